import { api, mutationOf, queryOf } from '@torneo/client'
import { auditEndpoints } from '@torneo/contracts/audit'
import { activityEndpoints } from '@torneo/contracts/activity'
import { systemEndpoints } from '@torneo/contracts/system'
import { userEndpoints } from '@torneo/contracts/users'

export const {
  useUsersAdminActivityQuery: useActivityQuery, useUsersAdminUnreadableQuery: useUnreadableQuery,
  useUsersAdminAuditQuery: useAuditQuery, useUsersAdminExportAuditMutation: useExportAuditMutation, useUsersAdminPeopleQuery: usePeopleQuery,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    usersAdminActivity: queryOf(build, activityEndpoints.list),
    usersAdminUnreadable: queryOf(build, systemEndpoints.unreadable),
    usersAdminAudit: queryOf(build, auditEndpoints.list),
    usersAdminExportAudit: mutationOf(build, auditEndpoints.export),
    usersAdminPeople: queryOf(build, userEndpoints.list),
  }),
})
