import { compareText } from '../../format/compare-text'
import { type Drawn, placeApart } from './place-apart'
import { mulberry32, shuffled } from './random'

/** Name of the algorithm, stored with each draw: another way to draw gets another name. */
export const drawAlgorithm = 'mulberry32-zones-1'

export interface ZoneDrawRequest {
  /** Teams to draw; `promotionId` is null for a team without a promotion. */
  readonly teams: readonly { readonly id: string; readonly promotionId: string | null }[]
  readonly zones: number
  /** Teams of one pot fall in different zones; teams without a pot are drawn last. */
  readonly pots: readonly (readonly string[])[]
  /** Integer from 0 to 4294967295. */
  readonly seed: number
}

/** Zone of each team, from 0, in the order in which they were drawn; or the reason in Spanish why there is no draw. */
export type ZoneDraw =
  | { readonly ok: true; readonly drawn: readonly { readonly teamId: string; readonly zone: number }[] }
  | { readonly ok: false; readonly because: string }

const because = {
  fewTeams: (teams: number, zones: number) =>
    `Hay ${teams} equipos para ${zones} zonas: cada una necesita al menos dos`,
  unknownTeam: 'Un equipo de los bombos no está en el sorteo',
  twoPots: 'Un equipo está dos veces en los bombos',
  largePot: (pot: number, teams: number, zones: number) =>
    `El bombo ${pot} tiene ${teams} equipos y hay ${zones} zonas`,
} as const

function problemOf({ teams, zones, pots }: ZoneDrawRequest): string | null {
  const [inPots, ids] = [pots.flat(), new Set(teams.map(({ id }) => id))]
  if (inPots.some((id) => !ids.has(id))) return because.unknownTeam
  if (new Set(inPots).size < inPots.length) return because.twoPots
  const large = pots.findIndex((pot) => pot.length > zones)
  if (large >= 0) return because.largePot(large + 1, pots[large]?.length ?? 0, zones)
  return ids.size < 2 * zones ? because.fewTeams(ids.size, zones) : null
}

/**
 * Draws teams into zones: never two of one pot in a zone, teams of one promotion spread as evenly as possible, sizes
 * that differ by at most one. The result depends on the seed and the sets of teams only, not on their order. It never
 * gets stuck: a team that fits nowhere makes teams that were drawn before change zones.
 */
export function drawZones(request: ZoneDrawRequest): ZoneDraw {
  const problem = problemOf(request)
  if (problem !== null) return { ok: false, because: problem }
  const { teams, zones, pots, seed } = request
  const random = mulberry32(seed)
  const rest = teams.map(({ id }) => id).filter((id) => !pots.some((pot) => pot.includes(id)))
  const promotions = new Map(teams.map(({ id, promotionId }) => [id, promotionId]))
  const drawnOf = new Map<string, number>()
  const order = [...pots, rest].flatMap((pot, index) =>
    shuffled(pot.toSorted(compareText), random).map((teamId): Drawn => {
      const promotion = promotions.get(teamId) ?? `of ${teamId}`
      const before = drawnOf.get(promotion) ?? 0
      drawnOf.set(promotion, before + 1)
      // A promotion with more teams than zones is split into groups of one team a zone.
      return {
        teamId,
        pot: index < pots.length ? `pot ${index}` : `of ${teamId}`,
        promotion: `${promotion} ${Math.floor(before / zones)}`,
      }
    }),
  )
  const placed = placeApart(order, zones, random)
  return {
    ok: true,
    drawn: order.map((team) => ({ teamId: team.teamId, zone: placed.findIndex((zone) => zone.has(team)) })),
  }
}

/** Draws lots among level teams; depends on the seed and the set of teams only. */
export const drawLots = (teamIds: readonly string[], seed: number): string[] =>
  shuffled(teamIds.toSorted(compareText), mulberry32(seed))
