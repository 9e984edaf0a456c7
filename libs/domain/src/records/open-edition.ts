import { defaultTournamentId, type Tournament } from '@torneo/contracts/tournament/tournaments'

/** Names and years of the archived editions, in the given order. */
export const earlierEditions = (editions: readonly Tournament[]): Pick<Tournament, 'name' | 'year'>[] =>
  editions.flatMap(({ name, year, state }) => (state === 'archived' ? { name, year } : []))

/** Returns the open edition; null without one. Editions of an older service have no state: there is one, open. */
export function openEdition(editions: readonly Tournament[]): Tournament | null {
  const open = editions.filter(({ state }) => state !== 'archived')
  return open.find(({ id }) => id === defaultTournamentId) ?? open[0] ?? null
}
