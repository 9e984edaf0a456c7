import { useState } from 'react'
import styled from 'styled-components'
import { useSession } from '@torneo/client'
import type { Match } from '@torneo/contracts/matches'
import { formatDay } from '@torneo/domain/format-day'
import { CourtLines } from '@torneo/ui/CourtLines'
import { color, flexWrap, font } from '@torneo/ui/tokens'
import { displayName } from '../frame/display-name'
import { LiveNow } from './LiveNow'

const Banner = styled.section`
  position: relative;
  overflow: hidden;
  ${flexWrap('20px 32px')}
  padding: 24px 28px;
  /* Room for what is live, so that nothing moves when it begins. */
  min-height: 160px;
  border: 1px solid ${color.boardEdge};
  border-radius: 18px;
  background: ${color.board};
  color: ${color.onBoard};

  h2 { position: relative; margin: 0; font: 700 1.75rem/1.2143 ${font.title}; }
  p { position: relative; margin: 8px 0 0; color: ${color.boardMuted}; }

  /* On a phone the words cross the lines. */
  @media (max-width: 767px) { > svg { opacity: 0.35; } }
  @media (max-width: 767px) { min-height: 0; }
  @media (max-width: 639px) { padding: 24px 20px; h2 { font-size: 1.5rem; } }
`

const Greeting = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`

const today = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' })
/** A day as matches have it: yyyy-mm-dd. */
const plainDay = new Intl.DateTimeFormat('sv')

interface WelcomeBannerProps {
  /** The matches that are live or to come, live first, then by date and time. */
  readonly matches: readonly Match[]
  readonly asOf: number | null
}

/** The greeting: by the first name, with the day and what is to be played; and the way to what is live. */
export function WelcomeBanner({ matches, asOf }: WelcomeBannerProps) {
  const { user } = useSession()
  const [first] = displayName(user).split(' ')
  const [now] = useState(() => new Date())
  const day = today.format(now)
  const coming = comingWords(matches, plainDay.format(now))
  return (
    <Banner aria-label="Bienvenida">
      <CourtLines shape="wide" />
      <Greeting>
        <h2>Hola, {first}</h2>
        <p>{day.charAt(0).toUpperCase() + day.slice(1)}. {coming ?? 'Todo lo del torneo, en un solo lugar.'}</p>
      </Greeting>
      <LiveNow live={matches.filter(({ status }) => status === 'live')} asOf={asOf} />
    </Banner>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/**
 * What is still to be played, in a sentence: today, else at the next date. Null for nothing. `matches` by date and time; `today` yyyy-mm-dd.
 */
function comingWords(matches: readonly Match[], today: string): string | null {
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
