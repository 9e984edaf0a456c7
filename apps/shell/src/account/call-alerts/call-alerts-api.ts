import { api, mutationOf, queryOf } from '@torneo/client'
import { callAlertEndpoints } from '@torneo/contracts/match/call-alerts'
import { alertEndpoints } from '@torneo/contracts/tournament/alerts'

/** Calls of the switch of alerts, loaded with it. */
export const {
  useLazyShellCallAlertsQuery: useReadCallAlerts,
  useLazyShellAlertKeyQuery: useReadAlertKey,
  useShellSaveCallAlertsMutation: useSaveCallAlerts,
  useShellRemoveCallAlertsMutation: useRemoveCallAlerts,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellCallAlerts: queryOf(build, callAlertEndpoints.find),
    shellAlertKey: queryOf(build, alertEndpoints.key),
    shellSaveCallAlerts: mutationOf(build, callAlertEndpoints.save),
    shellRemoveCallAlerts: mutationOf(build, callAlertEndpoints.remove),
  }),
})
