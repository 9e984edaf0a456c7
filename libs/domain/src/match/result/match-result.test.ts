import { expect, test } from 'vitest'
import { playerDeltas, teamDelta } from './match-result'

test.each([
  [2, 1, { played: 1, won: 1, drawn: 0, lost: 0, goalsFor: 2, goalsAgainst: 1, goalDifference: 1, points: 3 }],
  [1, 1, { played: 1, won: 0, drawn: 1, lost: 0, goalsFor: 1, goalsAgainst: 1, goalDifference: 0, points: 1 }],
  [0, 3, { played: 1, won: 0, drawn: 0, lost: 1, goalsFor: 0, goalsAgainst: 3, goalDifference: -3, points: 0 }],
])('%i to %i', (goalsFor, goalsAgainst, delta) => {
  expect(teamDelta({ homeScore: goalsFor, awayScore: goalsAgainst }, 'home')).toEqual(delta)
  expect(teamDelta({ homeScore: goalsAgainst, awayScore: goalsFor }, 'away')).toEqual(delta)
})

test('a match that neither side came to is lost by both', () => {
  const match = { homeScore: 0, awayScore: 0, result: { kind: 'walkover', absent: 'both', reason: '' } } as const
  for (const side of ['home', 'away'] as const)
    expect(teamDelta(match, side)).toMatchObject({ played: 1, drawn: 0, lost: 1, points: 0 })
})

test('a goal counts its points', () => {
  expect(
    playerDeltas([
      { type: 'goal', playerId: 'ana', points: 3 },
      { type: 'goal', playerId: 'ana' },
    ]).get('ana'),
  ).toMatchObject({ goals: 4, matchesPlayed: 1 })
})

test('a substitution counts the match of both players, and nothing else', () => {
  const played = { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 }
  expect(Object.fromEntries(playerDeltas([{ type: 'substitution', playerId: 'ana', outPlayerId: 'eva' }]))).toEqual({
    ana: played,
    eva: played,
  })
})

test('players count their events, assists too, and the match once', () => {
  const deltas = playerDeltas([
    { type: 'goal', playerId: 'ana', assistPlayerId: 'sol' },
    { type: 'goal', playerId: 'ana' },
    { type: 'yellow_card', playerId: 'ana' },
    { type: 'goal', playerId: '' },
    { type: 'own_goal', playerId: 'paz' },
    { type: 'red_card', playerId: 'eva' },
    { type: 'substitution', playerId: 'paz' },
    { type: 'yellow_card', playerId: 'luz', assistPlayerId: 'sol' },
  ])
  expect(Object.fromEntries(deltas)).toEqual({
    ana: { goals: 2, yellowCards: 1, redCards: 0, assists: 0, matchesPlayed: 1 },
    sol: { goals: 0, yellowCards: 0, redCards: 0, assists: 1, matchesPlayed: 1 },
    eva: { goals: 0, yellowCards: 0, redCards: 1, assists: 0, matchesPlayed: 1 },
    paz: { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 },
    luz: { goals: 0, yellowCards: 1, redCards: 0, assists: 0, matchesPlayed: 1 },
  })
})
