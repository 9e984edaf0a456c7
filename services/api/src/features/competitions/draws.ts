import { randomInt } from 'node:crypto'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { Draw, DrawRequest } from '@torneo/contracts/competition/draw'
import type { League } from '@torneo/contracts/competition/league'
import type { Lots, LotsRequest } from '@torneo/contracts/competition/lots'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import { drawAlgorithm, drawLots, drawZones } from '@torneo/domain/competition/setup/draw'
import { zoneName } from '@torneo/domain/competition/setup/zone-names'
import { newId } from '../../platform/database/ids'
import { invalidField } from '../../platform/http/problems'

/** Seeds are below this number (`ZoneDrawRequest.seed`). */
const seeds = 2 ** 32

interface DrawnTeam {
  readonly id: string
  readonly promotionId: string | null
}

/** Draws teams into the zones of a league, which keep their ids; further ones are added. */
export function drawnPhase(
  phases: readonly Phase[],
  { phaseId, zones: count, pots = [], teamIds }: DrawRequest,
  teams: readonly DrawnTeam[],
  by: string,
): { readonly phase: League; readonly draw: Draw } {
  const phase = phases.find(({ id }) => id === phaseId)
  if (!phase) throw invalidField('phaseId', messages.noPhase)
  if (phase.kind !== 'league') throw invalidField('phaseId', messages.noDraw)
  if (phase.zones.some(({ slots = [] }) => slots.length > 0)) throw invalidField('phaseId', messages.slotsNotDrawn)
  const chosen = teamIds ?? (pots.length > 0 ? pots.flat() : teams.map(({ id }) => id))
  if (teamIds && new Set(teamIds).size < teamIds.length) throw invalidField('teamIds', messages.sameTeam)
  const known = new Map(teams.map((team) => [team.id, team]))
  const drawn = chosen.map((id) => {
    const team = known.get(id)
    if (!team) throw invalidField('teamIds', messages.noTeam)
    return team
  })
  const seed = randomInt(seeds)
  const result = drawZones({ teams: drawn, zones: count, pots, seed })
  if (!result.ok) throw invalidField(pots.length > 0 ? 'pots' : 'zones', result.because)
  // The larger zones come first: a slot such as '5.º Zona A' was announced before the draw.
  const zones = Array.from({ length: count }, (_, index) =>
    result.drawn.flatMap(({ teamId, zone }) => (zone === index ? [teamId] : [])),
  )
    .toSorted((one, other) => other.length - one.length)
    .map((zoneTeams, index) => ({
      id: phase.zones[index]?.id ?? newId(),
      name: phase.zones[index]?.name ?? zoneName(index),
      teamIds: zoneTeams,
    }))
  return {
    phase: { ...phase, zones },
    draw: {
      number: seed,
      algorithm: drawAlgorithm,
      pots,
      zones: count,
      teamIds: chosen,
      at: new Date().toISOString(),
      by,
    },
  }
}

/** Orders level teams by lots or by hand. Throws 400 unless they are all the teams that lots are due among. */
export function lotsAmong({ phases }: Competition, request: LotsRequest, by: string): Lots {
  const { phaseId, zoneId, rank, round, teamIds, order, reason } = request
  const phase = phases.find(({ id }) => id === phaseId)
  const lots = {
    id: newId(),
    phaseId,
    ...(zoneId === undefined ? {} : { zoneId }),
    ...(rank === undefined ? {} : { rank }),
    ...(round === undefined ? {} : { round }),
    order: order ?? drawLots(teamIds, randomInt(seeds)),
    reason: order ? (reason ?? null) : null,
    by,
    at: new Date().toISOString(),
  }
  if (round !== undefined) {
    if (phase?.kind !== 'knockout') throw invalidField('phaseId', messages.notKnockout)
    const isLevel = phase.levelLosers?.some(
      (level) =>
        level.round === round &&
        level.teamIds.length === teamIds.length &&
        teamIds.every((id) => level.teamIds.includes(id)),
    )
    if (!isLevel) throw invalidField('teamIds', messages.notLevel)
    return lots
  }
  if (phase?.kind !== 'league') throw invalidField('phaseId', messages.noPhase)
  const rows = phase.tables
    .filter((table) => zoneId === undefined || table.zoneId === zoneId)
    .flatMap((table) => table.rows)
  const chosen = rows.filter(({ team }) => teamIds.includes(team.id))
  const isLevel =
    zoneId === undefined
      ? chosen.every(
          ({ position, lotsAmong = [] }) =>
            position === rank && lotsAmong.length === teamIds.length && lotsAmong.every((id) => teamIds.includes(id)),
        )
      : chosen.every(({ position, lotsDue }) => position === chosen[0]?.position && lotsDue) &&
        rows.filter(({ position }) => position === chosen[0]?.position).length === teamIds.length
  if (chosen.length !== teamIds.length || !isLevel) throw invalidField('teamIds', messages.notLevel)
  return lots
}
