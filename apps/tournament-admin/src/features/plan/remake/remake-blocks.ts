import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatDay } from '@torneo/domain/format/format-day'
import { formatRound } from '@torneo/domain/match/format-round'
import { hasScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import { placeKey } from '@torneo/domain/people/passes'
import type { MovedMatch, PlacedMatch, Plan } from '@torneo/domain/schedule/plan'
import type { BoardBlock } from '../../../parts/board/board-day'
import type { FixtureToPlan } from '../fixtures-to-plan'
import { minutesOf, takesPlace } from '../plan-request'
import type { Place } from '../plan-settings'
import type { Remade } from './remade'
import { remakeTexts as texts } from './remake-texts'

interface Drawn {
  readonly plan: Plan
  readonly remade: Remade
  readonly sportId: string
  readonly minutes: number
  readonly sports: readonly TournamentSport[]
  readonly matches: readonly Match[]
  readonly missing: readonly FixtureToPlan[]
  readonly places: readonly Place[]
  readonly pinned: ReadonlySet<string>
}

/** Formats the difference between two places: the time, the day with it, else the field, whose name is looked up by its key. */
export function formatFormer({ from, to }: MovedMatch, fieldOf: (key: string) => string): string {
  if (from.date !== to.date) return `${formatDay(from.date, Number(from.date.slice(0, 4)))} ${from.time}`
  return from.time === to.time ? fieldOf(from.field) : from.time
}

/** Short names of fields by their keys. */
export function fieldNames(places: readonly Place[]): (key: string) => string {
  const names = new Map(places.map((place) => [placeKey(place), place.field || place.location]))
  return (key) => names.get(key) ?? ''
}

type Face = Pick<BoardBlock, 'look' | 'badge'>

/** Blocks of the plan: played, pinned, moved and new ones told apart, and the matches of other sports. */
export function remakeBlocks(drawn: Drawn): BoardBlock[] {
  const { plan, remade, sportId, minutes, sports, matches, missing, places, pinned } = drawn
  const placeOf = new Map(places.map((place) => [placeKey(place), place]))
  const fieldOf = fieldNames(places)
  const byId = new Map(matches.map((match) => [match.id, match]))
  const fixtures = new Map(missing.map((fixture) => [fixture.id, fixture]))
  const moved = new Map(remade.moved.map((one) => [one.id, one]))

  const dated = new Set(remade.dated.map(({ id }) => id))

  const faceOf = (match: Match): Face => {
    const change = moved.get(match.id)
    if (dated.has(match.id)) return { look: 'moved', badge: { tone: 'info', text: texts.badges.dated } }
    if (change)
      return { look: 'moved', badge: { tone: 'info', text: texts.badges.before(formatFormer(change, fieldOf)) } }
    if (match.status === 'live') return { look: 'live' }
    if (match.status === 'finished') return { look: 'existing', badge: { tone: 'neutral', text: texts.badges.played } }
    if (pinned.has(match.id)) return { look: 'existing', badge: { tone: 'neutral', text: texts.badges.pinned } }
    return { look: 'new' }
  }
  const ofMatch = (match: Match, { date, time, field }: PlacedMatch): BoardBlock => ({
    id: match.id,
    date,
    time,
    minutes: match.sportId === sportId ? minutes : minutesOf(sports, match.sportId),
    place: placeOf.get(field) ?? match,
    round: [match.sportId === sportId ? '' : match.sport?.icon, formatRound(match)].filter(Boolean).join(' '),
    sides: [
      { team: match.homeTeam, name: sideName(match, 'home'), ...(hasScore(match) && { score: match.homeScore }) },
      { team: match.awayTeam, name: sideName(match, 'away'), ...(hasScore(match) && { score: match.awayScore }) },
    ],
    ...(match.sportId === sportId ? faceOf(match) : { look: 'existing' as const }),
  })

  const planned = plan.matches.flatMap((placed): BoardBlock[] => {
    const [match, fixture] = [byId.get(placed.id), fixtures.get(placed.id)]
    if (match) return [ofMatch(match, placed)]
    const place = placeOf.get(placed.field)
    if (!fixture || !place) return []
    const { date, time } = placed
    const badge = { tone: 'success', text: texts.badges.made } as const
    return [
      { id: placed.id, round: fixture.round, sides: fixture.sides, date, time, minutes, place, look: 'moved', badge },
    ]
  })
  const days = new Set(planned.map(({ date }) => date))
  const others = matches
    .filter((match) => match.sportId !== sportId && takesPlace(match) && days.has(match.date))
    .map((match) => ofMatch(match, { id: match.id, date: match.date, time: match.time, field: placeKey(match) }))
  return [...planned, ...others]
}
