import type { Match } from '@torneo/contracts/matches'
import { formatDay } from '@torneo/domain/format-day'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/**
 * What is still to be played, in a sentence: today, else at the next date. Null for nothing. `matches` by date and time; `today` yyyy-mm-dd.
 */
export function comingWords(matches: readonly Match[], today: string): string | null {
  const ofToday = matches.filter(({ status, date }) => status === 'live' || (status === 'scheduled' && date === today))
  if (ofToday.length > 0) {
    const places = new Set(ofToday.map(({ field, location }) => (field || location).trim().toLowerCase()))
    return `Hoy ${ofToday.length === 1 ? 'queda' : 'quedan'} ${counted(ofToday.length, 'partido', 'partidos')} en ${counted(places.size, 'cancha', 'canchas')}.`
  }
  const next = matches.find(({ status, date }) => status === 'scheduled' && date > today)
  if (!next) return null
  const { date, time, homeTeam, awayTeam } = next
  const who = homeTeam && awayTeam ? `: ${homeTeam.name} – ${awayTeam.name}` : ''
  return `Próximo partido: ${formatDay(date, Number(today.slice(0, 4)))}, ${time}${who}.`
}
