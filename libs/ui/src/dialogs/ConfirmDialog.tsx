import { useId, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../buttons/Button'
import { Notice } from '../feedback/Notice'
import { clampLines, color, flexWrap, gridGap, media, text } from '../theme/tokens'
import { boxStyles, screenStyles } from './dialog-styles'
import { useModalDialog } from './use-modal-dialog'

interface ConfirmDialogProps {
  /** Question to the user. */
  title: string
  /** Consequences of the answer: 'También se eliminan sus 14 jugadores'. */
  body?: ReactNode
  /** A verb and its object: 'Eliminar promoción'. */
  confirmLabel: string
  confirmIcon?: ReactNode
  cancelLabel?: string | undefined
  /** `danger` makes the confirm button solid red, the only solid red button. */
  tone?: 'danger' | 'default' | undefined
  busy?: boolean | undefined
  /** Reason why the last attempt failed; the dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  /**
   * Called for the cancel button and Escape. A press on the backdrop does nothing, because a question needs an answer.
   */
  onCancel: () => void
}

/** Asks for confirmation. The focus starts on the cancel button. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  confirmIcon,
  cancelLabel = 'Cancelar',
  tone = 'default',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!busy) onCancel()
  }
  const { ref, handlers } = useModalDialog(cancel, () => safe.current?.focus(), true)
  return (
    <Screen
      ref={ref}
      role="alertdialog"
      aria-modal
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={body ? `${id}-body` : undefined}
      {...handlers}>
      <Box>
        <Words>
          <h2 id={`${id}-title`}>{title}</h2>
          {body && <div id={`${id}-body`}>{body}</div>}
          {error && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
        </Words>
        <Actions>
          <Button ref={safe} aria-disabled={busy || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'dangerSolid' : 'primary'}
            busy={busy}
            icon={confirmIcon}
            onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Actions>
      </Box>
    </Screen>
  )
}

const Screen = styled.dialog`
  ${screenStyles}
`

const Box = styled.div`
  ${boxStyles}
  max-width: 440px;
`

const Words = styled.div`
  ${gridGap('12px')}
  padding: 24px;
  overflow-y: auto;
  color: ${color.muted};
  ${text(14)}
  h2 { ${clampLines(3)} color: ${color.text}; ${text(20)} }
`

const Actions = styled.div`
  ${flexWrap('12px', 'normal', 'flex-end')}
  padding: 0 24px 24px;
  ${media.phone} {
    gap: 8px;
    > button { flex: 1 1 100%; min-height: 48px; font-size: 1rem; }
  }
`
