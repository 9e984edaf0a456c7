import { api, mutationOf, queryOf } from '@torneo/client'
import { userEndpoints } from '@torneo/contracts/people/users'
import { activityEndpoints } from '@torneo/contracts/records/activity'
import { auditEndpoints } from '@torneo/contracts/records/audit'
import { systemEndpoints } from '@torneo/contracts/site/system'

export const {
  useUsersAdminActivityQuery: useActivityQuery,
  useUsersAdminUnreadableQuery: useUnreadableQuery,
  useUsersAdminAuditQuery: useAuditQuery,
  useUsersAdminExportAuditMutation: useExportAuditMutation,
  useUsersAdminPeopleQuery: usePeopleQuery,
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
