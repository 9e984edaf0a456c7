import type { LineUp } from '@torneo/contracts/match/line-ups'
import { lineUpsTexts as texts } from './line-ups-texts'
import { outgoingLineUpsTexts } from './outgoing-line-ups-texts'
import type { WaitingLineUp } from './use-outgoing-line-ups'

/** Formats 'Presentes 9 de 11', or how many are on the list while nobody said who is here. */
export function describeLineUp(
  lineUp: LineUp | WaitingLineUp | undefined,
  players: readonly { readonly id: string }[],
): string {
  if (!lineUp) return texts.unmarked(players.length)
  const present = texts.present(players.filter(({ id }) => lineUp.playerIds.includes(id)).length, players.length)
  if (!('key' in lineUp)) return present
  return lineUp.refusal === undefined ? outgoingLineUpsTexts.unsent(present) : outgoingLineUpsTexts.unsaved(present)
}
