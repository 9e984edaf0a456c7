import type { EventType } from './event-type'

export const goal: EventType = {
  label: 'Gol',
  icon: 'goal',
  scorings: ['goals', 'points'],
  fields: ['assistPlayerId', 'penalty', 'points'],
  penaltyIn: ['goals'],
  scores: 'own',
  counter: 'goals',
  column: 'goals',
}

/** Counts for the other side, and for no scorer (B10). */
export const own_goal: EventType = {
  label: 'Gol en contra',
  icon: 'goal',
  scorings: ['goals'],
  variantOf: 'goal',
  scores: 'other',
}
