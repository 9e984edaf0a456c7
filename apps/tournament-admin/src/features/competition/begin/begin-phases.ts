import { competitionLimits } from '@torneo/contracts/competition/keys'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import type { Team } from '@torneo/contracts/tournament/teams'
import { drawZones } from '@torneo/domain/competition/setup/draw'
import { mulberry32, shuffled } from '@torneo/domain/competition/setup/random'
import { templates } from '@torneo/domain/competition/setup/templates'
import { presets } from '@torneo/domain/competition/tables/presets'

export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as TemplateName[]

/** Templates whose teams are drawn into zones. */
export const hasZones = (template: TemplateName): boolean => template.includes('Zonas') || template === 'Oro y Plata'
/** Templates that end in a bracket. */
export const hasBracket = (template: TemplateName): boolean => template !== 'Todos contra todos' && template !== 'Zonas'

export interface BeginOptions {
  readonly zones: number
  readonly thirdPlace: boolean
  /** Two teams of a promotion fall in different zones. */
  readonly apart: boolean
  /** Ids of the seeded teams, the best first. */
  readonly heads: readonly string[]
  readonly preset: TieBreakPreset
  /** Seed of the drawn order, from 0 to 4294967295. */
  readonly seed: number
}

/** Zones of two teams at least, and as many as a league may have. */
export const mostZones = (teams: number): number => Math.min(Math.floor(teams / 2), competitionLimits.zones)

/** Seeded teams: one for each zone, or the half of a bracket that starts against the other half. */
export const mostHeads = (template: TemplateName, { zones }: Pick<BeginOptions, 'zones'>, teams: number): number =>
  hasZones(template) ? zones : Math.floor(teams / 2)

type DrawnTeam = Pick<Team, 'id' | 'promotionId'>

/** Draws the teams into the template's zones; the larger zones stay where the template has them. */
function draw(phase: Phase, teams: readonly DrawnTeam[], { apart, heads, seed }: BeginOptions): Phase {
  if (phase.kind !== 'league' || phase.zones.length < 2) return phase
  const drawn = drawZones({
    teams: teams.map(({ id, promotionId }) => ({ id, promotionId: apart ? promotionId : null })),
    zones: phase.zones.length,
    pots: heads.length > 0 ? [heads.slice(0, phase.zones.length)] : [],
    seed,
  })
  if (!drawn.ok) return phase
  const bySize = phase.zones
    .map((_, zone) => drawn.drawn.filter((one) => one.zone === zone).map(({ teamId }) => teamId))
    .toSorted((one, other) => other.length - one.length)
  const places = phase.zones.map(({ id, teamIds }) => ({ id, size: teamIds.length }))
  const rank = places.toSorted((one, other) => other.size - one.size).map(({ id }) => id)
  return { ...phase, zones: phase.zones.map((zone) => ({ ...zone, teamIds: bySize[rank.indexOf(zone.id)] ?? [] })) }
}

/** Phases of a template, with the teams drawn into its zones or places. */
export function beginPhases(template: TemplateName, teams: readonly DrawnTeam[], options: BeginOptions): Phase[] {
  const { tieBreaks, headToHead, headToHeadKeys } = presets[options.preset]
  const compared = { headToHead, ...(headToHeadKeys && { headToHeadKeys: [...headToHeadKeys] }) }
  const { zones, thirdPlace, heads, seed } = options
  const others = teams.map(({ id }) => id).filter((id) => !heads.includes(id))
  const teamIds = [...heads, ...shuffled(others.toSorted(), mulberry32(seed))]
  return templates[template]({ teamIds, zones, thirdPlace, tieBreaks })
    .map((phase) => draw(phase, teams, options))
    .map((phase) => (phase.kind === 'league' && tieBreaks.includes('head_to_head') ? { ...phase, ...compared } : phase))
}
