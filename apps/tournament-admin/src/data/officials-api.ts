import { api, mutationOf } from '@torneo/client'
import { officialEndpoints, type Official } from '@torneo/contracts/match/officials'
import { collectionApi } from '@torneo/panel/collection/collection-api'

const byName = (a: Official, b: Official) => a.name.localeCompare(b.name, 'es')

/** Referees and table officials, also offered in the form of a fixture. */
export const officials = collectionApi('tournament', officialEndpoints, byName)

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentImportOfficials: mutationOf(build, officialEndpoints.importAll) }),
})

export const { useTournamentImportOfficialsMutation: useImportOfficialsMutation } = writes
