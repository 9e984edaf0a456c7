import { lineUpsTexts as texts } from './line-ups-texts'

/** Formats 'Presentes 9 de 11', or how many are on the list while nobody said who is here. */
export function describeLineUp(
  lineUp: { readonly playerIds: readonly string[] } | undefined,
  players: readonly { readonly id: string }[],
  isUnsent = false,
): string {
  if (!lineUp) return texts.unmarked(players.length)
  const present = texts.present(players.filter(({ id }) => lineUp.playerIds.includes(id)).length, players.length)
  return isUnsent ? texts.unsent(present) : present
}
