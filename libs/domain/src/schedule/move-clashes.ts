import type { FixedMatch } from './plan'
import { readMoment } from './wall-clock'

/** A match in the way of another: on its field, of one of its teams, or of people that play or officiate in both. */
export interface MoveClash {
  readonly kind: 'field' | 'team' | 'people' | 'official'
  /** Id of the match in the way. */
  readonly with: string
}

interface MoveRules {
  /** Minutes between two matches of a field. */
  readonly turnover: number
  /** Minutes between two matches of the same people. */
  readonly rest: number
  /** Team id to the key of its people. */
  readonly people?: Readonly<Record<string, string>> | undefined
}

const sharesAny = (one: readonly string[], other: readonly string[]): boolean => one.some((key) => other.includes(key))

/** Marks the clashes of a match at its proposed place with the others of the board, while it is moved (B36). */
export function clashesOfMove(
  moved: FixedMatch,
  others: readonly FixedMatch[],
  { turnover, rest, people = {} }: MoveRules,
): MoveClash[] {
  const start = readMoment(moved.date, moved.time)
  if (start === null) return []
  const teamsOf = ({ home, away }: FixedMatch) => [home, away].filter((team) => team !== null)
  const peopleOf = (match: FixedMatch) => teamsOf(match).flatMap((team) => people[team] ?? [])
  return others.flatMap((other): MoveClash[] => {
    const otherStart = readMoment(other.date, other.time)
    if (other.id === moved.id || otherStart === null) return []
    const isWithin = (gap: number) =>
      start < otherStart + other.minutes + gap && otherStart < start + moved.minutes + gap
    const isSameTeam = sharesAny(teamsOf(moved), teamsOf(other))
    const kinds: readonly (readonly [kind: MoveClash['kind'], isClash: boolean])[] = [
      ['field', other.field === moved.field && isWithin(turnover)],
      ['team', isSameTeam && isWithin(rest)],
      ['people', !isSameTeam && sharesAny(peopleOf(moved), peopleOf(other)) && isWithin(rest)],
      ['official', sharesAny(moved.officials ?? [], other.officials ?? []) && isWithin(0)],
    ]
    return kinds.flatMap(([kind, isClash]) => (isClash ? [{ kind, with: other.id }] : []))
  })
}
