import type { Match } from '@torneo/contracts/matches'
import { placeOf } from './passes'

/** The fields of a match that decide when and where it occupies a team and a field. */
export type Fixture = Pick<Match, 'id' | 'sportId' | 'homeTeamId' | 'awayTeamId' | 'date' | 'time' | 'location' | 'field' | 'status'>

/** A scheduling conflict between two matches: a warning, never a rejection. */
export interface Clash {
  /** `team`: plays both at the same time; `place`: used by both; `rest`: the team's break is shorter than a match. */
  readonly kind: 'team' | 'place' | 'rest'
  /** Null for `place`. */
  readonly teamId: string | null
  readonly with: Fixture
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function clashBetween(one: Fixture, other: Fixture, durationOf: (sportId: string) => number): Clash[] {
  const [start, otherStart] = [minutesOf(one.time), minutesOf(other.time)]
  const [end, otherEnd] = [start + durationOf(one.sportId), otherStart + durationOf(other.sportId)]
  const overlap = start < otherEnd && otherStart < end
  const pause = start < otherStart ? otherStart - end : start - otherEnd
  const shared = [one.homeTeamId, one.awayTeamId].filter((teamId) => teamId === other.homeTeamId || teamId === other.awayTeamId)
  const ofTeams = shared.flatMap((teamId): Clash[] => {
    if (overlap) return [{ kind: 'team', teamId, with: other }]
    return pause < durationOf(one.sportId) ? [{ kind: 'rest', teamId, with: other }] : []
  })
  const isPlaceTaken = overlap && one.location.trim() !== '' && placeOf(one) === placeOf(other)
  return isPlaceTaken ? [...ofTeams, { kind: 'place', teamId: null, with: other }] : ofTeams
}

/**
 * Lists the clashes of a fixture with the other fixtures of its day. `durationOf` returns a sport's minutes. A
 * cancelled match never clashes, nor does a fixture with itself.
 */
export function clashesOf(fixture: Fixture, others: readonly Fixture[], durationOf: (sportId: string) => number): Clash[] {
  if (fixture.status === 'cancelled' || fixture.date === '' || fixture.time === '') return []
  return others
    .filter(({ id, date, status }) => id !== fixture.id && date === fixture.date && status !== 'cancelled')
    .flatMap((other) => clashBetween(fixture, other, durationOf))
}
