import { api, type ArgsOf, queryOf } from '@torneo/client'
import { keptAtHeader } from '@torneo/contracts/device-entries'
import type { ResponseOf } from '@torneo/contracts/endpoint'
import { matchEndpoints } from '@torneo/contracts/matches'

const { list } = matchEndpoints

/** The matches, and when the service gave them, in milliseconds since 1970: without a line that is a while ago. */
type DatedList = ResponseOf<typeof list> & { readonly asOf: number }

/** The same list without the socket: the first to be there, and the only one where a network lets no socket through. */
export const liveListReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiveList: {
      ...queryOf(build, list, [list.tag, 'teams', 'promotions', 'tournament-sports']),
      transformResponse: (answer: ResponseOf<typeof list>, response?: Response) =>
        ({ ...answer, asOf: Number(response?.headers.get(keptAtHeader)) || Date.now() }),
    } as ReturnType<typeof build.query<DatedList, ArgsOf<typeof list>>>,
  }),
})

/** What may be controlled. */
export const controllable = { query: { status: 'scheduled,live' } } as const

export const { useTournamentLiveListQuery: useLiveListQuery } = liveListReads
