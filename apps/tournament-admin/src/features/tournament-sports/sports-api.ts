import { api, mutationOf, queryOf } from '@torneo/client'
import { tournamentSportEndpoints, type TournamentSport } from '@torneo/contracts/tournament-sports'
import { sportReads } from '../../data/sports-api'

const reads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // Asked anew for each question; a write must not ask again about a sport that it has just deleted.
    tournamentSportsDependents: queryOf(build, tournamentSportEndpoints.dependents, []),
  }),
})

function changeList(change: (items: TournamentSport[]) => TournamentSport[]) {
  return sportReads.util.updateQueryData('tournamentSportsList', undefined, ({ items }) => {
    const changed = change(items)
    return { total: changed.length, items: changed }
  })
}

interface Write<Answer> {
  readonly dispatch: (action: ReturnType<typeof changeList>) => unknown
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>
}

/** Shows what the server stored before the list is read anew: a form that closes must not uncover the card as it was. */
async function showStored(_: unknown, { dispatch, queryFulfilled }: Write<TournamentSport>): Promise<void> {
  const stored = await queryFulfilled.then(({ data }) => data, () => null)
  if (!stored) return
  dispatch(changeList((items) => (items.some(({ id }) => id === stored.id)
    ? items.map((item) => (item.id === stored.id ? stored : item))
    : [...items, stored])))
}

async function hideRemoved({ params }: { params: { id: string } }, { dispatch, queryFulfilled }: Write<unknown>): Promise<void> {
  const removed = await queryFulfilled.then(() => true, () => false)
  if (removed) dispatch(changeList((items) => items.filter(({ id }) => id !== params.id)))
}

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSportsCreate: mutationOf(build, tournamentSportEndpoints.create),
    tournamentSportsUpdate: mutationOf(build, tournamentSportEndpoints.update),
    tournamentSportsRemove: mutationOf(build, tournamentSportEndpoints.remove),
  }),
})

writes.enhanceEndpoints({
  endpoints: {
    tournamentSportsCreate: { onQueryStarted: showStored },
    tournamentSportsUpdate: { onQueryStarted: showStored },
    tournamentSportsRemove: { onQueryStarted: hideRemoved },
  },
})

export const { useLazyTournamentSportsDependentsQuery: useSportDependents } = reads
export const {
  useTournamentSportsCreateMutation: useCreateSportMutation,
  useTournamentSportsUpdateMutation: useUpdateSportMutation,
  useTournamentSportsRemoveMutation: useRemoveSportMutation,
} = writes
