import { api, queryOf } from '@torneo/client'
import { editionEndpoints } from '@torneo/contracts/edition'

/** Under the tournament's own tag: a change of the name, here or elsewhere, invalidates it. */
export const { useShellEditionQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellEdition: queryOf(build, editionEndpoints.find, ['tournaments']) }),
})
