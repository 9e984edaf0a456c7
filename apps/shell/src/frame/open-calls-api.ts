import { api, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { matchCallEndpoints } from '@torneo/contracts/match/match-calls'

/** Reads the open calls from the pitch, for the notices and the first screen; `CallNotices` keeps them current. */
export const { useShellOpenCallsQuery: useOpenCallsQuery } = api.injectEndpoints({
  overrideExisting: true,
  // A goal changes no call.
  endpoints: (build) => ({
    shellOpenCalls: queryOf(build, matchCallEndpoints.list, tagsOf(matchCallEndpoints.list, ['matches'])),
  }),
})

/** Query of the calls that are not closed. */
export const openCalls = { query: { open: 'true' } } as const
