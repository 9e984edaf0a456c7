import type { League, Zone } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import { zoneName } from '@torneo/domain/competition/setup/zone-names'

/** Id that no phase, zone or tie of a competition has: 'fase-2'. */
function freeId(phases: readonly Phase[], word: string): string {
  const taken = new Set(
    phases.flatMap((phase) => [phase.id, ...(phase.kind === 'league' ? phase.zones : phase.ties).map(({ id }) => id)]),
  )
  let number = 1
  while (taken.has(`${word}-${number}`)) number += 1
  return `${word}-${number}`
}

/** Empty zone whose name follows those of the competition. */
export function nextZone(phases: readonly Phase[], zones: readonly Zone[]): Zone {
  const all = [...phases.flatMap((phase) => (phase.kind === 'league' ? phase.zones : [])), ...zones]
  const names = new Set(all.map(({ name }) => name))
  let index = 0
  while (names.has(zoneName(index))) index += 1
  const numbers = all.map(({ id }) => Number(/^lugares-(\d+)$/.exec(id)?.[1] ?? 0))
  return { id: `lugares-${Math.max(0, ...numbers) + 1}`, name: zoneName(index), teamIds: [], slots: [] }
}

/** League that places will feed; its rules are those of the last league. */
export function fedLeague(phases: readonly Phase[], name: string): League {
  const before = phases.findLast((phase) => phase.kind === 'league')
  return {
    legs: 1,
    tieBreaks: ['points', 'goal_difference', 'goals_for'],
    ...before,
    ...{ id: freeId(phases, 'fase'), name, kind: 'league', zones: [nextZone(phases, [])] },
  }
}
