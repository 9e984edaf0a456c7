import type { Caller } from './caller'
import type { Fence } from './fence-state'
import { isOutside } from './shared-targets'

/** Methods and setters that change the children of their node. */
const ofNode = ['appendChild', 'insertBefore', 'replaceChild', 'removeChild', 'append', 'prepend', 'replaceChildren',
  'moveBefore', 'textContent', 'innerText', 'innerHTML', 'adoptNode'] as const // prettier-ignore
/** Those that change its neighbours, or put it elsewhere. */
const ofParent = ['before', 'after', 'replaceWith', 'remove', 'outerHTML', 'outerText', 'insertAdjacentElement',
  'insertAdjacentText', 'insertAdjacentHTML'] as const // prettier-ignore
const ofRange = ['insertNode', 'surroundContents', 'extractContents', 'deleteContents'] as const

/** A change of the page's nodes by a section, or of nodes that are not in the page. */
export interface NodeChange {
  readonly name: string
  /** The section that changes nodes outside of its part; null for others. */
  readonly caller: Caller | null
  /** Nodes outside of all sections' parts whose children may change. */
  readonly parents: readonly Node[]
  /** Nodes that are put elsewhere or removed. */
  readonly moved: readonly Node[]
  readonly run: () => unknown
}

/** Calls `touch` with the boundaries of a range, and all nodes between them and above their common ancestor. */
function touchParents(range: Range, touch: (node: Node | null) => void): void {
  const { startContainer, endContainer, commonAncestorContainer: top } = range
  for (const boundary of [startContainer, endContainer])
    for (let node: Node | null = boundary; node && node !== top; node = node.parentNode) touch(node)
  touch(top)
  touch(top.parentNode)
}

/** Wraps all that changes nodes. `onChange` runs the change, and returns its result. */
export function fenceChanges({ currentCaller }: Fence, onChange: (change: NodeChange) => unknown): void {
  const names = [...ofNode, ...ofParent, ...ofRange]
  const neighbours: readonly string[] = ofParent
  for (const { prototype } of [Node, Element, HTMLElement, Document, DocumentFragment, CharacterData, Range]) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(prototype, name)
      const kind = property?.set ? 'set' : 'value'
      const method: unknown = property?.[kind]
      if (typeof method !== 'function') continue
      const isOfParent = neighbours.includes(name)
      const isInsert = name.startsWith('insertAdjacent')
      // Their second argument is a node that stays.
      const count = name.endsWith('Before') ? 1 : Infinity
      Object.defineProperty(prototype, name, {
        ...property,
        [kind](this: Node | Range, ...args: unknown[]) {
          // Without copies, since React's changes come here, too.
          const parents: Node[] = []
          const moved: Node[] = []
          const touch = (node: Node | null) => {
            if (node && !parents.includes(node) && isOutside(node)) parents.push(node)
          }
          if (this instanceof Range) touchParents(this, touch)
          else {
            if (!isOfParent || isInsert) touch(this)
            if (isOfParent) touch(this.parentNode)
            if (isOfParent && !isInsert) moved.push(this)
          }
          for (let index = 0; index < args.length && index < count; index += 1) {
            const node = args[index]
            if (!(node instanceof Node)) continue
            moved.push(node)
            touch(node.parentNode)
          }
          const caller = parents.length > 0 ? currentCaller() : null
          return onChange({ name, caller, parents, moved, run: () => Reflect.apply(method, this, args) as unknown })
        },
      })
    }
  }
}
