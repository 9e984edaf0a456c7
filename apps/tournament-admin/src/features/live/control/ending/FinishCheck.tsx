import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { Button } from '@torneo/ui/buttons/Button'
import { ConfirmDialog } from '@torneo/ui/dialogs/ConfirmDialog'
import { Stack } from '@torneo/ui/layout/Stack'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Flag, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { teamName } from '../../../../parts/match-labels'
import { TeamMark } from '../../../../parts/TeamMark'
import type { DescribedWarning } from '../../finish-warnings'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'

interface FinishCheckProps {
  readonly match: Match
  readonly warnings: readonly DescribedWarning[]
  /** Opens the sheet for the player of a goal that the score already includes. */
  readonly onName: (side: MatchSide) => void
  readonly onScore: (side: MatchSide, step: 1 | -1) => void
  readonly onFinish: () => void
  readonly onBack: () => void
}

/** Confirmation of 'Finalizar Partido' with the score and its warnings. They never block. */
export function FinishCheck({ match, warnings, onName, onScore, onFinish, onBack }: FinishCheckProps) {
  const { homeTeam, awayTeam } = match
  const id = useId()
  const scoring = scoringTexts[scoringOf(match.sport).kind]
  const keepFocus = useFocusHandover()
  const fixLabel = ({ side, step }: NonNullable<DescribedWarning['fix']>) =>
    (step === 1 ? scoring.more : scoring.less)(teamName(side === 'home' ? homeTeam : awayTeam))
  return (
    <ConfirmDialog
      title={texts.finishQuestion}
      body={
        <Stack $gap={12} id={id} tabIndex={-1}>
          <Score>
            <TeamMark team={homeTeam} />
            <VisuallyHidden>{teamName(homeTeam)}</VisuallyHidden> {formatScore(match)}{' '}
            <VisuallyHidden>{teamName(awayTeam)}</VisuallyHidden>
            <TeamMark team={awayTeam} />
          </Score>
          {warnings.length > 0 && (
            <Warnings>
              {warnings.map(({ text: warning, fix }) => (
                <li key={fix?.side ?? warning}>
                  <TriangleAlert size={16} aria-hidden />
                  <div>
                    {warning}
                    {fix?.step === -1 && (
                      <Button size="sm" onClick={() => onName(fix.side)}>
                        {texts.whoseGoalOf(teamName(fix.side === 'home' ? homeTeam : awayTeam))}
                      </Button>
                    )}
                    {fix && (
                      <Button
                        size="sm"
                        onClick={({ currentTarget }) => {
                          keepFocus(currentTarget, [id])
                          onScore(fix.side, fix.step)
                        }}>
                        {fixLabel(fix)}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </Warnings>
          )}
          <p>{scoring.finishBody}</p>
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

const Score = styled.p`
  ${flexRow('12px', 'center', 'center')}
  padding: 12px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.title};
  font-weight: 800;
  white-space: nowrap;
  ${text(28)}
`

const Warnings = styled.ul.attrs({ role: 'list' })`
  ${gridGap('8px')}
  color: ${color.text};
  > li { display: flex; gap: 10px; }
  li > svg { flex: none; margin-top: 2px; color: ${color.warning}; }
  li button { display: flex; margin-top: 6px; }
`
