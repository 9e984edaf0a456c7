import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { EventType } from './event-type'

/** Type of the event that a second yellow card adds (B11). */
export const sendingOff: MatchEventType = 'red_card'
/** Label key of a second yellow card with its red one: two events, one action (B11). */
export const secondYellow = 'second_yellow'

export const yellow_card: EventType = {
  label: 'Tarjeta Amarilla',
  icon: 'yellow',
  scorings: ['goals', 'sets'],
  fields: ['withRed'],
  counter: 'yellowCards',
  card: 'yellow',
  column: 'yellow',
  heading: ['A', 'amarilla'],
}

export const red_card: EventType = {
  label: 'Tarjeta Roja',
  icon: 'red',
  scorings: ['goals', 'sets'],
  counter: 'redCards',
  card: 'red',
  column: 'red',
  heading: ['R', 'roja'],
}

export const second_yellow: EventType = { label: 'Doble amarilla', column: 'red' }
