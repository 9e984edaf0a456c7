import type { Competition, ResolvedKnockout, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import type { MatchTeam } from '@torneo/contracts/match/match'
import { levelKey } from '@torneo/domain/competition/resolve/decisions'
import { sideName } from '@torneo/domain/match/side-name'
import { groupBy } from '@torneo/domain/schedule/group-by'
import { madeTexts as texts } from '../made-texts'

/** A level team; a loser of a knock-out has no row of a table. */
export type OwedRow = { readonly team: MatchTeam } & Partial<Pick<ZoneRow, 'points' | 'goalDifference' | 'goalsFor'>>

/** Level teams that wait for lots: of a zone, of a rank across the zones, or losers of a round. */
export interface OwedLots {
  readonly key: string
  readonly phaseId: string
  readonly zoneId?: string
  readonly rank?: number
  readonly round?: number
  /** Words of the table: 'Zona C'. */
  readonly place: string
  readonly rows: readonly OwedRow[]
  /** Places that the lots decide; empty for a rank across the zones. */
  readonly positions: readonly number[]
  /** Sides of ties that wait for them. */
  readonly slots: readonly OwedSlot[]
}

interface OwedSlot {
  readonly tieId: string
  readonly side: 'home' | 'away'
  /** Name of the tie. */
  readonly name: string
  /** Place that the side takes; null for any. */
  readonly position: number | null
  /** The other side of the tie. */
  readonly against: string
}

function slotsOf(
  { phases }: Competition,
  isOwed: (slot: Slot) => boolean,
  positionOf: (slot: Slot) => number | null,
): OwedSlot[] {
  const ties = phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
  return ties.flatMap((tie) =>
    (['home', 'away'] as const).flatMap((side): OwedSlot[] => {
      const [slot, other] = [tie[side], side === 'home' ? 'away' : 'home'] as const
      if (!slot || !isOwed(slot)) return []
      const against = sideName(tie, other)
      return [{ tieId: tie.id, side, name: tie.name, position: positionOf(slot), against }]
    }),
  )
}

function ofLeague(league: ResolvedLeague, competition: Competition): OwedLots[] {
  const shared = (rows: readonly ZoneRow[], row: ZoneRow) => rows.filter(({ position }) => position === row.position)
  const inZones = league.tables.flatMap(({ zoneId, rows }) => {
    const due = rows.filter((row) => row.lotsDue && shared(rows, row).length > 1)
    return [...new Set(due.map(({ position }) => position))].map((first): OwedLots => {
      const level = due.filter(({ position }) => position === first)
      const positions = level.map((_, index) => first + index)
      return {
        key: `${zoneId} ${first}`,
        phaseId: league.id,
        zoneId,
        place: league.zones.find(({ id }) => id === zoneId)?.name ?? '',
        rows: level,
        positions,
        slots: slotsOf(
          competition,
          (slot) => 'zone' in slot && slot.zone === zoneId && positions.includes(slot.rank),
          (slot) => ('rank' in slot ? slot.rank : null),
        ),
      }
    })
  })
  const alone = league.tables.flatMap(({ rows }) => rows.filter((row) => row.lotsDue && shared(rows, row).length === 1))
  const ranks = [...groupBy(alone, levelKey)].map(([key, rows]): OwedLots => {
    const rank = rows[0]?.position ?? 0
    return {
      key: `rank ${key}`,
      phaseId: league.id,
      rank,
      place: texts.bestOf(rank),
      rows,
      positions: [],
      slots: slotsOf(
        competition,
        (slot) => 'bestOf' in slot && slot.phase === league.id && slot.bestOf === rank,
        () => null,
      ),
    }
  })
  return [...inZones, ...ranks.filter(({ rows }) => rows.length > 1)]
}

/** Level losers of a round, of whom a slot takes one (B86). */
const ofKnockout = (phase: ResolvedKnockout, competition: Competition): OwedLots[] =>
  (phase.levelLosers ?? []).map(({ round, teamIds }) => ({
    key: `losers ${phase.id} ${round}`,
    phaseId: phase.id,
    round,
    place: texts.bestLosers(phase.name),
    rows: phase.ties
      .flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])
      .flatMap((team) => (team && teamIds.includes(team.id) ? [{ team }] : []))
      .filter(({ team }, index, all) => all.findIndex((one) => one.team.id === team.id) === index),
    positions: [],
    slots: slotsOf(
      competition,
      (slot) => 'bestLoser' in slot && slot.phase === phase.id && slot.bestLoser === round,
      () => null,
    ),
  }))

/** Lists the lots that a competition waits for. */
export const owedLots = (competition: Competition): OwedLots[] =>
  competition.phases.flatMap((phase) =>
    phase.kind === 'league' ? ofLeague(phase, competition) : ofKnockout(phase, competition),
  )
