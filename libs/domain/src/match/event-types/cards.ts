import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { EventType } from './event-type'

/** Type of the event that a second yellow card adds (B11). */
export const sendingOff: MatchEventType = 'red_card'
/** Label key of a second yellow card with its red one: two events, one action (B11). */
export const secondYellow = 'second_yellow'

export const yellow_card: EventType = {
  label: 'Tarjeta Amarilla',
  icon: 'yellow',
  sportCard: 'yellow',
  fields: ['withRed'],
  counter: 'yellowCards',
  card: 'yellow',
  column: 'yellow',
  heading: ['A', 'amarilla'],
}

export const red_card: EventType = {
  label: 'Tarjeta Roja',
  icon: 'red',
  sportCard: 'red',
  counter: 'redCards',
  card: 'red',
  column: 'red',
  heading: ['R', 'roja'],
}

/** Off for two minutes (hockey). */
export const green_card: EventType = { label: 'Tarjeta Verde', icon: 'green', sportCard: 'green', minutesOut: 2 }

/** Off for good, and replaced (futsal). */
export const blue_card: EventType = { label: 'Tarjeta Azul', icon: 'blue', sportCard: 'blue', card: 'blue' }

/** Off for two minutes (handball). */
export const two_minutes: EventType = {
  label: '2 minutos',
  icon: 'two_minutes',
  sportCard: 'two_minutes',
  minutesOut: 2,
}

export const second_yellow: EventType = { label: 'Doble amarilla', column: 'red' }
