import { aFile } from '@torneo/testing/fake-storage'
import { expect, test } from 'vitest'
import { filesInView, formatMimeType, type LibraryOrder } from './library-view'
import { nextTile } from './LibraryGrid'

const files = [
  aFile({ name: 'Ñandú.jpg', size: 10, createdAt: '2025-11-02T00:00:00.000Z' }),
  aFile({ name: 'foto-10.jpg', size: 30, createdAt: '2025-11-03T00:00:00.000Z' }),
  aFile({ name: 'foto-9.jpg', size: 20, createdAt: '2025-11-01T00:00:00.000Z' }),
]
const names = (search: string, order: LibraryOrder) => filesInView(files, search, order).map(({ name }) => name)

test.each<[LibraryOrder, string[]]>([
  ['newest', ['foto-10.jpg', 'Ñandú.jpg', 'foto-9.jpg']],
  ['oldest', ['foto-9.jpg', 'Ñandú.jpg', 'foto-10.jpg']],
  ['name', ['foto-9.jpg', 'foto-10.jpg', 'Ñandú.jpg']],
  ['largest', ['foto-10.jpg', 'foto-9.jpg', 'Ñandú.jpg']],
])('order: %s', (order, expected) => {
  expect(names('', order)).toEqual(expected)
})

test('the search knows neither case nor accents', () => {
  expect(names('NANDU', 'newest')).toEqual(['Ñandú.jpg'])
  expect(names('foto 9', 'newest')).toEqual(['foto-9.jpg'])
  expect(names('nada', 'newest')).toEqual([])
})

test.each([
  ['image/jpeg', 'JPG'],
  ['image/svg+xml', 'SVG'],
  ['image/vnd.microsoft.icon', 'ICO'],
  ['image/avif', 'AVIF'],
])('%s is %s', (type, words) => {
  expect(formatMimeType(type)).toBe(words)
})

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 5],
  ['ArrowUp', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['ArrowLeft', 0, null],
  ['ArrowUp', 3, null],
  ['ArrowDown', 7, null],
  ['ArrowRight', 9, null],
  ['a', 1, null],
])('%s from tile %d of ten in four columns leads to %s', (key, index, next) => {
  expect(nextTile(key, index, 10, 4)).toBe(next)
})
