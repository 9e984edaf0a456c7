import type { TournamentSport } from '@torneo/contracts/tournament-sports'

/** The sports that have a table; it opens on the first of them. */
export const shownSports = (sports: readonly TournamentSport[]) => sports.filter(({ active }) => active)
