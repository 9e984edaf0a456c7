import { Kbd } from '@torneo/ui/display/Kbd'
import { color, flexRow, layer, media, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { liveTexts as texts } from '../../live-texts'
import type { EventOffer } from '../events/use-event-sheets'
import { sideBySide, sideways } from './breakpoints'

interface UndoBarProps {
  /** Label of the action that 'Deshacer' reverts; null if there is none. */
  readonly next: string | null
  /** Label of the latest action or undo. */
  readonly announced: string | null
  /** Follow-up question about the last action. */
  readonly offer: EventOffer | null
  readonly shortcut: string | undefined
  readonly onUndo: (button: HTMLElement) => void
}

/**
 * Shows the last own action with its undo button. It stays visible, on a phone across the whole foot of the screen, so
 * that rows scroll away under it cleanly. Keep it mounted: screen readers announce only changes inside it.
 */
export function UndoBar({ next, announced, offer, shortcut, onUndo }: UndoBarProps) {
  const nextId = useId()
  return (
    <Root
      data-undo-bar
      data-idle={(next === null && announced === null) || undefined}
      data-asks={offer !== null || undefined}>
      <Labels>
        <Announced role="status">{announced}</Announced>
        {next !== null && (
          <Next id={nextId} $small={announced !== null} hidden={announced === next}>
            {announced === null || announced === next ? next : texts.undoNext(next)}
          </Next>
        )}
      </Labels>
      {next !== null && offer && (
        <Action type="button" onClick={offer.onAccept}>
          {offer.label}
        </Action>
      )}
      {next !== null && (
        <Action
          type="button"
          aria-describedby={nextId}
          aria-keyshortcuts={shortcut}
          // Ignore the second half of a double press, which would undo another action.
          onClick={(event) => {
            if (event.detail <= 1) onUndo(event.currentTarget)
          }}>
          <Undo2 size={18} aria-hidden />
          <span>{texts.undo}</span>
          {shortcut && <Kbd aria-hidden data-key={shortcut} />}
        </Action>
      )}
    </Root>
  )
}

const twoRows = css`
  &[data-asks] { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 6px; padding: 4px 4px max(4px, env(safe-area-inset-bottom)); }
  &[data-asks] > :first-child { grid-column: 1 / -1; padding-inline: 10px; }
  &[data-asks] > button { justify-content: center; }
  &&[data-asks] p { -webkit-line-clamp: 1; }
`

const Root = styled.div`
  grid-area: undo;
  position: sticky;
  z-index: ${layer.sticky};
  bottom: max(4px, env(safe-area-inset-bottom));
  ${flexRow('12px', 'center', 'space-between')}
  min-height: 56px;
  margin: 8px 8px max(4px, env(safe-area-inset-bottom));
  padding: 4px 4px 4px 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.card};
  background: ${color.board};
  box-shadow: ${shadow.menu};
  color: ${color.onBoard};
  font-weight: 500;
  &[data-idle] { visibility: hidden; }
  &[data-idle] [role='status'] { visibility: visible; }
  --focus: var(--board-focus, #8AB8FF);
  ${text(14)}
  &[data-asks] { gap: 8px; }
  &[data-asks] > button { padding-inline: 12px; }
  ${media.phone} {
    bottom: 0;
    margin: 8px 0 0;
    padding-bottom: max(4px, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
  }
  /* Place the question above both buttons. */
  @media (max-width: 39.99em) { ${twoRows} }
  ${sideBySide(twoRows)}
  ${sideways} {
    grid-area: board;
    align-self: end;
    box-shadow: none;
  }
  ${sideBySide(css`
    flex: none;
    margin: 0;
    &[data-idle] { position: absolute; }
  `)}
`

const Labels = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  /* Clamp to whole lines. */
  > p:not([hidden]) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  > p + p:not([hidden]) { -webkit-line-clamp: 1; }
`

const Announced = styled.p`
  line-height: 1.3;
`

const Next = styled.p<{ $small: boolean }>`
  line-height: 1.3;
  ${({ $small }) => $small && css`margin-top: 2px; color: ${color.boardMuted}; ${text(12)}`}
`

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 48px;
  padding: 4px 16px 4px 12px;
  border: 1px solid transparent;
  border-color: var(--board-control, transparent);
  border-radius: ${radius.button};
  background: ${color.boardLine};
  color: ${color.onBoard};
  font-weight: 700;
  cursor: pointer;
  touch-action: manipulation;
  ${text(14)}
  &:focus-visible { outline-offset: -3px; }
`
