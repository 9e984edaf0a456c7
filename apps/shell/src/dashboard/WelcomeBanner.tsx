import { useSession } from '@torneo/client'
import { CourtLines } from '@torneo/ui/display/CourtLines'
import { clampLines, color, flexWrap, font } from '@torneo/ui/theme/tokens'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { displayName } from '../frame/display-name'

const Banner = styled.section`
  position: relative;
  overflow: hidden;
  ${flexWrap('20px 32px')}
  padding: 24px 28px;
  /* Reserves space for the part of an app, so that nothing shifts when it appears. */
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

interface WelcomeBannerProps {
  /** Comes after the date; null for the usual one. */
  readonly sentence: string | null
  /** The part of an app at its end. */
  readonly children: ReactNode
}

/** Greeting with the user's first name, the date, a sentence, and a part of an app. */
export function WelcomeBanner({ sentence, children }: WelcomeBannerProps) {
  const { user } = useSession()
  const [first] = displayName(user).split(' ')
  const [now] = useState(() => new Date())
  const day = today.format(now)
  return (
    <Banner aria-label="Bienvenida">
      <CourtLines shape="wide" />
      <Greeting>
        <h2>Hola, {first}</h2>
        <p>
          {day.charAt(0).toUpperCase() + day.slice(1)}. {sentence ?? 'Todo lo del torneo, en un solo lugar.'}
        </p>
      </Greeting>
      {children}
    </Banner>
  )
}
