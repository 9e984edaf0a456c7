import type { Bound } from './bounds'
import type { Pairing } from './plan'
import type { FieldWindow } from './windows'

/** A match to be placed. */
export interface Task {
  readonly pairing: Pairing
  readonly minutes: number
  /** Null: on any field. */
  readonly fields: ReadonlySet<string> | null
  /** Keys of its teams, and of people that play in several teams. */
  readonly keys: readonly string[]
  /** Keys of its officials; empty without a wish about them. */
  readonly officials: readonly string[]
  readonly bounds: readonly Bound[]
  /** Earliest and latest begin because of the present moment and of matches that stay where they are. */
  readonly notBefore: number
  readonly notAfter: number
  /** Its place until now, if that can still be one. */
  readonly was: Spot | null
  readonly wishes: readonly TaskWish[]
  readonly feeders: Link[]
  readonly followers: Link[]
}

/** An order between two matches, with the minutes between the end of one and the begin of the other. */
export interface Link {
  readonly task: Task
  readonly gap: number
  /** True for the order of rounds, which has no rest between them. */
  readonly isRound?: boolean
}

/** A wish that concerns a match. */
export interface TaskWish {
  readonly index: number
  readonly isMet: (spot: Spot) => boolean
}

/** A place in the plan. */
export interface Spot {
  readonly field: string
  readonly day: number
  readonly start: number
}

export interface Placement extends Spot {
  readonly end: number
}

export interface Problem {
  /** Feeders stand before the matches that wait for them. */
  readonly tasks: readonly Task[]
  /** Pairings that wait for one another in a circle, or for one that does. */
  readonly circular: readonly Pairing[]
  readonly windows: readonly FieldWindow[]
  readonly minutes: number
  readonly turnover: number
  readonly rest: number
  /** Key of the people of a team. */
  readonly peopleOf: (team: string) => string
  readonly fixed: readonly (Pick<Task, 'keys' | 'officials'> & { readonly placement: Placement })[]
  /** True while wishes are rules. */
  readonly isStrict: boolean
  /** Pairs of matches in the order that a wish asks of their rounds, by the index of the wish. */
  readonly rounds: RoundOrder | null
  /** Index of the wish about officials; -1 without one. */
  readonly officialsWish: number
}

export interface RoundOrder {
  readonly wish: number
  /** Matches of the round ahead of a match's own, and of the one behind it. */
  readonly before: (task: Task) => readonly Task[]
  readonly after: (task: Task) => readonly Task[]
}
