import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each<[header: string | undefined, size: number, expected: unknown]>([
  [undefined, 10, 'none'],
  ['', 10, 'none'],
  ['bytes=', 10, 'none'],
  ['bytes=-', 10, 'none'],
  ['bytes=0-1,3-4', 10, 'none'],
  ['items=0-1', 10, 'none'],
  ['bytes=5-2', 10, 'none'],
  ['bytes=1e1-', 10, 'none'],
  ['bytes=0x1-2', 10, 'none'],
  ['bytes=--5', 10, 'none'],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=3-5', 10, { start: 3, end: 5 }],
  ['bytes=3-99', 10, { start: 3, end: 9 }],
  ['BYTES= 3 - 5 ', 10, { start: 3, end: 5 }],
  ['bytes=-1', 10, { start: 9, end: 9 }],
  ['bytes=-10', 10, { start: 0, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'outside'],
  ['bytes=10-12', 10, 'outside'],
  ['bytes=-0', 10, 'outside'],
  ['bytes=999999999999999-', 10, 'outside'],
])('%j of %i bytes is %j', (header, size, expected) => {
  expect(byteRange(header, size)).toEqual(expected)
})
