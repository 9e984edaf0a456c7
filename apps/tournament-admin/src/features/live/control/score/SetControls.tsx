import type { Match } from '@torneo/contracts/match/matches'
import type { SetScore } from '@torneo/contracts/tournament/scoring'
import {
  formatSet,
  isDecided,
  isFinalScore,
  pointsOf,
  runningPoints,
  runningSet,
  setRulesOf,
} from '@torneo/domain/match/result/sets'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { color, flexRow, font, radius, text } from '@torneo/ui/theme/tokens'
import { Flag, ListChecks, Pencil } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import { liveTexts } from '../../live-texts'
import { setTexts as texts } from '../../scoring-texts'
import { roomy, sideBySide, sideways } from '../frame/breakpoints'
import type { SetsSheetProps } from './SetsSheet'

interface SetControlsProps {
  readonly match: Match
  readonly onEnd: (set: number) => void
  readonly onCorrect: (sets: readonly SetScore[]) => void
  readonly onFinish: () => void
}

const SetsSheet = lazyPart<SetsSheetProps>(
  () => import('./SetsSheet'),
  ({ onClose }, content) => (
    <Sheet title={texts.correct} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)

/**
 * Replaces the clock in a sport scored by sets: the running set, the finished ones, and a button to end the set (B13).
 */
export const SetControls = memo(function SetControls({ match, onEnd, onCorrect, onFinish }: SetControlsProps) {
  const [rules, set, points] = [setRulesOf(match.sport ?? {}), runningSet(match), runningPoints(match)]
  const isOver = isDecided(match, rules)
  const sets = match.sets ?? []
  const [isCorrecting, setCorrecting] = useState(false)
  useEffect(() => SetsSheet.prefetch(), [])
  return (
    <Root>
      <RunningSet>
        <strong>{isOver ? texts.decided : texts.setOf(set)}</strong>
        {!isOver && <small>{texts.to(pointsOf(set, rules))}</small>}
      </RunningSet>
      <Sets aria-label={texts.sets}>
        {sets.length === 0 ? (
          <li>{texts.none}</li>
        ) : (
          sets.map((one, index) => (
            <li key={index}>
              <small>{index + 1}</small> {formatSet(one)}
            </li>
          ))
        )}
      </Sets>
      <Actions>
        {!isOver && isFinalScore(points, set, rules) && (
          <ActionButton type="button" data-strong onClick={() => onEnd(set)}>
            <ListChecks size={20} aria-hidden />
            {texts.close(formatSet(points))}
          </ActionButton>
        )}
        {isOver && (
          <ActionButton type="button" data-strong onClick={onFinish}>
            <Flag size={18} aria-hidden />
            {liveTexts.finish}
          </ActionButton>
        )}
        <ActionButton type="button" onClick={() => setCorrecting(true)}>
          <Pencil size={16} aria-hidden />
          {texts.correct}
        </ActionButton>
      </Actions>
      {isCorrecting && (
        <SetsSheet
          match={match}
          onClose={() => setCorrecting(false)}
          onSave={(corrected) => {
            setCorrecting(false)
            onCorrect(corrected)
          }}
        />
      )}
    </Root>
  )
})

const Root = styled.div`
  grid-area: clock;
  display: grid;
  grid-template: 'now sets' auto 'ways ways' auto / auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  ${roomy} { border: 1px solid ${color.line}; border-radius: ${radius.card}; }
  ${sideways} { align-self: start; }
  ${sideBySide(css`
    grid-area: minute / minute / halves / halves;
    grid-template: 'now' auto 'sets' auto 'ways' auto / minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
  `)}
`

const RunningSet = styled.p`
  grid-area: now;
  display: grid;
  strong { font-family: ${font.title}; font-weight: 800; font-size: calc(1.375rem * var(--live-words, 1)); line-height: 1.1; white-space: nowrap; }
  small { color: var(--set-muted, ${color.muted}); ${text(12)} }
  ${sideBySide(css`--set-muted: ${color.boardMuted}; strong { font-size: min(40px, 5cqi); }`)}
`

const Sets = styled.ul.attrs({ role: 'list' })`
  grid-area: sets;
  ${flexRow('6px', 'center', 'flex-end')}
  flex-wrap: wrap;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  ${text(14)}
  li { padding: 2px 8px; border: 1px solid ${color.line}; border-radius: ${radius.badge}; white-space: nowrap; }
  small { font-weight: 500; opacity: 0.75; }
  ${sideBySide(css`justify-content: center; li { border-color: ${color.boardLine}; }`)}
`

const Actions = styled.div`
  grid-area: ways;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  width: 100%;
  ${sideBySide(css`grid-auto-flow: row;`)}
`

const ActionButton = styled.button`
  ${pressStyles}
  min-width: 0;
  gap: 8px;
  line-height: 1.2;
  &[data-strong] { font-weight: 700; }
`
