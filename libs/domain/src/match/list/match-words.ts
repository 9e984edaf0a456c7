import type { Match } from '@torneo/contracts/match/matches'
import type { SportRules, TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatDay } from '../../format/format-day'
import { formatHalf, formatMinute } from '../../format/format-minute'
import { scoringOf } from '../../scoring/scorings'
import { periodsOf } from '../clock/periods'
import { formatRound } from '../format-round'
import { formatSet, runningPoints, runningSet } from '../result/sets'
import { decidingShootout } from '../result/shootout'
import { sideName } from '../side-name'
import { type DisplayState, displayStateOf, walkoverLabels } from './match-state'

/** 'Final' would name the match that decides a cup (B89). */
const finished = 'Finalizado'

/** Words of matches on every page that families open. */
export const matchWords = {
  live: 'EN VIVO',
  finished,
  cancelled: 'Cancelado',
  walkover: `${finished} · ${walkoverLabels.walkover}`,
  walkoverOfBoth: `${finished} · ${walkoverLabels.walkoverOfBoth}`,
  retired: `${finished} · ${walkoverLabels.retired}`,
  awarded: `${finished} · ${walkoverLabels.awarded}`,
  abandoned: 'Suspendido',
  postponed: 'Postergado',
  shootoutScore: (home: number, away: number) => `penales ${home} a ${away}`,
  setOf: (set: number) => `Set ${set}`,
  today: 'Hoy',
  tomorrow: 'Mañana',
  at: (day: string, time: string) => `${day} a las ${time}`,
} as const

/** Formats a score for screen readers: 'Promo 98 2, Promo 05 1'. */
export function spokenScore(match: Match): string {
  const { homeScore, awayScore } = match
  const [shootout, state] = [decidingShootout(match), displayStateOf(match)]
  return [
    `${sideName(match, 'home')} ${homeScore}, ${sideName(match, 'away')} ${awayScore}`,
    ...(shootout ? [matchWords.shootoutScore(shootout.home, shootout.away)] : []),
    ...(Object.hasOwn(walkoverLabels, state) ? [walkoverLabels[state as keyof typeof walkoverLabels]] : []),
  ].join(', ')
}

const displayStateLabels: Readonly<Record<DisplayState, string | null>> = {
  scheduled: null,
  live: matchWords.live,
  finished: matchWords.finished,
  cancelled: matchWords.cancelled,
  walkover: matchWords.walkover,
  walkoverOfBoth: matchWords.walkoverOfBoth,
  retired: matchWords.retired,
  awarded: matchWords.awarded,
  abandoned: matchWords.abandoned,
  postponed: matchWords.postponed,
}

/** Label of a match's state: 'Finalizado', 'Suspendido'; null if it is simply scheduled. */
export const formatDisplayState = (match: Parameters<typeof displayStateOf>[0]): string | null =>
  displayStateLabels[displayStateOf(match)]

/** Formats 'Campo de deportes · Cancha 1'. */
export const formatPlace = ({ location, field }: Pick<Match, 'location' | 'field'>): string =>
  [location, field].filter(Boolean).join(' · ')

/** Formats 'Oro · Final · Campo de deportes · Cancha 1'; without a competition, only the place. */
export const formatRoundAndPlace = (match: Pick<Match, 'zoneName' | 'roundName' | 'location' | 'field'>): string =>
  [formatRound(match), formatPlace(match)].filter(Boolean).join(' · ')

/** Returns a sport's rules; undefined for a deleted sport. */
export const rulesOf = (sports: readonly TournamentSport[], sportId: string | undefined): SportRules | undefined =>
  sports.find(({ id }) => id === sportId)?.rules

const isOver = ({ currentMinute }: Pick<Match, 'currentMinute'>, rules: SportRules | undefined) =>
  rules !== undefined && currentMinute > rules.matchDuration

/** Formats '34′', or '70′+' once the clock exceeds the sport's duration. */
export function formatMatchMinute(match: Pick<Match, 'currentMinute'>, rules: SportRules | undefined): string {
  return rules && isOver(match, rules) ? `${formatMinute(rules.matchDuration)}+` : formatMinute(match.currentMinute)
}

/**
 * Formats 'Set 2 · 15-12' in a sport scored by sets, otherwise '34′ · 1º Tiempo'. The half is omitted if the sport has
 * none, or if the first one continues beyond the whole duration.
 */
export function formatClock(
  match: Pick<Match, 'currentMinute' | 'currentHalf' | 'homeScore' | 'awayScore' | 'homePoints' | 'awayPoints'>,
  rules: SportRules | undefined,
): string {
  if (scoringOf(rules).hasSets) return `${matchWords.setOf(runningSet(match))} · ${formatSet(runningPoints(match))}`
  const isKnown = rules?.hasHalves !== false && !(match.currentHalf === 1 && isOver(match, rules))
  return [
    formatMatchMinute(match, rules),
    ...(isKnown ? [formatHalf(match.currentHalf, rules && periodsOf(rules).count)] : []),
  ].join(' · ')
}

/** Formats the running set in a sport scored by sets, otherwise only the minute. */
export const formatShortClock = (match: Parameters<typeof formatClock>[0], rules: SportRules | undefined): string =>
  (scoringOf(rules).hasSets ? formatClock : formatMatchMinute)(match, rules)

/** Text in a team's square: the last two digits of its promotion's year (spec 2 §2), or its initial. */
export function teamDigits(team: { readonly name: string; readonly promotionYear: number | null } | null): string {
  if (team && team.promotionYear !== null) return String(team.promotionYear).slice(-2)
  return [...(team?.name ?? '?')].slice(0, 1).join('').toUpperCase()
}

/** Returns the day in a time zone, by default the reader's, as yyyy-mm-dd. */
export const dayOf = (time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Formats 'Hoy', 'Mañana', or 'sáb. 15/11'. */
export function dayName(day: string, today: string): string {
  if (day === today) return matchWords.today
  return day === dayAfter(today) ? matchWords.tomorrow : formatDay(day, Number(today.slice(0, 4)))
}

/** Formats a heading as 'Hoy, sáb. 15/11', or only the date for other days. */
export function dayTitle(day: string, today: string): string {
  const [name, plain] = [dayName(day, today), formatDay(day, Number(today.slice(0, 4)))]
  return name === plain ? plain : `${name}, ${plain}`
}

/** Formats 'hoy a las 16:00', for use inside a sentence. */
export function formatKickoff({ date, time }: { readonly date: string; readonly time: string }, today: string): string {
  const name = dayName(date, today)
  return matchWords.at(name.charAt(0).toLowerCase() + name.slice(1), time)
}
