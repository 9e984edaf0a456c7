import { z } from '../fields/zod'
import { MatchTeam } from '../match/match'

/** A place of a podium; both losers of the semi-finals are third where no match decides it. */
export const PodiumPlace = z.object({ place: z.number(), team: MatchTeam })
export type PodiumPlace = z.output<typeof PodiumPlace>

/** The places of a phase that are decided, first to third. */
export const Podium = z.object({ phaseId: z.string(), name: z.string(), places: z.array(PodiumPlace) })
export type Podium = z.output<typeof Podium>
