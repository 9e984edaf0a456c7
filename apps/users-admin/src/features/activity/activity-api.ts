import { api, queryOf } from '@torneo/client'
import { dashboardEndpoints } from '@torneo/contracts/dashboard'

export const { useUsersAdminActivityQuery: useActivityQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ usersAdminActivity: queryOf(build, dashboardEndpoints.activity) }),
})
