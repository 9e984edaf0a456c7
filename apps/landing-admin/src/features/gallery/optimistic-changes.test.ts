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

test('returns the same list when there are no changes', () => {
  expect(withChanges(list, [])).toBe(list)
})

test('changes of different galleries lie side by side, and the others stay the same objects', () => {
  const changed = withChanges(list, [renamed(a.id, 'A2'), { kind: 'removal', id: b.id, stored: false }])
  expect(titles(changed)).toEqual(['A2', 'C'])
  expect(changed[1]).toBe(c)
})

test('keeps the other change when the failed one is removed', () => {
  expect(titles(withChanges(list, [renamed(a.id, 'A2')]))).toEqual(['A2', 'B', 'C'])
})

test('applies a stored change until the list contains it', () => {
  const stored = { ...a, rev: 2, title: 'A2' }
  const change: OptimisticChange = { kind: 'update', id: a.id, fields: { title: 'A2' }, stored }
  expect(titles(withChanges(list, [change]))).toEqual(['A2', 'B', 'C'])
  expect(titles(withChanges([{ ...a, rev: 3, title: 'De Ana' }, b, c], [change]))).toEqual(['De Ana', 'B', 'C'])
})

test('two changes of one gallery are rendered in their order', () => {
  expect(titles(withChanges(list, [renamed(a.id, 'A2'), renamed(a.id, 'A3')]))).toEqual(['A3', 'B', 'C'])
})
