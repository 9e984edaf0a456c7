import { api, mutationOf, queryOf } from '@torneo/client'
import { tournamentSportEndpoints, type TournamentSport } from '@torneo/contracts/tournament-sports'
import { optimisticList } from '@torneo/panel/optimistic-list'
import { sportReads } from '../../data/sports-api'

const reads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // Queried for each question; a write must not ask again about a sport that it has just deleted.
    tournamentSportsDependents: queryOf(build, tournamentSportEndpoints.dependents, []),
  }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSportsCreate: mutationOf(build, tournamentSportEndpoints.create),
    tournamentSportsUpdate: mutationOf(build, tournamentSportEndpoints.update),
    tournamentSportsRemove: mutationOf(build, tournamentSportEndpoints.remove),
  }),
})

const byOrder = (a: TournamentSport, b: TournamentSport) => a.order - b.order || a.name.localeCompare(b.name, 'es')
const { upsert, remove } = optimisticList((change) => sportReads.util.updateQueryData('tournamentSportsList', undefined, change), byOrder)

writes.enhanceEndpoints({
  endpoints: {
    tournamentSportsCreate: { onQueryStarted: upsert },
    tournamentSportsUpdate: { onQueryStarted: upsert },
    tournamentSportsRemove: { onQueryStarted: remove },
  },
})

export const { useLazyTournamentSportsDependentsQuery: useSportDependents } = reads
export const {
  useTournamentSportsCreateMutation: useCreateSportMutation,
  useTournamentSportsUpdateMutation: useUpdateSportMutation,
  useTournamentSportsRemoveMutation: useRemoveSportMutation,
} = writes
