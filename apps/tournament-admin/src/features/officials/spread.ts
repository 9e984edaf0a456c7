import type { Match } from '@torneo/contracts/match/matches'
import type { Official } from '@torneo/contracts/match/officials'
import { officialsIn } from '@torneo/domain/fixture/officials'
import { spreadOfficials, type TimedMatch } from '@torneo/domain/fixture/spread-officials'
import { placeKey } from '@torneo/domain/people/passes'
import { readMoment } from '@torneo/domain/schedule/wall-clock'

/** Minutes between two matches of an official. */
const gap = 10

/** Matches to be played from a day on that name nobody. */
export const unmannedOf = (matches: readonly Match[], today: string): Match[] =>
  matches
    .filter(({ status, referee, date }) => status === 'scheduled' && referee.trim() === '' && date >= today)
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))

interface Context {
  readonly matches: readonly Match[]
  readonly chosen: readonly Official[]
  readonly minutesOf: (sportId: string) => number
}

/** Gives the chosen officials to matches; the id of each match with its official. */
export function spread(
  unmanned: readonly Match[],
  { matches, chosen, minutesOf }: Context,
): ReadonlyMap<string, Official> {
  const timed = (match: Match): TimedMatch[] => {
    const start = readMoment(match.date, match.time)
    if (start === null) return []
    const officials = officialsIn(match.referee, chosen).map(({ id }) => id)
    return [{ id: match.id, start, minutes: minutesOf(match.sportId), field: placeKey(match), officials }]
  }
  const given = spreadOfficials({
    unmanned: unmanned.flatMap(timed),
    others: matches.filter(({ status }) => status !== 'cancelled').flatMap(timed),
    officials: chosen.map(({ id }) => id),
    gap,
  })
  const byId = new Map(chosen.map((official) => [official.id, official]))
  return new Map(
    [...given].flatMap(([id, key]) => {
      const official = byId.get(key)
      return official ? [[id, official] as const] : []
    }),
  )
}
