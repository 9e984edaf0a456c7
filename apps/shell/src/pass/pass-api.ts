import { api, mutationOf } from '@torneo/client'
import { passEndpoints } from '@torneo/contracts/people/passes'

export const { useShellOpenPassMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellOpenPass: mutationOf(build, passEndpoints.open) }),
})
