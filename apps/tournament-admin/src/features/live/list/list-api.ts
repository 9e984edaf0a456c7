import { api, type ArgsOf, queryOf } from '@torneo/client'
import type { ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { cachedAtHeader } from '@torneo/contracts/match/device-entries'
import { matchEndpoints } from '@torneo/contracts/match/matches'

const { list } = matchEndpoints

/** The matches with the time of the service's response, in milliseconds since 1970: offline the response is cached. */
type DatedList = ResponseOf<typeof list> & { readonly asOf: number }

/** Reads the list without the socket: it arrives first, and works where a network blocks sockets. */
export const liveListReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiveList: {
      ...queryOf(build, list),
      transformResponse: (answer: ResponseOf<typeof list>, response?: Response) => ({
        ...answer,
        asOf: Number(response?.headers.get(cachedAtHeader)) || Date.now(),
      }),
    } as ReturnType<typeof build.query<DatedList, ArgsOf<typeof list>>>,
  }),
})

/** Query of the matches that can be controlled: the one that is stored for a start without a connection. */
export const controllable = { query: list.offline }

export const { useTournamentLiveListQuery: useLiveListQuery } = liveListReads
