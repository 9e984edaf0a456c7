import { api, mutationOf, queryOf } from '@torneo/client'
import { playerEndpoints, type Player } from '@torneo/contracts/players'

/** The roster of one team; it goes with its team. */
export const rosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentRoster: queryOf(build, playerEndpoints.list, [playerEndpoints.list.tag, 'teams', 'promotions', 'tournament-sports']),
  }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentAddPlayer: mutationOf(build, playerEndpoints.create),
    tournamentImportPlayers: mutationOf(build, playerEndpoints.importAll),
    tournamentUpdatePlayer: mutationOf(build, playerEndpoints.update),
    tournamentRemovePlayer: mutationOf(build, playerEndpoints.remove),
  }),
})

const byNumber = (a: Player, b: Player) => a.number - b.number || a.name.localeCompare(b.name, 'es')

/** Updates the cached roster before it is refetched: a form that closes must not uncover the list as it was. */
function changeRoster(teamId: string, change: (items: readonly Player[]) => Player[]) {
  return rosterReads.util.updateQueryData('tournamentRoster', { query: { teamId } }, ({ items }) => {
    const changed = change(items).sort(byNumber)
    return { total: changed.length, items: changed }
  })
}

interface Write<Answer> {
  readonly dispatch: (action: ReturnType<typeof changeRoster>) => unknown
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>
}

const without = (items: readonly Player[], gone: readonly Player[]) => items.filter(({ id }) => !gone.some((player) => player.id === id))

async function showStored(_: unknown, { dispatch, queryFulfilled }: Write<Player | { readonly items: readonly Player[] }>): Promise<void> {
  const answer = await queryFulfilled.then(({ data }) => data, () => null)
  const stored = answer === null ? [] : 'items' in answer ? answer.items : [answer]
  const teamId = stored[0]?.teamId
  if (teamId !== undefined) dispatch(changeRoster(teamId, (items) => [...without(items, stored), ...stored]))
}

writes.enhanceEndpoints({
  endpoints: {
    tournamentAddPlayer: { onQueryStarted: showStored },
    tournamentImportPlayers: { onQueryStarted: showStored },
    tournamentUpdatePlayer: { onQueryStarted: showStored },
    tournamentRemovePlayer: {
      async onQueryStarted({ params }, { dispatch, queryFulfilled, getState }) {
        const isGone = await queryFulfilled.then(() => true, () => false)
        if (!isGone) return
        for (const args of rosterReads.util.selectCachedArgsForQuery(getState(), 'tournamentRoster')) {
          const teamId = args?.query?.teamId
          if (teamId !== undefined) dispatch(changeRoster(teamId, (items) => items.filter(({ id }) => id !== params.id)))
        }
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
} = writes
