import type { Match } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { afterResponse, afterChange, afterSnapshot } from './merge-matches'

/** Builds rows from '<id>:<rev>:<status>'. */
const rowsOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [id, rev, status] = line.split(':')
    return { id, rev: Number(rev), status } as Match
  })
const summaries = (matches: readonly Match[]) => matches.map(({ id, rev, status }) => `${id}:${rev}:${status}`).sort()

test.each<[what: string, known: string[], items: string[], removed: string[], after: string[]]>([
  ['a new row', [], ['a:1:scheduled'], [], ['a:1:scheduled']],
  ['a newer row', ['a:1:scheduled'], ['a:2:live'], [], ['a:2:live']],
  ['an older row', ['a:3:live'], ['a:2:scheduled'], [], ['a:3:live']],
  ['a match that ended stays', ['a:3:live', 'b:1:scheduled'], ['a:4:finished'], [], ['a:4:finished', 'b:1:scheduled']],
  ['a match reopened', ['a:4:finished'], ['a:5:live'], [], ['a:5:live']],
  ['a deleted match', ['a:1:scheduled', 'b:1:scheduled'], [], ['a'], ['b:1:scheduled']],
])('%s', (_, known, items, removed, after) => {
  expect(summaries(afterChange(rowsOf(known), { items: rowsOf(items), removed }))).toEqual(after)
})

test.each<[what: string, known: string[], items: string[], after: string[]]>([
  ['brings what is new', ['a:1:scheduled'], ['a:2:live', 'b:1:scheduled'], ['a:2:live', 'b:1:scheduled']],
  ['takes away what is open no more', ['a:1:scheduled', 'b:3:live'], ['a:1:scheduled'], ['a:1:scheduled']],
  ['leaves results alone', ['a:4:finished', 'c:2:cancelled'], [], ['a:4:finished', 'c:2:cancelled']],
  ['does not bring an older row back', ['a:5:live'], ['a:4:live'], ['a:5:live']],
])('a snapshot %s', (_, known, items, after) => {
  expect(summaries(afterSnapshot(rowsOf(known), rowsOf(items)))).toEqual(after)
})

const nothing = { changed: new Set<string>(), removed: new Set<string>() }
test.each<
  [what: string, known: string[], answer: string[], received: Parameters<typeof afterResponse>[2], after: string[]]
>([
  ['is taken whole', ['z:1:scheduled'], ['a:1:scheduled'], { isComplete: false, ...nothing }, ['a:1:scheduled']],
  ['gives way to a newer row', ['a:3:live'], ['a:2:live'], { isComplete: false, ...nothing }, ['a:3:live']],
  ['brings a newer row', ['a:3:live'], ['a:4:finished'], { isComplete: true, ...nothing }, ['a:4:finished']],
  ['does not undo a deletion', [], ['a:2:scheduled'], { isComplete: true, ...nothing, removed: new Set(['a']) }, []],
  [
    'keeps an open match that only the socket knows yet',
    ['a:1:scheduled'],
    [],
    { isComplete: true, ...nothing },
    ['a:1:scheduled'],
  ],
  [
    'keeps one that ended meanwhile',
    ['a:2:finished'],
    [],
    { isComplete: true, ...nothing, changed: new Set(['a']) },
    ['a:2:finished'],
  ],
  ['drops a result that is gone', ['a:2:finished'], [], { isComplete: true, ...nothing }, []],
])('an answer %s', (_, known, answer, received, after) => {
  expect(summaries(afterResponse(rowsOf(known), rowsOf(answer), received))).toEqual(after)
})
