import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Caller } from './caller'
import type { Addition, Fence } from './fence-state'
import { isOutside } from './shared-targets'

type Methods = Record<string, (...args: unknown[]) => unknown>

/** Methods that change the children of their node, or its place among its parent's, and properties that replace children. */
const ofNode = ['appendChild', 'insertBefore', 'replaceChild', 'removeChild'] as const
const ofElement = ['append', 'prepend', 'replaceChildren', 'insertAdjacentElement'] as const
const ofChild = ['before', 'after', 'replaceWith', 'remove'] as const
const setters = ['textContent', 'innerText', 'innerHTML', 'outerHTML'] as const

/** Mark of what a section put outside of its part: below the top bar and the sidebar, whatever its z-index. */
const outsideMark = 'data-outside'

interface Removed {
  readonly node: Node
  readonly parent: Node
  readonly next: Node | null
}

/** Times that a node returns at once. One that is removed again each time, as by an observer, waits for its turn. */
const maxAtOnce = 5

/** A section's own files: confined by its build, and fetched once (docs/adr/0100). */
const isOwnFile = (node: Node) => node instanceof HTMLLinkElement && node.href.includes('/remotes/')

/**
 * Takes away what a section put outside of its part, such as layers over the page, while another one is shown. What it
 * removes of the panel returns once its code has run, before the next frame.
 */
export function fenceNodes(fence: Fence, later: (run: () => void) => void): void {
  const { appendChild, insertBefore } = Node.prototype
  const { remove } = Element.prototype
  const added = new WeakMap<Node, Addition>()
  const removed: Removed[] = []
  const timesRemoved = new WeakMap<Node, number>()

  function putBack(): void {
    for (let last = removed.pop(); last; last = removed.pop()) {
      const { node, parent, next } = last
      if (!node.isConnected) insertBefore.call(parent, node, next?.parentNode === parent ? next : null)
    }
  }

  function noteAdded(node: Node, parent: Node, caller: Caller): void {
    // A node of the panel that was only moved.
    if (removed.some((one) => one.node === node) || isOwnFile(node) || added.has(node)) return
    if (node instanceof Element) node.setAttribute(outsideMark, caller.app)
    let home: Node | null = null
    const addition: Addition = {
      caller,
      suspend: () => {
        if (!node.isConnected) {
          added.delete(node)
          return null
        }
        home = node.parentNode ?? parent
        remove.call(node as ChildNode as Element)
        return leakTexts.node(node.nodeName.toLowerCase())
      },
      resume: () => {
        if (home) appendChild.call(home, node)
      },
    }
    added.set(node, addition)
    fence.add(addition)
  }

  function noteRemoved(one: Removed, caller: Caller): void {
    const addition = added.get(one.node)
    if (addition) {
      added.delete(one.node)
      fence.drop(addition)
      return
    }
    const times = (timesRemoved.get(one.node) ?? 0) + 1
    timesRemoved.set(one.node, times)
    if (times > maxAtOnce) later(putBack)
    else if (removed.length === 0) queueMicrotask(putBack)
    removed.push(one)
    fence.report(leakTexts.removed(one.node.nodeName.toLowerCase()), caller)
  }

  function watch(parent: Node, caller: Caller, change: () => unknown): unknown {
    const before = [...parent.childNodes]
    const result = change()
    const after = new Set(parent.childNodes)
    // From the last, so that each returns before its neighbour, which is there by then.
    for (const [index, node] of before.entries()) {
      if (!after.has(node)) noteRemoved({ node, parent, next: before[index + 1] ?? null }, caller)
    }
    for (const node of after) if (!before.includes(node)) noteAdded(node, parent, caller)
    return result
  }

  function fenceMethod(methods: Methods, name: string, isOfChild: boolean): void {
    const method = methods[name]
    if (!method) return
    methods[name] = function (this: Node, ...args: unknown[]) {
      const parent = isOfChild ? this.parentNode : this
      const caller = parent && isOutside(parent) ? fence.currentCaller() : null
      if (!parent || !caller) return Reflect.apply(method, this, args)
      return watch(parent, caller, () => Reflect.apply(method, this, args))
    }
  }

  function fenceSetter(prototype: object, name: string): void {
    const property = Object.getOwnPropertyDescriptor(prototype, name)
    const set = property?.set
    if (!set) return
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: Node, value: unknown) {
        const parent = name === 'outerHTML' ? this.parentNode : this
        const caller = parent && isOutside(parent) ? fence.currentCaller() : null
        if (parent && caller) watch(parent, caller, () => Reflect.apply(set, this, [value]))
        else Reflect.apply(set, this, [value])
      },
    })
  }

  for (const name of ofNode) fenceMethod(Node.prototype as unknown as Methods, name, false)
  for (const { prototype } of [Element, Document, DocumentFragment])
    for (const name of ofElement) fenceMethod(prototype as unknown as Methods, name, false)
  for (const { prototype } of [Element, CharacterData])
    for (const name of ofChild) fenceMethod(prototype as unknown as Methods, name, true)
  for (const { prototype } of [Node, Element, HTMLElement]) for (const name of setters) fenceSetter(prototype, name)

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${outsideMark}] { isolation: isolate !important; z-index: 9 !important; }`)
  document.adoptedStyleSheets.push(sheet)
}
