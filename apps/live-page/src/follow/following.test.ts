import { expect, test } from 'vitest'
import { match } from '../testing/a-tournament'
import { followedFirst, isFollowed, readFollowing } from './following'

test.each([
  ['', []],
  ['otra=1', []],
  ['otra=1; siguiendo=p98.p05', ['p98', 'p05']],
  ['siguiendo=', []],
  ['siguiendo=p98', ['p98']],
])('cookies %o follow promotions %o', (cookies, following) => {
  expect(readFollowing(cookies)).toEqual(following)
})

test('a match of a followed promotion, on either side', () => {
  expect([['p1998'], ['p2005'], ['p1985'], []].map((following) => isFollowed(match(1998, 2005), following))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('puts followed rows first and keeps the order of the rest', () => {
  expect(followedFirst([1, 2, 3, 4, 5], (row) => row % 2 === 0)).toEqual([2, 4, 1, 3, 5])
})
