import type { Competition } from '@torneo/contracts/competition/competition'
import { phaseTexts as texts } from './phase-texts'

/** Places of all teams, by zone. */
const placesOf = ({ phases }: Competition) =>
  phases.flatMap((phase) =>
    phase.kind === 'league'
      ? phase.tables.map(({ zoneId, rows }) => ({
          zone: phase.zones.find(({ id }) => id === zoneId)?.name ?? '',
          key: `${phase.id} ${zoneId}`,
          order: rows.map(({ team, position }) => ({ id: team.id, name: team.name, position })),
        }))
      : [],
  )

/** Teams that are known in the ties, by tie and side. */
const sidesOf = ({ phases }: Competition) =>
  new Map(
    phases.flatMap((phase) =>
      phase.kind === 'knockout'
        ? phase.ties.flatMap(({ id, name, homeTeam, awayTeam }) => [
            [`${id} home`, { tie: name, team: homeTeam }] as const,
            [`${id} away`, { tie: name, team: awayTeam }] as const,
          ])
        : [],
    ),
  )

/** Sentences about the places and sides that other rules change: 'Cambia el orden de la Zona A: ...'. */
export function describeChanges(before: Competition, after: Competition): string[] {
  const was = new Map(placesOf(before).map((zone) => [zone.key, zone.order]))
  const zones = placesOf(after).flatMap(({ zone, key, order }) => {
    const earlier = was.get(key) ?? []
    const moved = order.flatMap(({ id, name, position }) => {
      const from = earlier.find((row) => row.id === id)?.position
      return from === undefined || from === position ? [] : [texts.moved(name, from, position)]
    })
    return moved.length > 0 ? [texts.zoneChanges(zone, moved)] : []
  })
  const sides = sidesOf(before)
  const ties = [...sidesOf(after)].flatMap(([key, { tie, team }]) => {
    const from = sides.get(key)?.team ?? null
    return from?.id === team?.id ? [] : [texts.sideChanges(tie, from?.name ?? null, team?.name ?? null)]
  })
  return [...zones, ...ties]
}
