import type { Match, MatchTeam } from '@torneo/contracts/matches'
import type { SportRules, TournamentSport } from '@torneo/contracts/tournament-sports'
import { formatDay } from '@torneo/domain/format-day'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { type MatchStanding, standingOf } from '@torneo/domain/match-state'
import { periodsOf } from '@torneo/domain/periods'
import { formatSet, runningPoints, runningSet } from '@torneo/domain/sets'
import { liveTexts } from './live-texts'

export const teamName = (team: MatchTeam | null): string => team?.name ?? liveTexts.missingTeam

/** 'Promo 98 – Promo 05' */
export const matchTitle = ({ homeTeam, awayTeam }: Pick<Match, 'homeTeam' | 'awayTeam'>): string => `${teamName(homeTeam)} – ${teamName(awayTeam)}`

/** 'Promo 98 2, Promo 05 1', as one says it. */
export function spokenScore({ homeTeam, awayTeam, homeScore, awayScore, result, shootout }: Pick<Match, 'homeTeam' | 'awayTeam' | 'homeScore' | 'awayScore' | 'result' | 'shootout'>): string {
  const score = `${teamName(homeTeam)} ${homeScore}, ${teamName(awayTeam)} ${awayScore}`
  return [score, ...(shootout ? [liveTexts.shootoutScore(shootout.home, shootout.away)] : []), ...(result?.kind === 'walkover' ? ['W.O.'] : [])].join(', ')
}

const standingLabels: Readonly<Record<MatchStanding, string | null>> = {
  scheduled: null, live: liveTexts.live, finished: liveTexts.final, cancelled: liveTexts.cancelled, walkover: liveTexts.walkover,
  abandoned: liveTexts.abandoned, postponed: liveTexts.postponed,
}

/** How a match stands, in words: 'Final', 'Suspendido'; null while it is simply to come. */
export const standingWords = (match: Parameters<typeof standingOf>[0]): string | null => standingLabels[standingOf(match)]

/** Whether its date is off and no other is known. */
export const hasNoDate = ({ status, interruption }: Pick<Match, 'status' | 'interruption'>): boolean => status === 'cancelled' && Boolean(interruption)

/** 'Campo de deportes · Cancha 1' */
export const formatPlace = ({ location, field }: Pick<Match, 'location' | 'field'>): string => [location, field].filter(Boolean).join(' · ')

/** A sport's rules; none of one that is gone. */
export const rulesOf = (sports: readonly TournamentSport[], sportId: string | undefined): SportRules | undefined => sports.find(({ id }) => id === sportId)?.rules

const isOver = ({ currentMinute }: Pick<Match, 'currentMinute'>, rules: SportRules | undefined) => rules !== undefined && currentMinute > rules.matchDuration

/** '34′'; '70′+' once the clock has run past what the sport's rules give. */
export function formatMatchMinute(match: Pick<Match, 'currentMinute'>, rules: SportRules | undefined): string {
  return rules && isOver(match, rules) ? `${formatMinute(rules.matchDuration)}+` : formatMinute(match.currentMinute)
}

/** 'Set 2 · 15-12' of a sport of sets; else '34′ · 1º Tiempo', without the half for a sport that has none, and without the first half once all the time is up. */
export function formatClock(match: Pick<Match, 'currentMinute' | 'currentHalf' | 'homeScore' | 'awayScore' | 'homePoints' | 'awayPoints'>, rules: SportRules | undefined): string {
  if (rules?.scoring === 'sets') return `${liveTexts.setOf(runningSet(match))} · ${formatSet(runningPoints(match))}`
  const isKnown = rules?.hasHalves !== false && !(match.currentHalf === 1 && isOver(match, rules))
  return [formatMatchMinute(match, rules), ...(isKnown ? [formatHalf(match.currentHalf, rules && periodsOf(rules).count)] : [])].join(' · ')
}

/** The current set in a sport of sets, otherwise only the minute. */
export const formatShortClock = (match: Parameters<typeof formatClock>[0], rules: SportRules | undefined): string =>
  (rules?.scoring === 'sets' ? formatClock : formatMatchMinute)(match, rules)

/** What a team's square says: the last two digits of its promotion's year (spec 2 §2), else its initial. */
export function teamDigits(team: { readonly name: string; readonly promotionYear: number | null } | null): string {
  if (team && team.promotionYear !== null) return String(team.promotionYear).slice(-2)
  return [...(team?.name ?? '?')].slice(0, 1).join('').toUpperCase()
}

/** The day in a time zone, where the reader is without it, as yyyy-mm-dd. */
export const dayOf = (time: number, timeZone?: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** 'Hoy', 'Mañana', or 'sáb. 15/11'. */
export function dayName(day: string, today: string): string {
  if (day === today) return liveTexts.today
  return day === dayAfter(today) ? liveTexts.tomorrow : formatDay(day, Number(today.slice(0, 4)))
}

/** 'Hoy, sáb. 15/11', for a heading; other days as they are. */
export function dayTitle(day: string, today: string): string {
  const [name, plain] = [dayName(day, today), formatDay(day, Number(today.slice(0, 4)))]
  return name === plain ? plain : `${name}, ${plain}`
}

/** 'hoy a las 16:00', inside a sentence. */
export function formatKickoff({ date, time }: { readonly date: string; readonly time: string }, today: string): string {
  const name = dayName(date, today)
  return liveTexts.at(name.charAt(0).toLowerCase() + name.slice(1), time)
}
