import { together } from '../table/numbers.ts'
import type { Client } from './client.ts'

export interface TournamentSize {
  /** Total number, including existing ones. */
  readonly fixtures?: number
  readonly sponsors?: number
  /** Additional teams, each of ten players. */
  readonly teams?: number
}

interface Found {
  readonly total: number
  readonly items: readonly { readonly id: string; readonly active?: boolean; readonly isLive?: boolean }[]
}

const callers = 10
const teamSize = 10
const days = 28
const dayMs = 86_400_000

/** Date as yyyy-mm-dd within these weeks, so that fixtures are in the past, today and in the future. */
const dayOf = (index: number) => new Date(Date.now() + ((index % days) - days / 2) * dayMs).toISOString().slice(0, 10)

/** Fills a tournament through its API, as people do, and stops running clocks. */
export async function fillTournament(
  { get, send }: Pick<Client, 'get' | 'send'>,
  { fixtures = 0, sponsors = 0, teams = 0 }: TournamentSize,
): Promise<void> {
  const { items: sports } = await get<Found>('/tournament-sports')
  const {
    items: [promotion],
  } = await get<Found>('/promotions')
  const sportId = sports.find(({ active }) => active)?.id
  const sides: string[] = []
  await together(callers, teams, async (index) => {
    const { id } = await send<{ id: string }>('/teams', {
      name: `Equipo ${index}`,
      sportId,
      promotionId: promotion?.id,
    })
    sides.push(id)
    await send('/players/import', {
      teamId: id,
      players: Array.from({ length: teamSize }, (_, player) => ({
        name: `Persona ${index * teamSize + player}`,
        number: player + 1,
        position: 'Volante',
      })),
    })
  })
  if (sides.length === 0) sides.push(...(await get<Found>(`/teams?sportId=${sportId}`)).items.map(({ id }) => id))

  const missing = async (path: string, target: number) =>
    Math.max(0, target - (await get<Found>(`${path}?limit=1`)).total)
  await together(callers, await missing('/sponsors', sponsors), (index) =>
    send('/sponsors', { name: `Sponsor ${index}`, website: `https://ejemplo.com/${index}`, tier: 'gold' }),
  )
  await together(callers, await missing('/matches', fixtures), (index) =>
    send('/matches', {
      sportId,
      homeTeamId: sides[index % sides.length],
      awayTeamId: sides[(index + 1 + (index % 3)) % sides.length],
      date: dayOf(index),
      time: '10:00',
      location: 'Campo',
    }),
  )
  for (const { id, isLive } of (await get<Found>('/matches?status=live')).items)
    if (isLive) await send(`/matches/${id}/pause`)
}
