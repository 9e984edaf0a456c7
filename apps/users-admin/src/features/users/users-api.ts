import { api, mutationOf, queryOf } from '@torneo/client'
import { userEndpoints } from '@torneo/contracts/users'

export const {
  useUsersAdminListQuery: useUsersQuery,
  useUsersAdminCreateMutation: useCreateAdminMutation,
  useUsersAdminUpdateMutation: useUpdateUserMutation,
  useUsersAdminDeactivateMutation: useDeactivateUserMutation,
  useUsersAdminActivateMutation: useActivateUserMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    usersAdminList: queryOf(build, userEndpoints.list),
    usersAdminCreate: mutationOf(build, userEndpoints.createAdmin),
    usersAdminUpdate: mutationOf(build, userEndpoints.update),
    usersAdminDeactivate: mutationOf(build, userEndpoints.deactivate),
    usersAdminActivate: mutationOf(build, userEndpoints.activate),
  }),
})
