import type { Match } from '@torneo/contracts/match/matches'
import { canCommand } from '@torneo/domain/match/match-lifecycle'
import type { LiveAction } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/buttons/Button'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { QueuedAction } from '../../engine/queued-action'
import { formatRejection, isQuiet } from '../../format-action'
import { liveTexts as texts } from '../../live-texts'

interface RejectedListProps {
  readonly rejected: readonly QueuedAction[]
  readonly match: Pick<Match, 'status' | 'isLive'>
  readonly format: (action: LiveAction) => string
  readonly onRetry: (key: string) => void
  readonly onDiscard: (key: string) => void
  readonly onReopen: () => void
}

/** Rejected actions with their reasons: every failure is shown, not just logged (spec 2 §8). */
export function RejectedList({ rejected, match, format, onRetry, onDiscard, onReopen }: RejectedListProps) {
  if (rejected.length === 0) return null
  const isOver = canCommand('reopen', match)
  // A retry would fail again if the match does not accept the action, or if it was undone.
  const canRetry = ({ kind }: LiveAction) => kind !== 'undo' && canCommand(kind, match)
  return (
    <Root role="list" aria-label={texts.rejected}>
      {isOver && (
        <li>
          <CircleAlert size={18} aria-hidden />
          <div>{texts.rejectedOver}</div>
          <Actions>
            <Button onClick={onReopen}>{texts.reopen}</Button>
          </Actions>
        </li>
      )}
      {rejected.map(({ key, action, reason }) => (
        <li key={key}>
          <CircleAlert size={18} aria-hidden />
          {/* Quiet rejections were announced by a toast. */}
          <div role={isQuiet(action) ? undefined : 'alert'}>
            <strong>{formatRejection(action, reason)}</strong>
            <p>{format(action)}</p>
          </div>
          <Actions>
            {canRetry(action) && (
              <Button onClick={() => onRetry(key)}>
                {texts.retry}
                <VisuallyHidden> {format(action)}</VisuallyHidden>
              </Button>
            )}
            <Button variant="ghost" onClick={() => onDiscard(key)}>
              {texts.discard}
              <VisuallyHidden> {format(action)}</VisuallyHidden>
            </Button>
          </Actions>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  background: ${color.dangerSoft};
  > li {
    ${flexWrap('8px 12px')}
    padding: 8px 16px;
    ${text(13)}
  }
  > li + li { border-top: 1px solid ${color.line}; }
  > li > svg { flex: none; color: ${color.danger}; }
  > li > div:nth-child(2) { flex: 1 1 12rem; min-width: 0; }
  strong { color: ${color.danger}; font-weight: 600; }
`

const Actions = styled.div`
  display: flex;
  gap: 8px;
  > button { min-height: 48px; }
`
