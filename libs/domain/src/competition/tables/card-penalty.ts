import type { FairPlayScale } from '@torneo/contracts/competition/tie-breaks'
import type { SideCards } from './played-match'

const cardWeights: Readonly<Record<FairPlayScale, SideCards>> = {
  fifa: { yellow: 1, secondYellow: 3, red: 4, yellowAndRed: 5 },
  uefa: { yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 3 },
}

/** Penalty points of cards (B33); fewer are better. */
export function cardPenalty(cards: SideCards, scale: FairPlayScale): number {
  const weights = cardWeights[scale]
  // A blue card sends off with a replacement; a green one, or two minutes, only for a while (B87).
  return (
    (cards.light ?? 0) +
    (cards.blue ?? 0) * weights.red +
    cards.yellow * weights.yellow +
    cards.secondYellow * weights.secondYellow +
    cards.red * weights.red +
    cards.yellowAndRed * weights.yellowAndRed
  )
}

/** Players and staff sent off, also by two yellow cards. */
export const sentOff = ({ secondYellow, red, yellowAndRed, blue = 0 }: SideCards): number =>
  secondYellow + red + yellowAndRed + blue

/** Yellow cards shown. */
export const yellowCards = ({ yellow, secondYellow, yellowAndRed }: SideCards): number =>
  yellow + 2 * secondYellow + yellowAndRed
