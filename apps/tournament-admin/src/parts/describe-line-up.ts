import type { LineUp } from '@torneo/contracts/match/line-ups'
import { lineUpsTexts as texts } from './line-ups-texts'

/** Formats 'Presentes 9 de 11', or how many are on the list while nobody said who is here. */
export function describeLineUp(lineUp: LineUp | undefined, players: readonly { readonly id: string }[]): string {
  if (!lineUp) return texts.unmarked(players.length)
  return texts.present(players.filter(({ id }) => lineUp.playerIds.includes(id)).length, players.length)
}
