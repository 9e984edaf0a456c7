import { describe, expect, it, test } from 'vitest'
import { driftOf, recount } from './recount'

const none = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }

describe('a recount', () => {
  it('adds up what each finished match gives its teams and players', () => {
    const { teams, players } = recount([
      {
        homeTeamId: 'a',
        awayTeamId: 'b',
        homeScore: 2,
        awayScore: 1,
        events: [
          { type: 'goal', playerId: 'ana', assistPlayerId: 'sol' },
          { type: 'goal', playerId: 'ana' },
          { type: 'goal', playerId: 'eva' },
        ],
      },
      {
        homeTeamId: 'c',
        awayTeamId: 'a',
        homeScore: 0,
        awayScore: 0,
        events: [{ type: 'yellow_card', playerId: 'ana' }],
      },
    ])
    expect(Object.fromEntries(teams)).toEqual({
      a: { played: 2, won: 1, drawn: 1, lost: 0, goalsFor: 2, goalsAgainst: 1, goalDifference: 1, points: 4 },
      b: { ...none, played: 1, lost: 1, goalsFor: 1, goalsAgainst: 2, goalDifference: -1 },
      c: { ...none, played: 1, drawn: 1, points: 1 },
    })
    expect(Object.fromEntries(players)).toEqual({
      ana: { goals: 2, yellowCards: 1, redCards: 0, assists: 0, matchesPlayed: 2 },
      sol: { goals: 0, yellowCards: 0, redCards: 0, assists: 1, matchesPlayed: 1 },
      eva: { goals: 1, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 },
    })
  })

  it('is empty when there is no match', () => {
    const { teams, players } = recount([])
    expect([teams.size, players.size]).toEqual([0, 0])
  })
})

test.each([
  ['the same', { ...none, won: 1 }, []],
  ['one too many', { ...none, won: 2 }, [{ counter: 'won', stored: 2, recomputed: 1 }]],
  ['nothing stored yet', {}, [{ counter: 'won', stored: 0, recomputed: 1 }]],
  ['a text', { ...none, won: '1' }, [{ counter: 'won', stored: '1', recomputed: 1 }]],
  ['what is no counter', { ...none, won: 1, cups: 9 }, []],
])('drift: %s', (_case, stored, drift) => {
  expect(driftOf(stored, { ...none, won: 1 })).toEqual(drift)
})
