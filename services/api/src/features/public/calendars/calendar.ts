import type { Match } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatScore, hasScore, type DisplayState, displayStateOf } from '@torneo/domain/match/list/match-state'
import { formatSets } from '@torneo/domain/match/result/sets'
import { sideName } from '@torneo/domain/match/side-name'
import { AssembledBody, createRowParts, Part } from '@torneo/serving/http/assembled-body'
import { inSlices } from '@torneo/serving/in-slices'
import { instantIn } from '@torneo/serving/time-zone'
import type { TournamentCache } from '../../../data/read-models/tournament-cache'
import type { CachedMatch } from '../../../data/read-models/tournament-caches'
import { calendarHead, icalLine, icalText, icalTime } from './icalendar'

const minute = 60_000
/** Minutes of a match whose sport was deleted, and of the pause between halves. */
const [usualLength, pauseLength] = [90, 15]

/** Title prefixes of matches that are not played at that time. */
const prefixes: Readonly<Partial<Record<DisplayState, string>>> = {
  cancelled: 'Cancelado',
  abandoned: 'Suspendido',
  postponed: 'Postergado',
}

/** A postponed match is cancelled until it has a new date. */
const statusOf = ({ status }: Match): string => (status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')

const lengthOf = (rules: SportRules | undefined): number =>
  (rules?.matchDuration ?? usualLength) + (rules?.hasHalves ? pauseLength : 0)

function titleOf(match: Match): string {
  const { sport, tieId } = match
  const [home, away] = [sideName(match, 'home'), sideName(match, 'away')]
  const [sets, round] = [formatSets(match), formatRound(match)]
  const standing = prefixes[displayStateOf(match)]
  const tie = tieId ? round && `${round}: ` : ''
  const middle = hasScore(match) ? formatScore(match) : tie ? '–' : 'vs'
  return `${standing ? `${standing}: ` : ''}${sport ? `${sport.icon} ` : ''}${tie}${home} ${middle} ${away}${sets ? ` (${sets})` : ''}`
}

/** A match as an event of a calendar. */
export interface CalendarEvent {
  readonly match: CachedMatch
  readonly promotionIds: readonly (string | undefined)[]
  /** Lines of the event except its URL, which depends on the request; null for a match with an invalid date. */
  readonly lines: string | null
}

/**
 * Builds calendars of matches that phones subscribe to: an event keeps its id, and its later versions have a higher
 * sequence (B24). An event's lines are cached until its match, teams or sport change.
 */
export function createCalendar(tournament: TournamentCache, timeZone: string) {
  const known = tournament.derived<CalendarEvent>('match')
  const [partsOfAll, end] = [createRowParts(''), new Part(icalLine('END', 'VCALENDAR'))]

  function linesOf(match: Match): string | null {
    const start = instantIn(timeZone, match.date, match.time).getTime()
    const [begins, ends, created, updated] = [
      start,
      start + lengthOf(tournament.sport(match.sportId)?.rules) * minute,
      Date.parse(match.createdAt),
      Date.parse(match.updatedAt),
    ].map(icalTime)
    if (!begins || !ends || !created || !updated) return null
    return [
      icalLine('BEGIN', 'VEVENT'),
      icalLine('UID', `partido-${match.id}@torneo`),
      icalLine('SEQUENCE', match.rev),
      icalLine('DTSTAMP', updated),
      icalLine('DTSTART', begins),
      icalLine('DTEND', ends),
      icalText('SUMMARY', titleOf(match)),
      ...(formatRound(match) ? [icalText('DESCRIPTION', formatRound(match))] : []),
      icalText('LOCATION', [match.location, match.field].filter(Boolean).join(' · ')),
      icalLine('STATUS', statusOf(match)),
      icalLine('CREATED', created),
      icalLine('LAST-MODIFIED', updated),
    ].join('')
  }

  function eventOf(match: CachedMatch): CalendarEvent {
    const cached = known.get(match.id)
    if (cached) return cached
    const shown = tournament.withTeams(match)
    const event = {
      match,
      promotionIds: [shown.homeTeam?.promotionId, shown.awayTeam?.promotionId],
      lines: linesOf(shown),
    }
    known.set(match.id, event)
    return event
  }

  /** `origin` of the URLs in the calendar; empty if unknown. Without `isIn` it lists all matches. */
  return async (name: string, origin: string, isIn?: (event: CalendarEvent) => boolean): Promise<AssembledBody> => {
    const active = new Set(tournament.sports().flatMap(({ id, active }) => (active ? id : [])))
    const shown = () => tournament.matches().filter(({ sportId }) => active.has(sportId))
    await inSlices(shown(), ({ id }) => {
      // Read again, because lines from an outdated match would stay cached.
      const match = tournament.match(id)
      if (match) eventOf(match)
    })
    const events = shown()
      .map(eventOf)
      .filter((event) => isIn?.(event) ?? true)
      .flatMap(({ match, lines }) =>
        lines === null
          ? []
          : [
              lines +
                (origin && icalLine('URL;VALUE=URI', `${origin}/en-vivo/partido/${match.id}`)) +
                icalLine('END', 'VEVENT'),
            ],
      )
    // Splits the largest calendar, so that a change rebuilds only one part.
    return new AssembledBody([
      new Part(calendarHead(name, '-//Torneo//Partidos//ES')),
      ...(isIn ? [new Part(events.join(''))] : partsOfAll(events)),
      end,
    ])
  }
}
