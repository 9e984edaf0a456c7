import { api, queryOf } from '@torneo/client'
import { historyEndpoints } from '@torneo/contracts/records/history'

export const { usePanelHistoryQuery: useHistoryQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelHistory: queryOf(build, historyEndpoints.list) }),
})
