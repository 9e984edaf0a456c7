import { fieldMessages } from '../fields/fields'
import { z } from '../fields/zod'

/** Limits of one competition; `ties` leaves room for byes and for matches of the losers. */
export const competitionLimits = { phases: 12, zones: 32, teams: 64, entrants: 64, ties: 200, rank: 64 } as const

/** Id of a phase, zone or tie, chosen by the client and unique in its competition. */
export const competitionKeyPattern = /^[0-9A-Za-z_-]{1,24}$/

/* @__NO_SIDE_EFFECTS__ */
export function competitionKey(message: string = fieldMessages.invalid) {
  return z.string({ error: message }).check(z.regex(competitionKeyPattern, message))
}
