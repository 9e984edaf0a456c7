import { unidentified } from '@torneo/contracts/match/match-events'
import { eventTypeOf } from '../../match/event-types'
import { cardsOf } from '../../tables/cards'
import { noCards, type SideCards } from './played-match'

interface CardEvent {
  readonly type: string
  readonly playerId: string
  readonly teamId: string
  readonly minute: number
  readonly added?: number | undefined
}

/** Kind of a player's cards in one match; null without any. */
function kindOf({ yellows, sentOff, isBlue }: ReturnType<typeof cardsOf>): keyof SideCards | null {
  if (yellows.length > 1) return 'secondYellow'
  if (sentOff) return yellows.length > 0 ? 'yellowAndRed' : 'red'
  if (isBlue) return 'blue'
  return yellows.length > 0 ? 'yellow' : null
}

/** Counts a team's cards in a match, each player once; a card without a player counts alone. */
export function countCards(events: readonly CardEvent[], teamId: string): SideCards {
  const own = events.filter((event) => event.teamId === teamId && eventTypeOf(event.type).card)
  const named = own.filter(({ playerId }) => playerId !== unidentified)
  const kinds = [
    ...[...new Set(named.map(({ playerId }) => playerId))].map((playerId) => kindOf(cardsOf(named, playerId))),
    ...own.filter(({ playerId }) => playerId === unidentified).map(({ type }) => eventTypeOf(type).card ?? null),
  ] as const
  const counted = kinds.reduce(
    (counts, kind) => (kind ? { ...counts, [kind]: (counts[kind] ?? 0) + 1 } : counts),
    noCards,
  )
  const light = events.filter(({ type, teamId: of }) => of === teamId && eventTypeOf(type).minutesOut).length
  return light > 0 ? { ...counted, light } : counted
}
