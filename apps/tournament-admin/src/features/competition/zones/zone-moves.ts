import type { Zone } from '@torneo/contracts/competition/league'

interface ZoneTeams {
  readonly id: string
  readonly teamIds: readonly string[]
}

/** A team that someone put into a zone, at an index of it. */
export interface ZoneMove {
  readonly teamId: string
  readonly zoneId: string
  readonly index: number
}

/** Applies moves in order; a move into a zone that is not there is skipped. */
export const withMoves = <Group extends Pick<Zone, 'id' | 'teamIds'>>(
  zones: readonly Group[],
  moves: readonly ZoneMove[],
): Group[] =>
  moves.reduce<Group[]>(
    (shown, { teamId, zoneId, index }) =>
      shown.some(({ id }) => id === zoneId)
        ? shown.map((zone) => {
            const others = zone.teamIds.filter((id) => id !== teamId)
            return { ...zone, teamIds: zone.id === zoneId ? others.toSpliced(index, 0, teamId) : others }
          })
        : shown,
    [...zones],
  )

export const markOf = (zoneId: string) => `zone:${zoneId}`
const isMark = (id: string) => id.startsWith('zone:')

/** The order of all zones as one list: each zone's mark, then its teams. */
export const orderOf = (zones: readonly ZoneTeams[]): string[] =>
  zones.flatMap(({ id, teamIds }) => [markOf(id), ...teamIds])

/** The zones of such a list. A team above the first mark belongs to the first zone. */
export function zonesOf(order: readonly string[]): ZoneTeams[] {
  const zones: { id: string; teamIds: string[] }[] = []
  const early: string[] = []
  for (const id of order) {
    if (isMark(id)) zones.push({ id: id.slice(markOf('').length), teamIds: [] })
    else (zones.at(-1)?.teamIds ?? early).push(id)
  }
  zones[0]?.teamIds.unshift(...early)
  return zones
}

export const zoneOf = (order: readonly string[], teamId: string) =>
  zonesOf(order).find(({ teamIds }) => teamIds.includes(teamId))

/** Index of a team that is moved over another, or over the free room of a zone, whose last place it takes. */
export function indexOver(order: readonly string[], teamId: string, overId: string): number {
  if (!isMark(overId)) return order.indexOf(overId)
  if (markOf(zoneOf(order, teamId)?.id ?? '') === overId) return order.indexOf(teamId)
  const others = order.filter((id) => id !== teamId)
  const next = others.findIndex((id, index) => isMark(id) && index > others.indexOf(overId))
  return next < 0 ? others.length : next
}

/** The move that leads to an order. */
export function moveIn(order: readonly string[], teamId: string): ZoneMove | null {
  const zone = zoneOf(order, teamId)
  return zone ? { teamId, zoneId: zone.id, index: zone.teamIds.indexOf(teamId) } : null
}
