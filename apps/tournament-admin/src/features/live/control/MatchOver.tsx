import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { Button } from '@torneo/ui/Button'
import { Card } from '@torneo/ui/Card'
import { color, flexWrap, font, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { matchTitle, teamName } from '../../../parts/match-words'
import { TeamMark } from '../../../parts/TeamMark'
import { LinkButton } from '../../../parts/LinkButton'
import { liveTexts as texts } from '../live-texts'

interface MatchOverProps {
  readonly headingId: string
  readonly match: Match
  /** Its end waits on this device. */
  readonly isUnsent: boolean
  readonly back: string
  readonly isReopening: boolean
  readonly onReopen: () => void
}

/** Only scheduled and live matches can be controlled (spec 2 §4): how this one ended, and where to go on. */
export function MatchOver({ headingId, match, isUnsent, back, isReopening, onReopen }: MatchOverProps) {
  const { status, homeTeam, awayTeam, homeScore, awayScore } = match
  const isFinished = status === 'finished'
  return (
    <Root as="section" $padding={24} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>{isFinished ? texts.finishedTitle : texts.cancelledTitle}</h2>
      <Score aria-label={`${matchTitle(match)}: ${homeScore} – ${awayScore}`} role="group">
        <Side><TeamMark team={homeTeam} />{teamName(homeTeam)}</Side>
        <strong>{homeScore} – {awayScore}</strong>
        <Side><TeamMark team={awayTeam} />{teamName(awayTeam)}</Side>
      </Score>
      <p>{!isFinished ? texts.cancelledWhy : isUnsent ? texts.finishedUnsent : texts.finishedWhy}</p>
      <Ways>
        <LinkButton to={back} $variant="primary" $size="lg">{texts.back}<VisuallyHidden> (lista)</VisuallyHidden></LinkButton>
        <LinkButton to={isFinished ? `/tournament/standings?deporte=${match.sportId}` : '/tournament/fixtures'} $size="lg">
          {isFinished ? texts.seeStandings : texts.seeFixtures}
        </LinkButton>
        {!isUnsent && <Button size="lg" busy={isReopening} onClick={onReopen}>{texts.reopen}</Button>}
      </Ways>
    </Root>
  )
}

const Root = styled(Card)`
  grid-area: board;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 16px;
  text-align: center;
  h2 { ${text(20)} }
  > p { max-width: 48ch; color: ${color.muted}; text-wrap: pretty; ${text(14)} }
`

const Score = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  width: 100%;
  strong { font-family: ${font.title}; font-weight: 800; white-space: nowrap; ${text(32)} }
`

const Side = styled.span`
  display: grid;
  justify-items: center;
  gap: 6px;
  font-weight: 600;
  overflow-wrap: anywhere;
  ${text(14)}
`

const Ways = styled.div`
  ${flexWrap('12px', 'normal', 'center')}
`
