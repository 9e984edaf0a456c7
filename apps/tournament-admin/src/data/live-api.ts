import { api, type ArgsOf, mutationOf, queryOf } from '@torneo/client'
import { matchBoardEndpoints } from '@torneo/contracts/match-boards'
import { matchCommandEndpoints } from '@torneo/contracts/match-commands'
import { matchEndingEndpoints } from '@torneo/contracts/match-endings'
import { matchEventEndpoints } from '@torneo/contracts/match-events'
import { type Match, matchEndpoints } from '@torneo/contracts/matches'

/** Reads of a match and its events. Writes do not invalidate them: responses and the socket bring the changes. */
export const liveReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiveMatch: queryOf(build, matchEndpoints.find, []),
    tournamentLiveEvents: queryOf(build, matchEventEndpoints.list, []),
    tournamentMatchRosters: queryOf(build, matchEndpoints.rosters, ['players']),
  }),
})

/** A match, and whether another person had already done the same: then this person cannot undo it (B14). */
interface Repeatable extends Match {
  readonly isRepeat: boolean
}
type Of<Name extends keyof typeof matchCommandEndpoints> = ArgsOf<(typeof matchCommandEndpoints)[Name]>

const withRepeat = (match: Match, response?: Response): Repeatable => ({ ...match, isRepeat: response?.headers.get('Idempotency-Replayed') === 'already' })

/** Commands to a running match. */
export const liveWrites = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentStartMatch: { ...mutationOf(build, matchCommandEndpoints.start), transformResponse: withRepeat } as ReturnType<typeof build.mutation<Repeatable, Of<'start'>>>,
    tournamentPauseMatch: mutationOf(build, matchCommandEndpoints.pause),
    tournamentResumeMatch: mutationOf(build, matchCommandEndpoints.resume),
    tournamentFinishMatch: mutationOf(build, matchCommandEndpoints.finish),
    tournamentReopenMatch: mutationOf(build, matchCommandEndpoints.reopen),
    tournamentStepScore: mutationOf(build, matchCommandEndpoints.score),
    tournamentStepMinute: mutationOf(build, matchCommandEndpoints.minute),
    tournamentSetMinute: mutationOf(build, matchCommandEndpoints.setMinute),
    tournamentEndPeriod: { ...mutationOf(build, matchCommandEndpoints.endPeriod), transformResponse: withRepeat } as ReturnType<typeof build.mutation<Repeatable, Of<'endPeriod'>>>,
    tournamentStartPeriod: { ...mutationOf(build, matchCommandEndpoints.startPeriod), transformResponse: withRepeat } as ReturnType<typeof build.mutation<Repeatable, Of<'startPeriod'>>>,
    tournamentLeadMatch: mutationOf(build, matchBoardEndpoints.lead),
    tournamentEndSet: mutationOf(build, matchCommandEndpoints.endSet),
    tournamentCorrectSets: mutationOf(build, matchCommandEndpoints.correctSets),
    tournamentSetHalf: mutationOf(build, matchCommandEndpoints.half),
    tournamentKick: mutationOf(build, matchEndingEndpoints.kick),
    tournamentUndo: mutationOf(build, matchCommandEndpoints.undo),
    tournamentRegisterEvent: mutationOf(build, matchEventEndpoints.register),
    tournamentCorrectEvent: mutationOf(build, matchEventEndpoints.correct),
    tournamentRemoveEvent: mutationOf(build, matchEventEndpoints.remove),
  }),
})

export const { useTournamentMatchRostersQuery: useMatchRostersQuery } = liveReads
export const { useTournamentReopenMatchMutation: useReopenMatchMutation, useTournamentLeadMatchMutation: useLeadMatchMutation } = liveWrites
