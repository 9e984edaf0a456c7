import type { Match } from '@torneo/contracts/matches'
import type { SportRules } from '@torneo/contracts/tournament-sports'
import { formatScore, hasScore, type MatchStanding, standingOf } from '@torneo/domain/match-state'
import { formatSets } from '@torneo/domain/sets'
import ical, { ICalEventStatus } from 'ical-generator'
import { instantIn } from '../../platform/time-zone'

interface CalendarParts {
  readonly name: string
  readonly timeZone: string
  /** The public address; empty where it is not known. */
  readonly origin: string
  readonly matches: readonly Match[]
  readonly rulesOf: (sportId: string) => SportRules | undefined
}

const minute = 60_000
/** Minutes of a match whose sport is gone, and between its halves. */
const [usualLength, pauseLength] = [90, 15]

/** What a calendar shows of a match that is not played then. */
const prefixes: Readonly<Partial<Record<MatchStanding, string>>> = { cancelled: 'Cancelado', abandoned: 'Suspendido', postponed: 'Postergado' }

/** A postponed match is called off on its day, and tentative on a new one. */
function statusOf(match: Match): ICalEventStatus {
  if (match.status === 'cancelled') return ICalEventStatus.CANCELLED
  return match.status === 'scheduled' && match.interruption ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

const lengthOf = (rules: SportRules | undefined): number => (rules?.matchDuration ?? usualLength) + (rules?.hasHalves ? pauseLength : 0)

function titleOf(match: Match): string {
  const { sport, homeTeam, awayTeam } = match
  const [home, away] = [homeTeam, awayTeam].map((team) => team?.name ?? 'Equipo no encontrado')
  const sets = formatSets(match)
  const standing = prefixes[standingOf(match)]
  return `${standing ? `${standing}: ` : ''}${sport ? `${sport.icon} ` : ''}${home} ${hasScore(match) ? formatScore(match) : 'vs'} ${away}${sets ? ` (${sets})` : ''}`
}

/** Matches as a calendar that phones subscribe to: an event keeps its id, and its later versions have a higher sequence (B24). */
export function calendarOf({ name, timeZone, origin, matches, rulesOf }: CalendarParts): string {
  const calendar = ical({ name, prodId: { company: 'Torneo', product: 'Partidos', language: 'ES' }, ttl: 15 * 60 })
  for (const match of matches) {
    const start = instantIn(timeZone, match.date, match.time)
    calendar.createEvent({
      id: `partido-${match.id}@torneo`,
      sequence: match.rev,
      stamp: new Date(match.updatedAt), created: new Date(match.createdAt), lastModified: new Date(match.updatedAt),
      start, end: new Date(start.getTime() + lengthOf(rulesOf(match.sportId)) * minute),
      summary: titleOf(match),
      location: [match.location, match.field].filter(Boolean).join(' · '),
      status: statusOf(match),
      ...(origin ? { url: `${origin}/en-vivo/partido/${match.id}` } : {}),
    })
  }
  return calendar.toString()
}
