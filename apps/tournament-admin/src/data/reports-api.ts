import { api, mutationOf, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { matchReportEndpoints, type MatchReport } from '@torneo/contracts/match/match-reports'
import { refetchStale } from '@torneo/panel/screen/prefetch'

export const reportReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // A goal changes no report.
    tournamentMatchReports: queryOf(build, matchReportEndpoints.list, tagsOf(matchReportEndpoints.list, ['matches'])),
    tournamentHandInReport: mutationOf(build, matchReportEndpoints.create),
    tournamentRemoveReport: mutationOf(build, matchReportEndpoints.remove),
  }),
})

export const {
  useTournamentMatchReportsQuery: useReportsQuery,
  useTournamentHandInReportMutation: useHandInReportMutation,
  useTournamentRemoveReportMutation: useRemoveReportMutation,
} = reportReads

/** Query of the reports of all matches. */
export const allReports = { query: {} } as const

const none: readonly MatchReport[] = []

/** Reports of all matches, newest first; empty until loaded. */
export const useReports = (): readonly MatchReport[] => useReportsQuery(allReports, refetchStale).data?.items ?? none
