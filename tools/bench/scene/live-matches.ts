import type { Client } from './client.ts'

interface Found {
  readonly items: readonly { readonly id: string; readonly sportId: string; readonly homeTeamId: string }[]
}

type LiveMatch = Awaited<ReturnType<typeof openMatches>>[number]

/** Starts `count` scheduled matches, each with its actions. Cancel them after the measurement. */
export async function openMatches({ get, send }: Client, count: number) {
  const { items } = await get<Found>('/matches?status=scheduled')
  const sports = (
    await get<{ readonly items: readonly { readonly id: string; readonly rules: { readonly scoring?: string } }[] }>(
      '/tournament-sports',
    )
  ).items
  const playersOf = async (teamId: string) => (await get<Found>(`/players?teamId=${teamId}`)).items
  const opened = []
  for (const { id, sportId, homeTeamId } of items) {
    if (opened.length === count) break
    // The points of a set have no scorer.
    if (sports.some((sport) => sport.id === sportId && sport.rules.scoring === 'sets')) continue
    const players = await playersOf(homeTeamId)
    if (players.length === 0) continue
    await send(`/matches/${id}/start`)
    let [scores, goals] = [0, 0]
    opened.push({
      id,
      sportId,
      /**
       * Adds a goal, or takes the last one back, for the two sides in turn. Frames carry the timeline, so hundreds of goals on one match would be
       * measured too.
       */
      score: () =>
        send(`/matches/${id}/score`, { side: scores % 4 < 2 ? 'home' : 'away', step: scores++ % 2 ? -1 : 1 }),
      goal: () =>
        send(`/matches/${id}/events`, {
          type: 'goal',
          teamId: homeTeamId,
          playerId: players[goals++ % players.length]?.id,
        }),
      pause: () => send(`/matches/${id}/pause`),
      cancel: () => send(`/matches/${id}/cancel`),
    })
  }
  if (opened.length < count) throw new Error(`Only ${opened.length} of ${count} matches could be opened`)
  return opened
}

/** Runs `work` with live matches and cancels them afterwards, so that no clock runs during the next measurement. */
export async function withMatches<T>(
  client: Client,
  count: number,
  work: (matches: readonly [LiveMatch, ...LiveMatch[]]) => Promise<T>,
): Promise<T> {
  const [first, ...rest] = await openMatches(client, count)
  if (!first) throw new Error('No match to open')
  const matches = [first, ...rest] as const
  try {
    return await work(matches)
  } finally {
    // A failed measurement may have left a finished match.
    for (const match of matches) await match.cancel().catch(() => undefined)
  }
}
