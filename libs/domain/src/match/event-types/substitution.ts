import type { EventType } from './event-type'

/** `playerId` comes in for `outPlayerId` (B41). */
export const substitution: EventType = {
  label: 'Cambio',
  icon: 'change',
  rule: 'substitutions',
  fields: ['outPlayerId'],
}
