import type { Match } from '@torneo/contracts/matches'

/** What of a match says where its teams are and when. */
export type Fixture = Pick<Match, 'id' | 'sportId' | 'homeTeamId' | 'awayTeamId' | 'date' | 'time' | 'location' | 'field' | 'status'>

/** One match stands in another's way; a warning, never a refusal. */
export interface Clash {
  /** `team` plays at the same time, `place` is taken then, `rest`: the team has less than a match's length between the two. */
  readonly kind: 'team' | 'place' | 'rest'
  /** The team it is about, for `team` and `rest`. */
  readonly teamId: string | null
  readonly with: Fixture
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Places compare as people write them: without case and blanks around. */
const placeOf = ({ location, field }: Fixture): string => `${location.trim()}|${field.trim()}`.toLowerCase()

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
 * What a fixture runs into on its day: a team or a place that is taken at that time, a team that rests less than a match of the sport lasts.
 * `durationOf` gives a sport's minutes. A cancelled match clashes with none; a fixture never clashes with itself.
 */
export function clashesOf(fixture: Fixture, others: readonly Fixture[], durationOf: (sportId: string) => number): Clash[] {
  if (fixture.status === 'cancelled' || fixture.date === '' || fixture.time === '') return []
  return others
    .filter(({ id, date, status }) => id !== fixture.id && date === fixture.date && status !== 'cancelled')
    .flatMap((other) => clashBetween(fixture, other, durationOf))
}
