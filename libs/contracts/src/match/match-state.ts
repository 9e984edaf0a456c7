import { z } from '../fields/zod'
import { Match } from './match'
import { MatchEvent } from './match-event'

/** The full state of a match; `applied`: the keys of the last actions that changed it, undos included, oldest first. */
export const MatchState = z.object({ match: Match, events: z.array(MatchEvent), applied: z.array(z.string()) })
export type MatchState = z.output<typeof MatchState>
