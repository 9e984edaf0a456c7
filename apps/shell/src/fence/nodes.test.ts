import { leakTexts } from '@torneo/domain/releases/leaks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Caller } from './caller'
import { createFence, type Fence } from './fence-state'
import { fenceNodes } from './nodes'

const file = 'https://panel.example/remotes/landing-admin/a.js'
let line = 0
/** Returns a call of another line each time, since a team is told once about each. */
const newCall = (): Caller => ({ app: 'landing-admin', stack: `at f (${file}:${(line += 1)}:2)` })
let section = newCall()
const prototypes = [Node, Element, HTMLElement, Document, DocumentFragment, CharacterData, Range].map(
  ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
)
const sheets = [...document.adoptedStyleSheets]

let fence: Fence
let told: string[] = []
/** Author of the calls of a test; null for the shell. */
let caller: Caller | null = null
/** Methods of this page call each other, which those of a browser do not. */
let areInnerIgnored = false
beforeAll(() => {
  vi.useFakeTimers()
  fence = {
    ...createFence(
      (what) => told.push(what),
      () => undefined,
      { set: setTimeout, clear: clearTimeout },
    ),
    currentCaller: () => (areInnerIgnored && new Error().stack?.includes('happy-dom') ? null : caller),
  }
  fenceNodes(fence, (run) => setTimeout(run))
})
// Restores the page, which the files that follow share.
afterAll(() => {
  vi.useRealTimers()
  for (const [prototype, properties] of prototypes) Object.defineProperties(prototype, properties)
  document.adoptedStyleSheets = sheets
})

let root: HTMLElement
let nav: HTMLElement
let part: HTMLElement
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><nav><a>Sponsors</a><a>Usuarios</a></nav><main><div data-section="x"></div></main></div>'
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
  ;[root, nav, part] = [find('#root'), find('nav'), find('[data-section]')]
  section = newCall()
  caller = section
})
afterEach(() => {
  caller = null
  document.body.replaceChildren()
  told = []
  areInnerIgnored = false
  fence.wake(section.app)
})

function leave(): void {
  fence.leave(section.app)
  vi.advanceTimersByTime(1000)
}
const layerOf = () => Object.assign(document.createElement('div'), { id: 'layer' })
const isThere = () => document.querySelector('#layer') !== null
const rangeOf = (node: Node) => {
  const range = document.createRange()
  range.selectNode(node)
  return range
}

describe('a node outside of the section is taken away with it, and returns, if it was put there by', () => {
  test.each<[string, (layer: HTMLElement) => unknown]>([
    ['appendChild', (layer) => document.body.appendChild(layer)],
    ['insertBefore', (layer) => document.body.insertBefore(layer, root)],
    ['append', (layer) => document.body.append(layer)],
    ['after', (layer) => root.after(layer)],
    ['insertAdjacentElement', (layer) => root.insertAdjacentElement('afterend', layer)],
    ['insertNode', (layer) => rangeOf(root).insertNode(layer)],
  ])('%s', (_name, put) => {
    const layer = layerOf()
    put(layer)
    expect(layer.dataset.outside).toBe(section.app)
    leave()
    expect([isThere(), told]).toEqual([false, [leakTexts.node('div')]])
    fence.wake(section.app)
    expect(isThere()).toBe(true)
  })

  test('insertAdjacentText', () => {
    root.insertAdjacentText('afterend', 'suelto')
    leave()
    expect(document.body.textContent).not.toContain('suelto')
    fence.wake(section.app)
    expect(document.body.textContent).toContain('suelto')
  })
})

describe('a part of the panel returns before the next frame after', () => {
  test.each<[string, () => unknown]>([
    ['remove', () => root.remove()],
    ['removeChild', () => document.body.removeChild(root)],
    ['replaceChildren', () => document.body.replaceChildren()],
    ['textContent', () => (document.body.textContent = '')],
    ['a move into a fragment', () => document.createDocumentFragment().append(nav)],
    ['a move into the section', () => part.append(nav)],
    ['adoptNode', () => document.implementation.createHTMLDocument('').adoptNode(root)],
    ['adoptNode of its document', () => document.adoptNode(root)],
    ['extractContents', () => rangeOf(root).extractContents()],
    ['deleteContents', () => rangeOf(nav).deleteContents()],
    ['surroundContents', () => rangeOf(nav).surroundContents(layerOf())],
  ])('%s', async (_name, take) => {
    const html = () => document.querySelector('#root > nav')?.innerHTML
    const before = html()
    take()
    await Promise.resolve()
    expect(html()).toBe(before)
    expect(root.parentNode).toBe(document.body)
    expect(nav.parentNode).toBe(root)
  })
})

describe('a node that was taken away stays away after', () => {
  test.each<[string, (layer: HTMLElement) => unknown]>([
    ['remove', (layer) => layer.remove()],
    ['removeChild', (layer) => document.body.removeChild(layer)],
    ['a move into the section', (layer) => part.append(layer)],
  ])('%s', (_name, end) => {
    const layer = layerOf()
    document.body.append(layer)
    leave()
    end(layer)
    fence.wake(section.app)
    expect(layer.parentNode).not.toBe(document.body)
  })
})

it('rules that code inserted are switched off, and are there on the next visit', () => {
  const style = document.createElement('style')
  document.head.append(style)
  style.sheet?.insertRule('body { color: red }')
  leave()
  expect([style.sheet?.disabled, told]).toEqual([true, [leakTexts.node('style')]])
  fence.wake(section.app)
  expect([style.isConnected, style.sheet?.disabled, style.sheet?.cssRules.length]).toEqual([true, false, 1])
  style.remove()
})

it('a layer is marked, and its own nodes are not', () => {
  const [layer, child] = [layerOf(), document.createElement('p')]
  document.body.append(layer)
  layer.append(child)
  expect(child.hasAttribute('data-outside')).toBe(false)
})

it('a node that returns into the section is not marked', () => {
  areInnerIgnored = true
  const dragged = layerOf()
  part.append(dragged)
  document.body.append(dragged)
  expect(dragged.dataset.outside).toBe(section.app)
  part.append(dragged)
  expect(dragged.dataset.outside).toBeUndefined()
  leave()
  expect([dragged.parentNode, told]).toEqual([part, []])
})

it('nodes of the panel and of the section are left alone', () => {
  caller = null
  document.body.append(layerOf())
  nav.firstChild?.remove()
  caller = section
  part.append('texto')
  part.textContent = ''
  leave()
  expect([isThere(), nav.childNodes.length, told]).toEqual([true, 1, []])
})
