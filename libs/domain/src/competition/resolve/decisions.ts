import type { Competition, ResolvedKnockout, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { CompetitionDecision } from '@torneo/contracts/competition/decisions'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { groupBy } from '../../schedule/group-by'

type Decision = Pick<CompetitionDecision, 'kind' | 'place' | 'teams'>

const teamsOf = (rows: readonly ZoneRow[]) => rows.map(({ team }) => team.name)

/** Same key: lots are due among these teams of one rank across the zones. */
export const levelKey = ({ position, lotsAmong = [] }: Pick<ZoneRow, 'position' | 'lotsAmong'>) =>
  [position, ...lotsAmong].join(' ')

function lotsOf({ name, zones, tables }: ResolvedLeague): Decision[] {
  const inZones: Decision[] = []
  const alone: ZoneRow[] = []
  for (const { zoneId, rows } of tables) {
    const due = groupBy(
      rows.filter(({ lotsDue }) => lotsDue),
      ({ position }) => position,
    )
    for (const level of due.values()) {
      const place = zones.find(({ id }) => id === zoneId)?.name ?? name
      if (level.length > 1) inZones.push({ kind: 'lots', place, teams: teamsOf(level) })
      // A team alone in its place is level with teams of that rank in other zones.
      else alone.push(...level)
    }
  }
  const ranks = [...groupBy(alone, levelKey).values()].map((level): Decision => ({
    kind: 'lots',
    place: name,
    teams: teamsOf(level),
  }))
  return [...inZones, ...ranks]
}

/** Level losers of a round, of whom a slot takes one (B86). */
const losersOf = ({ name, ties, levelLosers = [] }: ResolvedKnockout): Decision[] =>
  levelLosers.map(({ teamIds }) => ({
    kind: 'lots',
    place: name,
    teams: teamIds.flatMap((id) => {
      const team = ties.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).find((one) => one?.id === id)
      return team ? [team.name] : []
    }),
  }))

const conflictsOf = ({ ties }: ResolvedKnockout): Decision[] =>
  ties.flatMap(({ name, conflict }) =>
    conflict && !conflict.keptBy ? [{ kind: 'conflict' as const, place: name, teams: [conflict.shouldBe.name] }] : [],
  )

/** Lists the decisions that a competition waits for, in the order of its phases: lots, and corrected results. */
export const decisionsOf = ({ phases }: Pick<Competition, 'phases'>): Decision[] =>
  phases.flatMap((phase) => (phase.kind === 'league' ? lotsOf(phase) : [...losersOf(phase), ...conflictsOf(phase)]))
