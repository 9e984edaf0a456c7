import type { Match } from '@torneo/contracts/match/matches'
import { isLate, type LocalTime } from '@torneo/domain/fixture/lateness'

/** A field of today: the match that is played or due there, and those after it. */
export interface FieldOfDay {
  readonly name: string
  /** Live, or past its hour; null: the field is free. */
  readonly current: Match | null
  /** Minutes that the current match is late; 0 if it is live or there is none. */
  readonly late: number
  /** Scheduled matches after it, next first. */
  readonly next: readonly Match[]
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const byTime = (a: Match, b: Match) => a.time.localeCompare(b.time)
const placeOf = ({ field, location }: Match) => field.trim() || location.trim()

/** Groups today's scheduled and live matches by field, in the order of the fields' names. */
export function fieldsOfDay(matches: readonly Match[], now: LocalTime): FieldOfDay[] {
  const ofToday = matches.filter(
    ({ status, date }) => status === 'live' || (status === 'scheduled' && date === now.date),
  )
  const places = new Map<string, Match[]>()
  for (const match of ofToday) {
    const place = placeOf(match)
    places.set(place, [...(places.get(place) ?? []), match])
  }
  return [...places]
    .toSorted(([a], [b]) => a.localeCompare(b, 'es', { numeric: true }))
    .map(([name, all]) => {
      const [live] = all.filter(({ status }) => status === 'live').toSorted(byTime)
      const waiting = all.filter(({ status }) => status === 'scheduled').toSorted(byTime)
      const overdue = live ? undefined : waiting.find((match) => isLate(match, now))
      const current = live ?? overdue ?? null
      return {
        name,
        current,
        late: overdue ? minutesOf(now.time) - minutesOf(overdue.time) : 0,
        next: waiting.filter((match) => match !== current),
      }
    })
}
