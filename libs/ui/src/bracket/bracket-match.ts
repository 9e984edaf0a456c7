import type { ReactNode } from 'react'

/** One side of a tie. */
export interface BracketSide {
  /** A team's name, or the words of an open slot. */
  readonly name: string
  /** The team's square; null draws the dashed one of an open slot. */
  readonly mark: ReactNode
  /** Origin of the team, or a word for a missing one. */
  readonly note?: ReactNode
  /** The note is something to do. */
  readonly isDue?: boolean | undefined
  readonly score?: string | undefined
  /** The side lost. */
  readonly isOut?: boolean | undefined
}

export interface BracketMatch {
  readonly id: string
  readonly name: string
  /** Kick-off and field, or a badge of the state. */
  readonly aside?: ReactNode
  readonly sides: readonly [BracketSide, BracketSide]
  readonly edge?: 'live' | 'danger' | 'gold' | undefined
}

/** A round; a bye keeps its place as null. */
export interface BracketColumn {
  readonly id: string
  readonly name: string
  readonly matches: readonly (BracketMatch | null)[]
}
