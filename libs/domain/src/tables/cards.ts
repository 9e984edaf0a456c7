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
  const ofType = (type: string) =>
    events.filter((event) => event.playerId === playerId && event.type === type).sort(byMinute)
  return { yellows: ofType('yellow_card'), sentOff: ofType('red_card')[0] ?? null }
}
