import type { Match, MatchTeam } from '@torneo/contracts/matches'
import type { SportRules, TournamentSport } from '@torneo/contracts/tournament-sports'
import { halfWords, minuteWords } from '@torneo/domain/minute-words'
import { liveTexts } from '../live-texts'

export const teamName = (team: MatchTeam | null): string => team?.name ?? liveTexts.missingTeam

/** 'Promo 98 – Promo 05' */
export const matchTitle = ({ homeTeam, awayTeam }: Pick<Match, 'homeTeam' | 'awayTeam'>): string => `${teamName(homeTeam)} – ${teamName(awayTeam)}`

/** 'Promo 98 2, Promo 05 1', as one says it. */
export function scoreSaid({ homeTeam, awayTeam, homeScore, awayScore }: Pick<Match, 'homeTeam' | 'awayTeam' | 'homeScore' | 'awayScore'>): string {
  return `${teamName(homeTeam)} ${homeScore}, ${teamName(awayTeam)} ${awayScore}`
}

/** 'Campo de deportes · Cancha 1' */
export const placeWords = ({ location, field }: Pick<Match, 'location' | 'field'>): string => [location, field].filter(Boolean).join(' · ')

/** A sport's rules; none of one that is gone. */
export const rulesOf = (sports: readonly TournamentSport[], sportId: string | undefined): SportRules | undefined => sports.find(({ id }) => id === sportId)?.rules

const isOver = ({ currentMinute }: Pick<Match, 'currentMinute'>, rules: SportRules | undefined) => rules !== undefined && currentMinute > rules.matchDuration

/** '34′'; '70′+' once the clock has run past what the sport's rules give. */
export function minuteOf(match: Pick<Match, 'currentMinute'>, rules: SportRules | undefined): string {
  return rules && isOver(match, rules) ? `${minuteWords(rules.matchDuration)}+` : minuteWords(match.currentMinute)
}

/** '34′ · 1º Tiempo', without the half where a sport has none, and without the first where all the time is up: nobody turned it over. */
export function clockWords(match: Pick<Match, 'currentMinute' | 'currentHalf'>, rules: SportRules | undefined): string {
  const isKnown = rules?.hasHalves !== false && !(match.currentHalf === 1 && isOver(match, rules))
  return [minuteOf(match, rules), ...(isKnown ? [halfWords(match.currentHalf)] : [])].join(' · ')
}

/** What a team's square says: the last two digits of its promotion's year (spec 2 §2), else its initial. */
export function teamDigits(team: { readonly name: string; readonly promotionYear: number | null } | null): string {
  if (team && team.promotionYear !== null) return String(team.promotionYear).slice(-2)
  return [...(team?.name ?? '?')].slice(0, 1).join('').toUpperCase()
}
