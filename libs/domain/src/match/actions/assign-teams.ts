import { setFields } from '../effect'
import type { Action } from './action'

export type AssignedTeams = { readonly homeTeamId: string | null; readonly awayTeamId: string | null }

/** Fills or empties the sides of a knock-out match that has not begun (B31). Only the service acts so. */
export const assign_teams: Action<AssignedTeams> = {
  accepts: ({ status, interruption }) => status === 'scheduled' || (status === 'cancelled' && Boolean(interruption)),
  otherwise: 'notScheduled',
  isUnlimited: true,
  fitsOpenSides: () => true,
  effect: (match, { homeTeamId, awayTeamId }) => setFields(match, { homeTeamId, awayTeamId }),
  isPermanent: true,
}
