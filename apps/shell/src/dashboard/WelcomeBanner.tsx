import { useSession } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { formatDay } from '@torneo/domain/format/format-day'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { matchTitle } from '@torneo/domain/match/side-name'
import { CourtLines } from '@torneo/ui/display/CourtLines'
import { clampLines, color, flexWrap, font } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { displayName } from '../frame/display-name'
import { LiveNow } from './LiveNow'

const Banner = styled.section`
  position: relative;
  overflow: hidden;
  ${flexWrap('20px 32px')}
  padding: 24px 28px;
  /* Reserves space for a live match, so that nothing shifts when one starts. */
  min-height: 160px;
  border: 1px solid ${color.boardEdge};
  border-radius: 18px;
  background: ${color.board};
  color: ${color.onBoard};

  h2 { ${clampLines(3)} position: relative; margin: 0; font: 700 1.75rem/1.2143 ${font.title}; }
  p { ${clampLines(3)} position: relative; margin: 8px 0 0; color: ${color.boardMuted}; }

  /* Fades the drawing on a phone, where the text overlaps it. */
  @media (max-width: 47.99em) { > svg { opacity: 0.35; } }
  @media (max-width: 47.99em) { min-height: 0; }
  @media (max-width: 39.99em) { padding: 24px 20px; h2 { font-size: 1.5rem; } }
`

const Greeting = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`

const today = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' })
/** Formats a date as matches store it: yyyy-mm-dd. */
const plainDay = new Intl.DateTimeFormat('sv')

interface WelcomeBannerProps {
  /** Live and upcoming matches: live ones first, then by date and time. */
  readonly matches: readonly Match[]
  readonly asOf: number | null
}

/** Greeting with the user's first name, the date, upcoming matches, and a link to a live match. */
export function WelcomeBanner({ matches, asOf }: WelcomeBannerProps) {
  const { user } = useSession()
  const [first] = displayName(user).split(' ')
  const [now] = useState(() => new Date())
  const day = today.format(now)
  const upcoming = formatUpcoming(matches, plainDay.format(now))
  return (
    <Banner aria-label="Bienvenida">
      <CourtLines />
      <Greeting>
        <h2>Hola, {first}</h2>
        <p>
          {day.charAt(0).toUpperCase() + day.slice(1)}. {upcoming ?? 'Todo lo del torneo, en un solo lugar.'}
        </p>
      </Greeting>
      <LiveNow live={matches.filter(({ status }) => status === 'live')} asOf={asOf} />
    </Banner>
  )
}

const formatCount = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`

/**
 * Sentence about the remaining matches of today, or else of the next date; null without any. `matches` are sorted by
 * date and time; `today` is yyyy-mm-dd.
 */
function formatUpcoming(matches: readonly Match[], today: string): string | null {
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
