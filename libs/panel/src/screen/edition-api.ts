import { api, queryOf } from '@torneo/client'
import { editionEndpoints } from '@torneo/contracts/site/edition'

/** Name, year and time zone of the tournament. */
export const editionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelEdition: queryOf(build, editionEndpoints.find) }),
})

export const { usePanelEditionQuery: useEditionQuery } = editionReads
