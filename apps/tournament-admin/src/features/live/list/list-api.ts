import { api, queryOf } from '@torneo/client'
import { matchEndpoints } from '@torneo/contracts/matches'

/** The same list without the socket: the first to be there, and the only one where a network lets no socket through. */
export const liveListReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiveList: queryOf(build, matchEndpoints.list, [matchEndpoints.list.tag, 'teams', 'promotions', 'tournament-sports']),
  }),
})

/** What may be controlled. */
export const controllable = { query: { status: 'scheduled,live' } } as const

export const { useTournamentLiveListQuery: useLiveListQuery } = liveListReads
