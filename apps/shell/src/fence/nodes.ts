import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Caller } from './caller'
import type { Addition, Fence } from './fence-state'
import { fenceChanges } from './node-changes'
import { isOutside, outsideMark } from './shared-targets'

interface Removed {
  readonly node: Node
  readonly parent: Node
  readonly next: Node | null
}

/** Times that a node returns at once. One that is removed again each time, as by an observer, waits for its turn. */
const maxAtOnce = 5

/** A section's own files: confined by its build, and fetched once (docs/design/isolation.md). */
const isOwnFile = (node: Node) => node instanceof HTMLLinkElement && node.href.includes('/remotes/')

/**
 * Takes away what a section put outside of its part, such as layers over the page, while another one is shown. What it
 * removes of the panel returns once its code has run, before the next frame.
 */
export function fenceNodes(fence: Fence, later: (run: () => void) => void): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const added = new WeakMap<Node, Addition>()
  /** Nodes that were taken away until their section is shown again. */
  const asleep = new WeakSet<Node>()
  const removed: Removed[] = []
  const timesRemoved = new WeakMap<Node, number>()

  function putBack(): void {
    for (let last = removed.pop(); last; last = removed.pop()) {
      const { node, parent, next } = last
      if (!isOutside(node)) insertBefore.call(parent, node, next?.parentNode === parent ? next : null)
    }
  }

  function noteAdded(node: Node, parent: Node, caller: Caller): void {
    // A node of the panel that was only moved.
    if (removed.some((one) => one.node === node) || isOwnFile(node) || added.has(node)) return
    if (node instanceof Element) node.setAttribute(outsideMark, caller.app)
    let wake: (() => void) | undefined
    const addition: Addition = {
      caller,
      suspend: () => {
        if (!node.isConnected) {
          added.delete(node)
          return null
        }
        wake = putToSleep(node, node.parentNode ?? parent)
        return leakTexts.node(node.nodeName.toLowerCase())
      },
      resume: () => {
        asleep.delete(node)
        wake?.()
      },
    }
    added.set(node, addition)
    fence.add(addition)
  }

  /** Takes a node out of the page, or switches its rules off: those that code inserted would end with its removal. */
  function putToSleep(node: Node, home: Node): () => void {
    const { sheet } = node as Partial<HTMLStyleElement>
    if (sheet) {
      const was = sheet.disabled
      sheet.disabled = true
      return () => (sheet.disabled = was)
    }
    asleep.add(node)
    removeChild.call(home, node)
    return () => appendChild.call(home, node)
  }

  function forget(node: Node): void {
    const addition = added.get(node)
    if (addition) fence.drop(addition)
    added.delete(node)
    asleep.delete(node)
    if (node instanceof Element) node.removeAttribute(outsideMark)
  }

  function noteRemoved(one: Removed, caller: Caller): void {
    if (added.has(one.node)) return forget(one.node)
    const times = (timesRemoved.get(one.node) ?? 0) + 1
    timesRemoved.set(one.node, times)
    if (times > maxAtOnce) later(putBack)
    else if (removed.length === 0) queueMicrotask(putBack)
    removed.push(one)
    fence.report(leakTexts.removed(one.node.nodeName.toLowerCase()), caller)
  }

  function watch(parents: readonly Node[], caller: Caller, change: () => unknown): unknown {
    const before = parents.map((parent) => [...parent.childNodes])
    const result = change()
    const after = parents.map((parent) => new Set(parent.childNodes))
    for (const [index, parent] of parents.entries()) {
      // From the last, so that each returns before its neighbour, which is there by then.
      for (const [place, node] of (before[index] ?? []).entries()) {
        if (!after[index]?.has(node)) noteRemoved({ node, parent, next: before[index]?.[place + 1] ?? null }, caller)
      }
    }
    for (const [index, parent] of parents.entries()) {
      const known = new Set(before[index])
      for (const node of after[index] ?? []) if (!known.has(node)) noteAdded(node, parent, caller)
    }
    return result
  }

  fenceChanges(fence, ({ name, caller, parents, moved, run }) => {
    for (const node of moved) {
      if (!asleep.has(node)) continue
      // Its section ends or moves what is away at the moment.
      forget(node)
      if (name === 'removeChild') return node
    }
    return caller ? watch(parents, caller, run) : run()
  })

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${outsideMark}] { isolation: isolate !important; z-index: 9 !important; }`)
  document.adoptedStyleSheets.push(sheet)
}
