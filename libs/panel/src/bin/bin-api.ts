import { api, mutationOf } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'

/** Restores a deletion from the bin: a record with its dependents, or an image. */
export const { panelRestore } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelRestore: mutationOf(build, restoreEndpoint) }),
}).endpoints
