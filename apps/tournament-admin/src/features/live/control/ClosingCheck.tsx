import { Flag, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { ConfirmDialog } from '@torneo/ui/ConfirmDialog'
import { color, font, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { teamName } from '../../../parts/match-words'
import { TeamMark } from '../../../parts/TeamMark'
import { liveTexts as texts } from '../live-texts'

interface ClosingCheckProps {
  readonly match: Match
  /** What does not add up. */
  readonly doubts: readonly string[]
  readonly onFinish: () => void
  readonly onBack: () => void
}

/** Before 'Finalizar Partido': the score once more, and what does not add up. It warns, never blocks. */
export function ClosingCheck({ match, doubts, onFinish, onBack }: ClosingCheckProps) {
  const { homeTeam, awayTeam, homeScore, awayScore } = match
  return (
    <ConfirmDialog
      title={texts.finishQuestion}
      body={
        <Stack>
          <Score>
            <TeamMark team={homeTeam} />
            <VisuallyHidden>{teamName(homeTeam)}</VisuallyHidden> {homeScore} – {awayScore} <VisuallyHidden>{teamName(awayTeam)}</VisuallyHidden>
            <TeamMark team={awayTeam} />
          </Score>
          {doubts.length > 0 && (
            <Doubts>{doubts.map((doubt) => <li key={doubt}><TriangleAlert size={16} aria-hidden />{doubt}</li>)}</Doubts>
          )}
          <p>{texts.finishBody}</p>
        </Stack>
      }
      tone="danger"
      confirmLabel={texts.finish}
      confirmIcon={<Flag size={18} aria-hidden />}
      cancelLabel={texts.finishBack}
      onConfirm={onFinish}
      onCancel={onBack}
    />
  )
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`

const Score = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 12px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.title};
  font-weight: 800;
  white-space: nowrap;
  ${text(28)}
`

const Doubts = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 8px;
  color: ${color.text};
  > li { display: flex; gap: 10px; }
  svg { flex: none; margin-top: 2px; color: ${color.warning}; }
`
