import type { Match } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { applyMatchesChange, liveOrder, applyMatchesSnapshot } from './live-list'

/** Rows as '<id>:<rev>:<status>:<date and time>'. */
const rowsOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [id, rev, status, day = '15', time = '16'] = line.split(':')
    return { id, rev: Number(rev), status, date: `2025-11-${day}`, time: `${time}:00` } as Match
  })
const said = (matches: readonly Match[]) => matches.map(({ id, rev, status }) => `${id}:${rev}:${status}`)

test.each<[what: string, before: string[], items: string[], removed: string[], after: string[]]>([
  ['a new row', [], ['a:1:scheduled'], [], ['a:1:scheduled']],
  ['a newer row', ['a:1:scheduled'], ['a:2:live'], [], ['a:2:live']],
  ['the same rev again, with another team name perhaps', ['a:2:scheduled'], ['a:2:live'], [], ['a:2:live']],
  ['an older row', ['a:3:live'], ['a:2:scheduled'], [], ['a:3:live']],
  ['a finished match', ['a:3:live', 'b:1:scheduled'], ['a:4:finished'], [], ['b:1:scheduled']],
  ['a cancelled match', ['a:3:scheduled'], ['a:4:cancelled'], [], []],
  ['an old row that says finished, of a match reopened since', ['a:6:live'], ['a:5:finished'], [], ['a:6:live']],
  ['a match reopened', [], ['a:6:live'], [], ['a:6:live']],
  ['a deleted match', ['a:1:scheduled', 'b:1:scheduled'], [], ['a'], ['b:1:scheduled']],
  ['a deleted match that was never there', ['b:1:scheduled'], [], ['a'], ['b:1:scheduled']],
  ['a kick-off', ['a:1:scheduled:15:10', 'b:1:scheduled:15:12'], ['b:2:live:15:12'], [], ['b:2:live', 'a:1:scheduled']],
])('%s', (_, before, items, removed, after) => {
  expect(said(applyMatchesChange(rowsOf(before), { items: rowsOf(items), removed }))).toEqual(after)
})

test.each<[what: string, before: string[], items: string[], after: string[]]>([
  [
    'replaces the list',
    ['a:1:scheduled', 'b:1:scheduled'],
    ['b:2:live', 'c:1:scheduled'],
    ['b:2:live', 'c:1:scheduled'],
  ],
  ['does not bring an older row back', ['a:5:live'], ['a:4:live'], ['a:5:live']],
  ['may be empty', ['a:5:live'], [], []],
])('a snapshot %s', (_, before, items, after) => {
  expect(said(applyMatchesSnapshot(rowsOf(before), { items: rowsOf(items) }))).toEqual(after)
})

test('live first, then date, then time, then id', () => {
  const rows = rowsOf([
    'e:1:live:17:09',
    'd:1:scheduled:15:09',
    'b:1:scheduled:14:20',
    'c:1:scheduled:15:08',
    'g:1:live:16:09',
    'a:1:scheduled:15:09',
  ])
  expect(
    rows
      .toSorted(liveOrder)
      .map(({ id }) => id)
      .join(''),
  ).toBe('gebcad')
})
