import { api, mutationOf } from '@torneo/client'
import { accountEndpoints } from '@torneo/contracts/account'

export const { useShellChangePasswordMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellChangePassword: mutationOf(build, accountEndpoints.changePassword) }),
})
