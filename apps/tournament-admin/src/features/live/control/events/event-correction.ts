import type { Player } from '@torneo/contracts/tournament/players'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'

export type EventCorrection = Extract<LiveAction, { kind: 'event_change' }>

/** Fields of an event as the form has them. */
type EditedEvent = Pick<TimelineEvent, 'type' | 'teamId' | 'playerId' | 'assistPlayerId' | 'minute'> & {
  readonly penalty: boolean | undefined
  readonly outPlayerId: string | null
  readonly added: number
  readonly points?: number
}

/** Returns the changed fields as an action; null without a change. `players` are those of the edited event's team. */
export function correctionOf(
  event: TimelineEvent,
  after: EditedEvent,
  players: readonly Player[],
): EventCorrection | null {
  const before = {
    ...event,
    outPlayerId: event.outPlayerId ?? null,
    added: event.added ?? 0,
    penalty: event.penalty ?? false,
  }
  const changes = Object.entries(after).filter(([field, value]) => value !== before[field as keyof EditedEvent])
  if (changes.length === 0) return null
  return {
    kind: 'event_change',
    eventId: event.id,
    ...(Object.fromEntries(changes) as Partial<EventCorrection>),
    // The former team's player cannot stay: send the new one, even if unidentified.
    ...(after.teamId !== event.teamId && { playerId: after.playerId }),
    names: namesOf(event, after, players),
  }
}

function namesOf(
  event: TimelineEvent,
  { playerId, outPlayerId, assistPlayerId }: EditedEvent,
  players: readonly Player[],
) {
  const find = (id: string) => players.find((one) => one.id === id)
  const player = find(playerId)
  const isSame = playerId === event.playerId
  return {
    playerName: player?.name ?? (isSame ? event.playerName : null),
    playerNumber: player?.number ?? (isSame ? event.playerNumber : null),
    outPlayerName: outPlayerId && (find(outPlayerId)?.name ?? event.outPlayerName ?? null),
    assistPlayerName: assistPlayerId && (find(assistPlayerId)?.name ?? event.assistPlayerName),
  }
}
