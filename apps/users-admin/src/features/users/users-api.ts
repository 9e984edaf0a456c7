import { api, mutationOf, queryOf } from '@torneo/client'
import { userEndpoints } from '@torneo/contracts/people/users'

export const userReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ usersAdminList: queryOf(build, userEndpoints.list) }),
})

export const { useUsersAdminListQuery: useUsersQuery } = userReads
export const {
  useUsersAdminCreateMutation: useCreateAdminMutation,
  useUsersAdminUpdateMutation: useUpdateUserMutation,
  useUsersAdminDeactivateMutation: useDeactivateUserMutation,
  useUsersAdminActivateMutation: useActivateUserMutation,
  useUsersAdminRemoveSecondFactorMutation: useRemoveSecondFactorMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    usersAdminCreate: mutationOf(build, userEndpoints.createAdmin),
    usersAdminUpdate: mutationOf(build, userEndpoints.update),
    usersAdminDeactivate: mutationOf(build, userEndpoints.deactivate),
    usersAdminActivate: mutationOf(build, userEndpoints.activate),
    usersAdminRemoveSecondFactor: mutationOf(build, userEndpoints.removeSecondFactor),
  }),
})
