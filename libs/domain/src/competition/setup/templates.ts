import type { Knockout, Tie } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { type BracketOptions, seededBracket, zonesBracket } from '../bracket/bracket'
import { placesOf, placeTiers } from '../bracket/place-tiers'
import { bracketSize } from '../bracket/seed-order'
import { presets } from '../tables/presets'
import { zoneName } from './zone-names'

export interface TemplateRequest {
  /** Teams of the sport; the best first where a bracket is seeded or zones are filled. */
  readonly teamIds: readonly string[]
  /** Default: as many zones of three to five teams as suit the number of teams. */
  readonly zones?: number | undefined
  /** Matches between two teams of a zone. Default: 1. */
  readonly legs?: 1 | 2 | undefined
  /** Teams of each zone that go on to the first bracket. Default: 2. */
  readonly advance?: number | undefined
  /** Best teams of the next rank that go on too. Default: what fills the bracket, where that is possible. */
  readonly best?: number | undefined
  /** Default: true. */
  readonly thirdPlace?: boolean | undefined
  /** Default: the tournament's (R8). */
  readonly tieBreaks?: readonly TieBreakRule[] | undefined
}

/** Usual number of zones: of three to five teams each, and at least two where that is possible. */
export const usualZones = (teams: number): number => Math.max(2, Math.round(teams / 4))

function leagueOf(
  { teamIds, legs = 1, tieBreaks = presets.tournament.tieBreaks }: TemplateRequest,
  wanted: number,
): League {
  // No zone may have a single team.
  const zones = Math.max(1, Math.min(wanted, Math.floor(teamIds.length / 2)))
  // Zones are filled by turns in both directions, so that their strength and size are even.
  const zoneAt = (index: number) => (Math.floor(index / zones) % 2 === 0 ? index % zones : zones - 1 - (index % zones))
  return {
    id: 'zonas',
    name: zones === 1 ? 'Todos contra todos' : 'Zonas',
    kind: 'league',
    legs,
    tieBreaks: [...tieBreaks],
    zones: Array.from({ length: zones }, (_, zone) => ({
      id: `zona-${zone + 1}`,
      name: zones === 1 ? 'Tabla' : zoneName(zone),
      teamIds: teamIds.filter((_id, index) => zoneAt(index) === zone),
    })),
  }
}

const knockoutOf = (
  id: string,
  name: string,
  draw: (options: BracketOptions) => Tie[],
  { thirdPlace = true }: TemplateRequest,
): Knockout => ({ id, name, kind: 'knockout', ties: draw({ idPrefix: id, thirdPlace }) })

/** Splits the places of a league: those that go on to the first bracket, and the rest. */
function splitPlaces(
  league: League,
  { advance: wantedPlaces = 2, best }: TemplateRequest,
): { readonly first: Slot[][]; readonly rest: Slot[][] } {
  // A single zone sends two teams at least: a bracket of one has no match.
  const advance = league.zones.length === 1 ? Math.max(2, wantedPlaces) : wantedPlaces
  const direct = placesOf(league, advance)
  const candidates = league.zones.filter(({ teamIds }) => teamIds.length > advance).length
  const wanted = best ?? bracketSize(direct) - direct
  const taken = best !== undefined || wanted < candidates ? Math.min(wanted, candidates) : 0
  return placeTiers(league, advance, taken)
}

/** 'Todos contra todos': one table. */
export const everyoneTemplate = (request: TemplateRequest): Phase[] => [leagueOf(request, 1)]

/** 'Zonas': tables only. */
export const zonesTemplate = (request: TemplateRequest): Phase[] => [
  leagueOf(request, request.zones ?? usualZones(request.teamIds.length)),
]

/** 'Zonas y llave': the best of each zone meet in one bracket. */
export function zonesAndBracketTemplate(request: TemplateRequest): Phase[] {
  const league = leagueOf(request, request.zones ?? usualZones(request.teamIds.length))
  const { first } = splitPlaces(league, request)
  return [league, knockoutOf('llave', 'Llave', (options) => zonesBracket(first, options), request)]
}

/** 'Oro y Plata': the best of each zone meet in one bracket, all others in a second one. */
export function goldAndSilverTemplate(request: TemplateRequest): Phase[] {
  const league = leagueOf(request, request.zones ?? usualZones(request.teamIds.length))
  const { first, rest } = splitPlaces(league, request)
  const gold = knockoutOf('oro', 'Oro', (options) => zonesBracket(first, options), request)
  return rest.flat().length < 2
    ? [league, gold]
    : [league, gold, knockoutOf('plata', 'Plata', (options) => zonesBracket(rest, options), request)]
}

/** 'Llave directa': a bracket of all teams, the best against the last. */
export const bracketTemplate = (request: TemplateRequest): Phase[] => [
  knockoutOf(
    'llave',
    'Llave',
    (options) =>
      seededBracket(
        request.teamIds.map((team): Slot => ({ team })),
        options,
      ),
    request,
  ),
]

/** Five ways to begin, by their names on the screen. */
export const templates = {
  'Todos contra todos': everyoneTemplate,
  Zonas: zonesTemplate,
  'Zonas y llave': zonesAndBracketTemplate,
  'Oro y Plata': goldAndSilverTemplate,
  'Llave directa': bracketTemplate,
} as const satisfies Record<string, (request: TemplateRequest) => Phase[]>
