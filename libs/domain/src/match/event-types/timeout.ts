import type { EventType } from './event-type'

/** Registered by an action of its own, without a player. */
export const timeout: EventType = { label: 'Tiempo muerto' }
