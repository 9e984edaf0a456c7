import { expect, test } from 'vitest'
import { formatScore, hasScore, displayStateOf } from './match-state'

const interruption = (kind: string) => ({ kind, reason: '', date: '2025-11-15', time: '10:00' })
const walkover = { kind: 'walkover', absent: 'home' as const, reason: '' }
const nobodyCame = { kind: 'walkover', absent: 'both' as const, reason: '' }

test.each([
  [{ status: 'scheduled' }, 'scheduled', false],
  [{ status: 'live', interruption: null }, 'live', true],
  [{ status: 'finished', result: null }, 'finished', true],
  [{ status: 'cancelled' }, 'cancelled', false],
  [{ status: 'finished', result: walkover }, 'walkover', true],
  [{ status: 'finished', result: nobodyCame }, 'walkoverOfBoth', true],
  [{ status: 'cancelled', interruption: interruption('abandoned') }, 'abandoned', true],
  // A match with a new hour is scheduled and nothing else.
  [{ status: 'scheduled', interruption: interruption('abandoned') }, 'scheduled', true],
  [{ status: 'cancelled', interruption: interruption('postponed') }, 'postponed', false],
  [{ status: 'scheduled', interruption: interruption('postponed') }, 'scheduled', false],
  [{ status: 'cancelled', interruption: interruption('of a later version') }, 'cancelled', false],
] as const)('%j is %s', (match, standing, isScored) =>
  expect([displayStateOf(match), hasScore(match)]).toEqual([standing, isScored]),
)

test.each([
  [{ homeScore: 2, awayScore: 1 }, '2 – 1'],
  [{ homeScore: 2, awayScore: 2, shootout: { home: 4, away: 3, kicks: [] } }, '2 (4) – 2 (3)'],
  [{ homeScore: 0, awayScore: 2, shootout: { home: 4, away: 3, kicks: [] } }, '0 – 2'],
  [{ homeScore: 0, awayScore: 3, result: walkover }, '0 – 3 W.O.'],
  [{ homeScore: 0, awayScore: 0, result: nobodyCame }, '0 – 0 W.O. de ambos'],
])('the score of %j is %s', (match, words) => expect(formatScore(match)).toBe(words))
