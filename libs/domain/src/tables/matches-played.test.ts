import { expect, test } from 'vitest'
import { matchesPlayed } from './matches-played'

const match = { homeTeamId: 'a', awayTeamId: 'b', homeScore: 1, awayScore: 0, events: [] }
const goal = { type: 'goal', playerId: 'ana', teamId: 'a', assistPlayerId: 'sol' }
const lineUps: Readonly<Record<string, readonly string[]>> = { 'uno a': ['ana', 'eva'], 'wo a': ['ana'] }
const counted = (...matches: Parameters<typeof matchesPlayed>[0]) =>
  Object.fromEntries(
    [...matchesPlayed(matches, (id, teamId) => lineUps[`${id} ${teamId}`])].map(([id, counts]) => [
      id,
      Object.fromEntries(counts),
    ]),
  )

test('a match counts for all of its line-up', () => {
  expect(counted({ ...match, id: 'uno' })).toEqual({ a: { ana: 1, eva: 1 }, b: {} })
})

test('a match counts once for a player of the line-up with events, and for one with an event who came later', () => {
  expect(counted({ ...match, id: 'uno', events: [goal, goal] })).toEqual({ a: { ana: 1, eva: 1, sol: 1 }, b: {} })
})

test('a match without a line-up counts for players with an event (R6), beside the line-ups of others', () => {
  expect(counted({ ...match, id: 'uno' }, { ...match, id: 'dos', events: [goal] })).toEqual({
    a: { ana: 2, eva: 1, sol: 1 },
    b: {},
  })
})

test('a walkover counts for no player, line-up or not', () => {
  expect(
    counted({ ...match, id: 'wo', events: [goal], result: { kind: 'walkover', absent: 'away', reason: '' } }),
  ).toEqual({ a: {}, b: {} })
})

test('an open side counts for no player', () => {
  expect(counted({ ...match, id: 'uno', awayTeamId: null })).toEqual({ a: { ana: 1, eva: 1 } })
})
