import { api, queryOf } from '@torneo/client'
import { editionEndpoints } from '@torneo/contracts/edition'

/** Under the tournament's own tag: whoever changes the name, here or elsewhere, makes this old. */
export const { useShellEditionQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellEdition: queryOf(build, editionEndpoints.find, ['tournaments']) }),
})
