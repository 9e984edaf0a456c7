import { eventTypeOf } from '../match/event-types'
import type { CardColor } from '../match/event-types/event-type'

interface CardEvent {
  readonly type: string
  readonly playerId: string
  readonly minute: number
  readonly added?: number | undefined
}

/** Orders events by their minute, added time included. */
export const byMinute = (
  one: Pick<CardEvent, 'minute' | 'added'>,
  other: Pick<CardEvent, 'minute' | 'added'>,
): number => one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0)

/** A player's cards in a match. */
export function cardsOf<E extends CardEvent>(events: readonly E[], playerId: string) {
  const ofColor = (color: CardColor) =>
    events.filter((event) => event.playerId === playerId && eventTypeOf(event.type).card === color).sort(byMinute)
  return { yellows: ofColor('yellow'), sentOff: ofColor('red')[0] ?? null, isBlue: ofColor('blue').length > 0 }
}
