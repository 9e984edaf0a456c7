import type { MatchAction, RegisteredEvent } from './match-aggregate'

export type Correction = Extract<MatchAction, { kind: 'event_change' }>

/** Applies the given fields to an event, and clears fields that its new type cannot have. */
export function corrected<E extends RegisteredEvent>(event: E, { type, teamId, playerId, assistPlayerId, minute, added, penalty, points }: Correction, now: Date): E {
  const change = Object.entries({ type, teamId, playerId, assistPlayerId, minute, added, penalty, points })
  const given = Object.fromEntries(change.filter(([, value]) => value !== undefined)) as Partial<RegisteredEvent>
  const ofGoals = { assistPlayerId: null, penalty: false }
  const isGoal = (given.type ?? event.type) === 'goal'
  // The player with the assist belongs to the former team.
  const ofTeam = (teamId ?? event.teamId) === event.teamId ? {} : { assistPlayerId: null }
  return { ...event, ...(isGoal ? ofTeam : ofGoals), ...given, updatedAt: now.toISOString(), rev: (event.rev || 1) + 1 }
}
