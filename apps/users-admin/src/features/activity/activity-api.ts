import { api, queryOf } from '@torneo/client'
import { dashboardEndpoints } from '@torneo/contracts/dashboard'
import { systemEndpoints } from '@torneo/contracts/system'

export const { useUsersAdminActivityQuery: useActivityQuery, useUsersAdminUnreadableQuery: useUnreadableQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    usersAdminActivity: queryOf(build, dashboardEndpoints.activity),
    usersAdminUnreadable: queryOf(build, systemEndpoints.unreadable),
  }),
})
