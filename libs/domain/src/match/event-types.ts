import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { MatchGoal } from '@torneo/contracts/match/matches'
import { blue_card, green_card, red_card, second_yellow, two_minutes, yellow_card } from './event-types/cards'
import type { EventField, EventType } from './event-types/event-type'
import { goal, own_goal } from './event-types/goals'
import { substitution } from './event-types/substitution'
import { timeout } from './event-types/timeout'

/** Types that people register, with a player. */
export const registeredTypes: Readonly<Record<MatchEventType, EventType>> = {
  goal,
  own_goal,
  yellow_card,
  red_card,
  substitution,
  green_card,
  blue_card,
  two_minutes,
}
const types: Readonly<Record<string, EventType>> = { ...registeredTypes, timeout, second_yellow }
const unknownType: EventType = { label: 'Evento' }

/** The definition of a type; a type of another version has a label of its own (R11). */
export const eventTypeOf = (type: string): EventType => (Object.hasOwn(types, type) && types[type]) || unknownType

/** True for types registered with a player; any other event, as of a later version, has only a team. */
export const hasPlayer = (type: string): boolean => Object.hasOwn(registeredTypes, type)

export const labelOfEvent = (type: string): string => eventTypeOf(type).label

export const hasField = (type: string, field: EventField): boolean => eventTypeOf(type).fields?.includes(field) ?? false

export interface LabelledEvent {
  readonly type: string
  readonly penalty?: boolean | undefined
  readonly points?: number | undefined
}

/** Formats 'Gol', 'Gol (p)', or '+3' in a sport scored by points. */
export const eventLabel = ({ type, penalty = false, points }: LabelledEvent): string =>
  points !== undefined && hasField(type, 'points') ? `+${points}` : `${labelOfEvent(type)}${penalty ? ' (p)' : ''}`

/** Kind of a goal in the summary of a match. */
export const goalKindOf = ({ type, penalty }: LabelledEvent): MatchGoal['kind'] =>
  eventTypeOf(type).scores === 'other' ? 'own_goal' : penalty ? 'penalty' : 'goal'
