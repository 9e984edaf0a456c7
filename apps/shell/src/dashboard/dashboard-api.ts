import { api, queryOf } from '@torneo/client'
import { dashboardEndpoints } from '@torneo/contracts/dashboard'

export const { useShellDashboardQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellDashboard: queryOf(build, dashboardEndpoints.get) }),
})
