import type { Match } from '@torneo/contracts/match/matches'
import { formatDay } from '@torneo/domain/format/format-day'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { matchTitle } from '@torneo/domain/match/side-name'

const formatCount = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`

/**
 * Sentence about the remaining matches of today, or else of the next date; null without any. `matches` are sorted by
 * date and time; `today` is yyyy-mm-dd.
 */
export function formatUpcoming(matches: readonly Match[], today: string): string | null {
  const ofToday = matches.filter(({ status, date }) => status === 'live' || (status === 'scheduled' && date === today))
  if (ofToday.length > 0) {
    const places = new Set(ofToday.map(({ field, location }) => (field || location).trim().toLowerCase()))
    return `Hoy ${ofToday.length === 1 ? 'queda' : 'quedan'} ${formatCount(ofToday.length, 'partido', 'partidos')} en ${formatCount(places.size, 'cancha', 'canchas')}.`
  }
  const next = matches.find(({ status, date }) => status === 'scheduled' && date > today)
  if (!next) return null
  const { date, time, homeTeam, awayTeam } = next
  const teams = homeTeam && awayTeam ? `: ${matchTitle(next)}` : ''
  return endSentence(`Próximo partido: ${formatDay(date, Number(today.slice(0, 4)))}, ${time}${teams}`)
}
