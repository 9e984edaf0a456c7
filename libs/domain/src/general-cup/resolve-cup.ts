import type { ClosingPodium, SportClosing } from '@torneo/contracts/competition/closing'
import type { CupSport } from '@torneo/contracts/competition/general-cup'
import type {
  CupChampions,
  CupLine,
  CupPromotion,
  CupRow,
  GeneralCup,
  PublicGeneralCup,
  StoredGeneralCup,
} from '@torneo/contracts/competition/general-cup-record'
import { promotionCategories } from '@torneo/contracts/tournament/promotion-categories'
import { promotionTeam } from './promotion-team'
import { countPlaces, rankCup } from './rank-cup'
import { type CupSportState, sportPlaces } from './sport-places'

interface CupRequest {
  /** All sports of the edition; inactive ones count nothing. */
  readonly sports: readonly CupSportState[]
  readonly promotions: readonly CupPromotion[]
  /** Positions on the day before, by promotion id. Absent: nobody moved. */
  readonly before?: ReadonlyMap<string, number> | undefined
}

/** A line with the promotion that it counts for. */
type OwnLine = readonly [promotionId: string, line: CupLine]

const pointsAt = (points: readonly number[], place: number | null): number =>
  place === null ? 0 : (points[place - 1] ?? 0)

/** Lines of a sport: of each promotion, its best team. */
function sportLines(sport: CupSportState, rules: CupSport): OwnLine[] {
  const { id: sportId, name, isOver } = sport
  const places = sportPlaces(sport, rules)
  const best = new Map<string, CupLine>()
  for (const { id, promotionId } of sport.teams) {
    const place = places.get(id)
    if (place === undefined) continue
    const now = Math.max(pointsAt(rules.points, place), rules.participation ?? 0)
    const known = best.get(promotionId)
    const isBetter = !known || now > known.now || (now === known.now && (place ?? Infinity) < (known.place ?? Infinity))
    if (isBetter) best.set(promotionId, { from: { sportId }, name, place, points: isOver ? now : 0, now, sure: isOver })
  }
  return [...best]
}

function contestLines({ id: contestId, name, points, places }: StoredGeneralCup['contests'][number]): OwnLine[] {
  let place = 1
  return places.flatMap((promotions) => {
    const won = pointsAt(points, place)
    const line: CupLine = { from: { contestId }, name, place, points: won, now: won, sure: true }
    place += promotions.length
    return promotions.map((promotionId): OwnLine => [promotionId, line])
  })
}

const sum = (lines: readonly CupLine[], of: 'points' | 'now') => lines.reduce((total, line) => total + line[of], 0)

/** The champion of the rows in the order of their positions; null while two share the first. */
function soleFirst(rows: readonly CupRow[]): CupPromotion | null {
  const [first, second] = rows
  return first && second?.position !== 1 ? first.promotion : null
}

interface ResolvedCup {
  readonly cup: GeneralCup
  /** Podiums of all and of each category with a promotion; empty until everything is decided. */
  readonly podiums: readonly ClosingPodium[]
}

/** Places won since the day before; none for a promotion that had no line then. */
function movedOf({ position, promotion }: CupRow, before: CupRequest['before']): { moved?: number } {
  const moved = (before?.get(promotion.id) ?? position) - position
  return moved === 0 ? {} : { moved }
}

/** Places that a podium shows. */
const podiumPlaces = 3

const podiumOf = (name: string, rows: readonly CupRow[]): ClosingPodium => ({
  name,
  category: name,
  places: rows
    .filter(({ position }) => position <= podiumPlaces)
    .map(({ position: place, promotion }) => ({ place, team: promotionTeam(promotion) })),
})

/** Computes the table and the champions of the Copa General (B88). Deleted sports, phases and promotions count nothing. */
export function resolveCup(stored: StoredGeneralCup, { sports, promotions, before }: CupRequest): ResolvedCup {
  const byId = new Map(sports.map((sport) => [sport.id, sport]))
  const known = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const rules = stored.sports.filter(({ sportId }) => byId.has(sportId))
  const counted = rules.flatMap((rule) => {
    const sport = byId.get(rule.sportId)
    return sport?.active ? [{ sport, rule }] : []
  })
  const contests = stored.contests.map((contest) => ({
    ...contest,
    places: contest.places.map((place) => place.filter((id) => known.has(id))).filter((place) => place.length > 0),
  }))
  const adjustments = stored.adjustments.filter(({ promotionId }) => known.has(promotionId))
  const lines: OwnLine[] = [
    ...counted.flatMap(({ sport, rule }) => sportLines(sport, rule)),
    ...contests.flatMap(contestLines),
    ...adjustments.map(({ id: adjustmentId, promotionId, points, reason }): OwnLine => [
      promotionId,
      { from: { adjustmentId }, name: reason, place: null, points, now: points, sure: true },
    ]),
  ]
  const table = rankCup(
    promotions.flatMap(({ id, name, year, category, color }) => {
      const own = lines.flatMap(([promotionId, line]) => (promotionId === id ? line : []))
      const promotion = { id, name, year, category, color }
      const [firsts, seconds, thirds] = [1, 2, 3].map((place) => countPlaces(own, place))
      return own.length === 0
        ? []
        : {
            promotion,
            points: sum(own, 'points'),
            now: sum(own, 'now'),
            lines: own,
            firsts: firsts ?? 0,
            seconds: seconds ?? 0,
            thirds: thirds ?? 0,
          }
    }),
  ).map((row) => ({ ...row, ...movedOf(row, before) }))
  const isDecided =
    counted.length + contests.length > 0 &&
    counted.every(({ sport }) => sport.isOver) &&
    contests.every(({ places }) => places.length > 0)
  const rankings = promotionCategories.map((category) => [category, rankCup(table, { category })] as const)
  const championOf = (rows: readonly CupRow[]) => (isDecided ? soleFirst(rows) : null)
  const champions = {
    all: championOf(table),
    ...Object.fromEntries(rankings.map(([category, rows]) => [category, championOf(rows)])),
  } as CupChampions
  const { rev, name, visible } = stored
  const podiums = [
    podiumOf(name, table),
    ...rankings.flatMap(([category, rows]) => (rows.length > 0 ? podiumOf(`${name} · ${category}`, rows) : [])),
  ]
  return {
    cup: { rev, name, visible, sports: rules, contests, adjustments, table, champions },
    podiums: isDecided ? podiums : [],
  }
}

/** The cup as the closing of one more sport, for lists of champions; none before it is decided, or while it is hidden. */
export const cupClosing = ({ cup, podiums }: ResolvedCup): SportClosing[] =>
  cup.visible && podiums.length > 0
    ? [
        {
          sportId: 'general_cup',
          isOver: true,
          pending: { matches: 0, ties: [], lotsDue: false },
          podiums: [...podiums],
          scorers: [],
          fairPlay: [],
        },
      ]
    : []

/** The cup without names of people; undefined while the public does not see it. */
export function publicCup(cup: GeneralCup | null): PublicGeneralCup | undefined {
  if (!cup?.visible) return undefined
  return { ...cup, adjustments: cup.adjustments.map(({ by: _by, at: _at, ...adjustment }) => adjustment) }
}
