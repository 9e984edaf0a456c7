import { api, mutationOf, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { matchBoardEndpoints } from '@torneo/contracts/match/match-boards'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { type MatchEvent, matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { type Match, matchEndpoints } from '@torneo/contracts/match/matches'
import { actionOf, bodyOf, type LiveAction } from '@torneo/domain/match/actions'

/** Reads of a match and its events. Writes do not invalidate match and events: responses and the socket bring the changes. */
export const liveReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiveMatch: queryOf(build, matchEndpoints.find, []),
    tournamentLiveEvents: queryOf(build, matchEventEndpoints.list, []),
    // A goal changes no roster.
    tournamentMatchRosters: queryOf(build, matchEndpoints.rosters, tagsOf(matchEndpoints.rosters, ['matches'])),
  }),
})

/** An action of this device, to be sent under its key. */
interface SentAction {
  readonly matchId: string
  readonly key: string
  readonly at: number
  readonly action: LiveAction
}

/** The response to an action: the match and the event, if the response includes them. */
interface ActionResponse {
  readonly match: Match | null
  readonly event: MatchEvent | null
  /** True if another person had done the same before: then this person cannot undo it (B14). */
  readonly isRepeat: boolean
}

/** Unpacks a response: a match, a match in an object with its event or its undone action, or none. */
function toActionResponse(
  answer: (Partial<Match> & { readonly match?: Match; readonly event?: MatchEvent }) | null,
  response?: Response,
): ActionResponse {
  const { event = null, match, ...itself } = answer ?? {}
  return {
    match: match ?? (answer ? (itself as Match) : null),
    event,
    isRepeat: response?.headers.get('Idempotency-Replayed') === 'already',
  }
}

api.enhanceEndpoints({ addTagTypes: [matchEventEndpoints.list.tag] })

export const liveWrites = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMatchAction: build.mutation<ActionResponse, SentAction>({
      query: ({ matchId: id, key, at, action }) => ({
        endpoint: actionOf(action.kind).endpoint,
        args: {
          params: { id, ...('eventId' in action && { eventId: action.eventId }) },
          key,
          at,
          body: bodyOf(action),
        },
      }),
      transformResponse: toActionResponse,
      invalidatesTags: (_, error, { action }) => (error ? [] : [actionOf(action.kind).endpoint.tag, 'dashboard']),
    }),
    tournamentReopenMatch: mutationOf(build, matchCommandEndpoints.reopen),
    tournamentLeadMatch: mutationOf(build, matchBoardEndpoints.lead),
  }),
})

export const { useTournamentMatchRostersQuery: useMatchRostersQuery } = liveReads
export const {
  useTournamentReopenMatchMutation: useReopenMatchMutation,
  useTournamentLeadMatchMutation: useLeadMatchMutation,
} = liveWrites
