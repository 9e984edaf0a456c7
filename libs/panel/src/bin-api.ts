import { api, mutationOf } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/bin-restore'

/** Takes a deletion out of the bin: a record with all that went along, or an image. */
export const { panelRestore } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelRestore: mutationOf(build, restoreEndpoint) }),
}).endpoints
