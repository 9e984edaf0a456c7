import type { PublicTournament } from '@torneo/contracts/site/public'
import { expect, test } from 'vitest'
import { placesOf } from './places-of'

const team = { id: 't98', name: 'Promo 98', sportId: 'futbol' }
const row = (played: number) => ({ position: 2, team, played, zoneId: 'a' })

const tournament = (played: number, withdrawals: readonly object[]) =>
  ({
    standings: { futbol: [row(played)] },
    competitions: { futbol: { phases: [], podium: null, withdrawals } },
  }) as unknown as PublicTournament

test.each([
  ['has not played', 0, [], ''],
  ['has played', 1, [], '2.º en la tabla'],
  ['withdrew after a match', 1, [{ teamId: 't98' }], 'Retirado'],
  ['withdrew before any', 0, [{ teamId: 't98' }], 'Retirado'],
] as const)('the card of a team that %s says so', (_case, played, withdrawals, words) => {
  expect(placesOf(tournament(played, withdrawals), team).words).toBe(words)
})
