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
  readonly bounds: readonly Bound[]
  /** Earliest begin because of matches that stay where they are. */
  readonly notBefore: number
  readonly feeders: Link[]
  readonly followers: Link[]
}

/** An order between two matches, with the minutes between the end of one and the begin of the other. */
export interface Link {
  readonly task: Task
  readonly gap: number
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
  readonly fixed: readonly { readonly keys: readonly string[]; readonly placement: Placement }[]
}
