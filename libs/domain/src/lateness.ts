import type { Match } from '@torneo/contracts/matches'

/** A day and minute in the tournament's time zone, formatted as in a fixture: '2025-11-15' and '17:05'. */
export type LocalTime = Pick<Match, 'date' | 'time'>

type Fixture = LocalTime & Pick<Match, 'status'>

/** Minutes after which an unstarted match counts as abandoned in the past rather than late. */
const longestDelay = 12 * 60

const minutesOf = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}:00Z`) / 60_000

/** True if an unstarted match is past its kick-off: it is no longer announced as the next match (B44). */
export const isPastHour = (match: Fixture, now: LocalTime): boolean => match.status === 'scheduled' && minutesOf(match) < minutesOf(now)

/** True for a 'Demorado' match (B44): unstarted, and past its kick-off by at most 12 hours. */
export const isLate = (match: Fixture, now: LocalTime): boolean => isPastHour(match, now) && minutesOf(now) - minutesOf(match) <= longestDelay
