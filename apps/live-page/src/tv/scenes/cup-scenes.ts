import type { CupRow, PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { promotionTeam } from '@torneo/domain/general-cup/promotion-team'
import { rankCup } from '@torneo/domain/general-cup/rank-cup'
import { cupTexts } from '../../general-cup/cup-texts'
import { columns } from '../../live-texts'
import type { Ranking } from '../../tables/rankings'

export interface CupScene {
  readonly kind: 'cup'
  readonly key: string
  readonly cup: PublicGeneralCup
  readonly rows: readonly (CupRow & { readonly played: number })[]
  readonly ranking: Ranking<CupRow>
  readonly name: string
}

/** The cup's champion, which `TvChampions` shows as a sport's. */
export interface CupChampionScene {
  readonly kind: 'champions'
  readonly key: string
  readonly sport: { readonly id: string; readonly name: string; readonly icon: string }
  readonly competition: { readonly phases: []; readonly podiums: PublicPodiums }
}
type PublicPodiums = {
  phaseId: string
  name: string
  places: { place: number; team: ReturnType<typeof promotionTeam> }[]
}[]

/** Lines that can be read from across a hall. */
const maxLines = 8

const rankingOf = (isNow: boolean): Ranking<CupRow> => ({
  nameHead: cupTexts.promotion,
  nameOf: ({ promotion, points, now }) => ({
    id: promotion.id,
    team: { ...promotionTeam(promotion), category: promotion.category },
    name: promotion.name,
    hasPlayed: points + now > 0,
  }),
  columns: [
    { head: '1.º', value: ({ firsts }) => firsts },
    { head: '2.º', value: ({ seconds }) => seconds },
    { head: columns.points, value: ({ points, now }) => (isNow ? now : points) },
  ],
})

/** The cup's table, what is sure first and then as of now, and its champion; none without a point. */
export function cupScenes(cup: PublicGeneralCup | null): (CupScene | CupChampionScene)[] {
  if (!cup) return []
  const isDecided = cup.table.every(({ lines }) => lines.every(({ sure }) => sure))
  const tables = [false, true].flatMap((isNow): CupScene[] => {
    // They have places, whether or not two share one.
    const rows = rankCup(cup.table, { isNow })
      .slice(0, maxLines)
      .map((row) => ({ ...row, played: 1 }))
    if ((isNow && isDecided) || !rows.some(({ points, now }) => (isNow ? now : points) > 0)) return []
    const name = isNow ? `${cup.name} · ${cupTexts.now}` : cup.name
    return [{ kind: 'cup', key: `cup-${isNow}`, cup, rows, ranking: rankingOf(isNow), name }]
  })
  if (!cup.champions.all) return tables
  const places = cup.table
    .filter(({ position }) => position <= 3)
    .map(({ position: place, promotion }) => ({ place, team: promotionTeam(promotion) }))
  const champion: CupChampionScene = {
    kind: 'champions',
    key: 'champions-cup',
    sport: { id: 'cup', name: cup.name, icon: '🏆' },
    competition: { phases: [], podiums: [{ phaseId: 'cup', name: cup.name, places }] },
  }
  return [...tables, champion]
}
