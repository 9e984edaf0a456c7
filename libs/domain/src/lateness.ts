import type { Match } from '@torneo/contracts/matches'

/** A day and minute where the matches are played, written as fixtures are: '2025-11-15' and '17:05'. */
export type LocalTime = Pick<Match, 'date' | 'time'>

type Fixture = LocalTime & Pick<Match, 'status'>

/** Minutes after which a match is left over from before, not late. */
const longestDelay = 12 * 60

const minutesOf = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}:00Z`) / 60_000

/** Whether the hour of a match has passed and it has not begun: nobody announces it as the next one (B44). */
export const isPastHour = (match: Fixture, now: LocalTime): boolean => match.status === 'scheduled' && minutesOf(match) < minutesOf(now)

/** Whether a match is 'Demorado' (B44): past its hour, not begun, and of the last 12 hours. */
export const isLate = (match: Fixture, now: LocalTime): boolean => isPastHour(match, now) && minutesOf(now) - minutesOf(match) <= longestDelay
