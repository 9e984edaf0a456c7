/** A match that needs a day, an hour and a field. */
export interface Pairing {
  readonly id: string
  /** Team ids; null while unknown. */
  readonly home: string | null
  readonly away: string | null
  /** Ids of pairings and fixed matches that end before this one begins. Unknown ids are ignored. */
  readonly after?: readonly string[] | undefined
  /** Default: the request's. */
  readonly minutes?: number | undefined
  /** Only on these fields. Default: on any. */
  readonly fields?: readonly string[] | undefined
  /** Name of its sport, for sentences only. */
  readonly sport?: string | undefined
  /** Phase, zone and round, which wishes name. Rounds have an order within a phase or its zone. */
  readonly phase?: string | undefined
  readonly zone?: string | undefined
  readonly round?: number | undefined
  /** Keys of its officials, for the wish about them. */
  readonly officials?: readonly string[] | undefined
  /** Its place until now: it stays there unless a rule, a wish or another match needs it to move. */
  readonly was?: Place | undefined
}

/** A date (yyyy-mm-dd), a time (HH:mm) and a field. */
export interface Place {
  readonly date: string
  readonly time: string
  readonly field: string
}

/** A pairing that stays at a place. */
export interface KeptMatch extends Place {
  readonly id: string
}

/**
 * A wish gives way before a match is left out (B92): a phase only on some dates; nothing played within a break; matches
 * only on some fields; no round of a zone before the one ahead of it; no official at two matches at one hour, or without
 * the time between two matches of a field.
 */
export type Wish =
  | { readonly kind: 'phase_on'; readonly phase: string; readonly dates: readonly string[] }
  | { readonly kind: 'break'; readonly date: string; readonly from: string; readonly to: string }
  | { readonly kind: 'field'; readonly ids: readonly string[]; readonly fields: readonly string[] }
  | { readonly kind: 'rounds_in_order' }
  | { readonly kind: 'officials' }

/** Hours in which fields can be used; a date may have several. `to` at or before `from` is on the next date. */
export interface PlayWindow {
  /** yyyy-mm-dd. */
  readonly date: string
  /** HH:mm. */
  readonly from: string
  readonly to: string
  readonly fields: readonly string[]
}

/**
 * A team's request. `not_before` and `not_after` bound its kick-offs on `date`, or on every day; with a date and no
 * time they bound its days. `not_on` excludes a date.
 */
export interface TeamRequest {
  readonly kind: 'not_before' | 'not_after' | 'not_on'
  readonly team: string
  readonly date?: string | undefined
  readonly time?: string | undefined
}

/** A match that stays where it is. */
export interface FixedMatch {
  readonly id: string
  readonly home: string | null
  readonly away: string | null
  readonly date: string
  readonly time: string
  readonly field: string
  readonly minutes: number
  /** Names of its officials, if any is known. */
  readonly officials?: readonly string[] | undefined
}

export interface PlanRequest {
  readonly pairings: readonly Pairing[]
  readonly days: readonly PlayWindow[]
  /** Length of a match. */
  readonly minutes: number
  /** Minutes between two matches of a field. */
  readonly turnover: number
  /** Minutes between two matches of a team, and of people that play in several teams. */
  readonly rest: number
  /** Team id to the key of its people (its promotion), shared by teams of several sports. */
  readonly people?: Readonly<Record<string, string>> | undefined
  readonly requests?: readonly TeamRequest[] | undefined
  readonly fixed?: readonly FixedMatch[] | undefined
  /** Pairings that are not moved: what feeds them ends before they begin. */
  readonly keep?: readonly KeptMatch[] | undefined
  /** Ids of fixed and kept matches that are over: they hold neither people nor fields. */
  readonly over?: readonly string[] | undefined
  /** 'yyyy-mm-dd HH:mm': nothing begins earlier. */
  readonly notBefore?: string | undefined
  readonly wishes?: readonly Wish[] | undefined
  /** IANA zone of the dates and times: hours that its clocks skip are not played. */
  readonly timeZone?: string | undefined
  /** Names of teams by id, for sentences only. */
  readonly names?: Readonly<Record<string, string>> | undefined
  readonly seed: number
}

export interface PlacedMatch extends Place {
  readonly id: string
}

/** Quality of a plan. */
export interface PlanMeasures {
  /** Longest pause in minutes between two matches of a team on one day. */
  readonly longestWait: number
  /** Pairs of consecutive matches of the same people without a turn between them. */
  readonly backToBacks: number
  /** Pairs of consecutive matches of a team on one day that are on different fields. */
  readonly fieldChanges: number
  /** 'yyyy-mm-dd HH:mm', empty without matches. */
  readonly lastEnd: string
}

export interface MissingMatch {
  readonly id: string
  /** Spanish sentence with the rule that rejected it most often. */
  readonly because: string
}

export interface MovedMatch {
  readonly id: string
  readonly from: Place
  readonly to: Place
}

/** A wish, by its index, that gave way for some matches. */
export interface BrokenWish {
  readonly wish: number
  /** Spanish sentence. */
  readonly because: string
}

/** Places of all pairings that have one, by time. */
interface Placed {
  readonly matches: readonly PlacedMatch[]
  readonly moved: readonly MovedMatch[]
  readonly gave: readonly BrokenWish[]
}

export type Plan = Placed &
  (
    | { readonly ok: true; readonly measures: PlanMeasures }
    | {
        readonly ok: false
        readonly missing: readonly MissingMatch[]
        /** Spanish sentence with the smallest change that places everything. */
        readonly advice: string
      }
  )
