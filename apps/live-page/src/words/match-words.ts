import type { Match, MatchTeam } from '@torneo/contracts/matches'
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

/** '34′ · 1º Tiempo', and without the half where a sport has none. */
export function clockWords({ currentMinute, currentHalf }: Pick<Match, 'currentMinute' | 'currentHalf'>, hasHalves: boolean): string {
  return [minuteWords(currentMinute), ...(hasHalves ? [halfWords(currentHalf)] : [])].join(' · ')
}

/** What a team's square says: the last two digits of its promotion's year (spec 2 §2), else its initial. */
export function teamDigits(team: { readonly name: string; readonly promotionYear: number | null } | null): string {
  if (team && team.promotionYear !== null) return String(team.promotionYear).slice(-2)
  return [...(team?.name ?? '?')].slice(0, 1).join('').toUpperCase()
}
