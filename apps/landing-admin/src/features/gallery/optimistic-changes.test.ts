import { aGalleryGroup } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { withChanges, type OptimisticChange } from './optimistic-changes'

const [a, b, c] = [aGalleryGroup({ title: 'A' }), aGalleryGroup({ title: 'B' }), aGalleryGroup({ title: 'C' })] as const
const list = [a, b, c]
const renamed = (id: string, title: string): OptimisticChange => ({
  kind: 'update',
  id,
  fields: { title },
  stored: null,
})
const titles = (galleries: readonly { readonly title: string }[]) => galleries.map(({ title }) => title)

test('without changes it is the list that was read, itself', () => {
  expect(withChanges(list, [])).toBe(list)
})

test('changes of different galleries lie side by side, and the others stay the same objects', () => {
  const changed = withChanges(list, [renamed(a.id, 'A2'), { kind: 'removal', id: b.id, stored: false }])
  expect(titles(changed)).toEqual(['A2', 'C'])
  expect(changed[1]).toBe(c)
})

test('without the one that failed, the other stays', () => {
  expect(titles(withChanges(list, [renamed(a.id, 'A2')]))).toEqual(['A2', 'B', 'C'])
})

test('what was stored stands until the list knows it, and no longer', () => {
  const stored = { ...a, rev: 2, title: 'A2' }
  const change: OptimisticChange = { kind: 'update', id: a.id, fields: { title: 'A2' }, stored }
  expect(titles(withChanges(list, [change]))).toEqual(['A2', 'B', 'C'])
  expect(titles(withChanges([{ ...a, rev: 3, title: 'De Ana' }, b, c], [change]))).toEqual(['De Ana', 'B', 'C'])
})

test('two changes of one gallery are drawn in their order', () => {
  expect(titles(withChanges(list, [renamed(a.id, 'A2'), renamed(a.id, 'A3')]))).toEqual(['A3', 'B', 'C'])
})
