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

/** Adds the boundaries of a range, and all nodes between them and their common ancestor. */
function addParentsOf(range: Range, parents: Set<Node | null>): void {
  const { startContainer, endContainer, commonAncestorContainer: top } = range
  for (const boundary of [startContainer, endContainer])
    for (let node: Node | null = boundary; node && node !== top; node = node.parentNode) parents.add(node)
  parents.add(top).add(top.parentNode)
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
          const moved = args.slice(0, count).filter((one) => one instanceof Node)
          const touched = new Set<Node | null>()
          if (this instanceof Range) addParentsOf(this, touched)
          else {
            if (!isOfParent || isInsert) touched.add(this)
            if (isOfParent) touched.add(this.parentNode)
            if (isOfParent && !isInsert) moved.push(this)
          }
          for (const node of moved) touched.add(node.parentNode)
          const parents = [...touched].filter((node) => node !== null && isOutside(node)) as Node[]
          const caller = parents.length > 0 ? currentCaller() : null
          return onChange({ name, caller, parents, moved, run: () => Reflect.apply(method, this, args) as unknown })
        },
      })
    }
  }
}
