import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import type { LiveAction } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/buttons/Button'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { CircleHelp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { QueuedAction } from '../../engine/queued-action'
import { formatEvent } from '../../format-event'
import { sameQuestion, twoPeopleTexts as texts } from './two-people-texts'

interface DuplicateQuestionsProps {
  readonly duplicates: readonly QueuedAction[]
  /** The sport's scoring system. */
  readonly scoring: ScoringRules['scoring']
  readonly format: (action: LiveAction) => string
  readonly onDecide: (key: string, isAnother: boolean) => void
}

/** Possible duplicates of another person's actions: each counts only once confirmed as a different event (B14). */
export function DuplicateQuestions({ duplicates, scoring, format, onDecide }: DuplicateQuestionsProps) {
  const ref = useRef<HTMLUListElement>(null)
  const last = duplicates.at(-1)?.key
  useEffect(() => {
    if (last !== undefined) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  if (duplicates.length === 0) return null
  return (
    <Root ref={ref} role="list">
      {duplicates.map(({ key, action, same }) => {
        const { question, same: yes, another } = sameQuestion(action.kind === 'event' ? action.type : null, scoring)
        const label = format(action)
        const author = same?.by ?? ''
        return (
          <li key={key}>
            <CircleHelp size={20} aria-hidden />
            <div role="alert">
              <strong>{question}</strong>
              <p>
                {same?.event ? texts.registered(author, formatEvent(same.event)) : texts.counted(author)}{' '}
                {texts.yours(label)}
              </p>
            </div>
            <Actions>
              <Button variant="primary" onClick={() => onDecide(key, false)}>
                {yes}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
              <Button onClick={() => onDecide(key, true)}>
                {another}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            </Actions>
          </li>
        )
      })}
    </Root>
  )
}

const Root = styled.ul`
  scroll-margin-top: 64px;
  background: ${color.warningSoft};
  > li {
    ${flexWrap('8px 12px')}
    padding: 10px 16px;
    ${text(14)}
  }
  > li + li { border-top: 1px solid ${color.line}; }
  > li > svg { flex: none; color: ${color.warning}; }
  > li > div:nth-child(2) { flex: 1 1 14rem; min-width: 0; }
  strong { ${text(16)} font-weight: 700; }
`

const Actions = styled.div`
  display: grid;
  flex: 1 1 14rem;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  max-width: 24rem;
  > button { min-height: 48px; }
`
