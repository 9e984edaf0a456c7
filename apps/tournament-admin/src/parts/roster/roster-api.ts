import { api, mutationOf, queryOf } from '@torneo/client'
import type { QueryOf } from '@torneo/contracts/endpoint/endpoint'
import { eligibilityEndpoints } from '@torneo/contracts/tournament/eligibility'
import { playerEndpoints, type Player } from '@torneo/contracts/tournament/players'

/** Reads the roster of one team. */
export const rosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentRoster: queryOf(build, playerEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentAddPlayer: mutationOf(build, playerEndpoints.create),
    tournamentImportPlayers: mutationOf(build, playerEndpoints.importAll),
    tournamentUpdatePlayer: mutationOf(build, playerEndpoints.update),
    tournamentRemovePlayer: mutationOf(build, playerEndpoints.remove),
    tournamentDecideEligibility: mutationOf(build, eligibilityEndpoints.decide),
  }),
})

const byNumber = (a: Player, b: Player) => a.number - b.number || a.name.localeCompare(b.name, 'es')

const without = (items: readonly Player[], removed: readonly Player[]) =>
  items.filter(({ id }) => !removed.some((player) => player.id === id))

type RosterQuery = NonNullable<QueryOf<typeof playerEndpoints.list>>
const belongs = ({ teamId, left }: Player, query: RosterQuery) =>
  teamId === query.teamId && left === (query.left === 'true')

interface Write<Answer> {
  readonly dispatch: (action: ReturnType<typeof rosterReads.util.updateQueryData>) => unknown
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>
  readonly getState: () => Parameters<typeof rosterReads.util.selectCachedArgsForQuery>[0]
}

/** Updates the cached rosters before the refetch, so that a closing form does not reveal the old list. */
function changeRosters(
  { dispatch, getState }: Pick<Write<unknown>, 'dispatch' | 'getState'>,
  change: (items: readonly Player[], query: RosterQuery) => Player[],
) {
  for (const args of rosterReads.util.selectCachedArgsForQuery(getState(), 'tournamentRoster')) {
    const query = args?.query
    if (query?.teamId === undefined) continue
    dispatch(
      rosterReads.util.updateQueryData('tournamentRoster', args, ({ items }) => {
        const changed = change(items, query).sort(byNumber)
        return { total: changed.length, items: changed }
      }),
    )
  }
}

async function showStored(_: unknown, write: Write<Player | { readonly items: readonly Player[] }>): Promise<void> {
  const answer = await write.queryFulfilled.then(
    ({ data }) => data,
    () => null,
  )
  const stored = answer === null ? [] : 'items' in answer ? answer.items : [answer]
  if (stored.length > 0)
    changeRosters(write, (items, query) => [
      ...without(items, stored),
      ...stored.filter((player) => belongs(player, query)),
    ])
}

writes.enhanceEndpoints({
  endpoints: {
    tournamentAddPlayer: { onQueryStarted: showStored },
    tournamentImportPlayers: { onQueryStarted: showStored },
    tournamentUpdatePlayer: { onQueryStarted: showStored },
    tournamentDecideEligibility: { onQueryStarted: showStored },
    tournamentRemovePlayer: {
      async onQueryStarted({ params }, write) {
        const isDeleted = await write.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDeleted) changeRosters(write, (items) => items.filter(({ id }) => id !== params.id))
      },
    },
  },
})

export const { useTournamentRosterQuery: useRosterQuery } = rosterReads
export const {
  useTournamentAddPlayerMutation: useAddPlayerMutation,
  useTournamentImportPlayersMutation: useImportPlayersMutation,
  useTournamentUpdatePlayerMutation: useUpdatePlayerMutation,
  useTournamentRemovePlayerMutation: useRemovePlayerMutation,
  useTournamentDecideEligibilityMutation: useDecideEligibilityMutation,
} = writes
