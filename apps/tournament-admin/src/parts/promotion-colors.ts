import { defaultTeamColor, type Promotion } from '@torneo/contracts/tournament/promotions'

/** Suggested colours, most distinct first: each dark enough for white text, and no two alike. */
const palette = [
  defaultTeamColor,
  '#1D4ED8',
  '#15803D',
  '#6D28D9',
  '#C2410C',
  '#111827',
  '#BE185D',
  '#0369A1',
  '#4D7C0F',
  '#57534E',
  '#A21CAF',
  '#0F766E',
  '#92400E',
  '#7F1D1D',
] as const

/** Maximum difference at which spectators take two colours for the same. */
const near = 40

const channels = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))

function isNear(a: string, b: string): boolean {
  const [of, others] = [channels(a), channels(b)]
  return Math.hypot(...of.map((value, index) => value - (others[index] ?? 0))) < near
}

/** Finds a promotion with the same or nearly the same colour; undefined for an incomplete colour. */
export function wearerOf(color: string, promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find((promotion) => isNear(promotion.color, color))
}

/** Suggests the first colour that no promotion has; once all are taken, the first of those that the fewest have. */
export function freeColor(promotions: readonly Promotion[]): string {
  const wearers = palette.map((color) => promotions.filter((promotion) => isNear(promotion.color, color)).length)
  return palette[wearers.indexOf(Math.min(...wearers))] ?? defaultTeamColor
}
