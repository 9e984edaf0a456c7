import { useState } from 'react'
import styled from 'styled-components'
import { useSession } from '@torneo/client'
import type { Match } from '@torneo/contracts/matches'
import { CourtLines } from '@torneo/ui/CourtLines'
import { color, font } from '@torneo/ui/tokens'
import { displayName } from '../frame/display-name'
import { comingWords } from './coming-words'
import { LiveNow } from './LiveNow'

const Banner = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 32px;
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
