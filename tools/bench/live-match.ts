import type { Db } from 'mongodb'

export type LiveMatch = Awaited<ReturnType<typeof openLiveMatch>>

/** A match of the demo that is under way, with some events, and commands for it. */
export async function openLiveMatch({ address, cookie }: { readonly address: string; readonly cookie: string }) {
  async function ask<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${address}/api${path}`, {
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return await answer.json() as T
  }
  interface Row { readonly id: string; readonly homeTeamId: string }
  const { items: [found] } = await ask<{ items: Row[] }>('/matches?status=scheduled&limit=1')
  if (!found) throw new Error('The demo has no scheduled match left')
  const { id, homeTeamId } = found
  await ask(`/matches/${id}/start`, {})
  await ask(`/matches/${id}/pause`, {})
  const { items: players } = await ask<{ items: Row[] }>(`/players?teamId=${homeTeamId}&limit=6`)
  for (const player of players) await ask(`/matches/${id}/events`, { type: 'goal', teamId: homeTeamId, playerId: player.id })

  return {
    id,
    /** One more for the home side, by the API. */
    score: () => ask<{ rev: number; homeScore: number }>(`/matches/${id}/score`, { side: 'home', step: 1 }),
    /** The same straight in the database. */
    writeByHand: (db: Db) => db.collection<{ _id: string }>('matches').updateOne({ _id: id }, { $inc: { homeScore: 1, rev: 1 } }),
  }
}
