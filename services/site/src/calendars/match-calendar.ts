import type { MatchRow } from '@torneo/contracts/match/match'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatScore, hasScore, type DisplayState, displayStateOf } from '@torneo/domain/match/list/match-state'
import { formatSets } from '@torneo/domain/match/result/sets'
import { sideName } from '@torneo/domain/match/side-name'
import { AssembledBody, createRowParts, Part } from '@torneo/serving/http/assembled-body'
import { inSlices } from '@torneo/serving/in-slices'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import { instantIn } from '@torneo/serving/time-zone'
import type { TournamentModel } from '../model/tournament-model'
import { calendarHead, icalLine, icalText, icalTime } from './icalendar'

const minute = 60_000
/** Minutes of a match of a sport without a length, and of the pause between halves. */
const [usualLength, pauseLength] = [90, 15]

/** Title prefixes of matches that are not played at that time. */
const prefixes: Readonly<Partial<Record<DisplayState, string>>> = {
  cancelled: 'Cancelado',
  abandoned: 'Suspendido',
  postponed: 'Postergado',
}

/** A postponed match is cancelled until it has a new date. */
const statusOf = ({ status }: MatchRow): string => (status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')

const lengthOf = (rules: SportRules | undefined): number =>
  (rules?.matchDuration ?? usualLength) + (rules?.hasHalves ? pauseLength : 0)

function titleOf(match: MatchRow): string {
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
  readonly match: MatchRow
  readonly promotionIds: readonly (string | undefined)[]
  /** Lines of the event except its URL, which depends on the request; null for a match with an invalid date. */
  readonly lines: string | null
}

function linesOf(match: MatchRow, rules: SportRules | undefined, timeZone: string): string | null {
  const start = instantIn(timeZone, match.date, match.time).getTime()
  const [begins, ends, created, updated] = [
    start,
    start + lengthOf(rules) * minute,
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

/**
 * Builds calendars of matches that phones subscribe to: an event keeps its id, and its later versions have a higher
 * sequence (B24). The lines of an event are kept until its match or sport change.
 */
export function createCalendar(model: TournamentModel) {
  const partsOfAll = createRowParts('')
  const end = new Part(icalLine('END', 'VCALENDAR'))
  /** Events of a sport's rules by match; a changed sport is another object. */
  const eventsOf = memoizeByObject((rules: SportRules) =>
    memoizeByObject((match: MatchRow): CalendarEvent => ({
      match,
      promotionIds: [match.homeTeam?.promotionId, match.awayTeam?.promotionId],
      lines: linesOf(match, rules, model.timeZone()),
    })),
  )

  /** `origin` of the URLs in the calendar; empty if unknown. Without `isIn` it lists all matches. */
  return async (name: string, origin: string, isIn?: (event: CalendarEvent) => boolean): Promise<AssembledBody> => {
    const all: CalendarEvent[] = []
    await inSlices(model.all().matches, (match) => {
      const rules = model.sport(match.sportId)?.rules
      if (rules) all.push(eventsOf(rules)(match))
    })
    const events = all
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
