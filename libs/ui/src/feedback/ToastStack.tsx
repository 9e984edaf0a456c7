import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { Button } from '../buttons/Button'
import { IconButton } from '../buttons/IconButton'
import { useTopDialog } from '../dialogs/use-top-dialog'
import { color, flexRow, gridGap, layer, media, radius, shadow, text } from '../theme/tokens'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToastMessage {
  id: string
  kind: ToastKind
  message: string
  /** Number of repetitions: '×2'. */
  times?: number | undefined
  /** Reason of a failure, shown under the message. */
  detail?: string | undefined
  /** Button such as 'Deshacer', with its subject below the message. Pressing it closes the toast. */
  action?: { readonly label: string; readonly subject?: string | undefined; readonly run: () => void } | undefined
}

interface ToastStackProps {
  /** Sorted oldest first; the last three are shown. The owner controls their lifetimes. */
  toasts: readonly ToastMessage[]
  onClose: (id: string) => void
  /** Called when the pointer or the focus enters: no message closes while it is read. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
}

/**
 * Short messages at the top right. Rendered inside the open modal dialog if there is one, because outside they would be
 * inert.
 */
export function ToastStack(props: ToastStackProps) {
  const dialog = useTopDialog()
  return createPortal(<Toasts {...props} />, dialog ?? document.body)
}

function Toasts({ toasts, onClose, onPause, onResume }: ToastStackProps) {
  const shown = toasts.slice(-3)
  const isUrgent = ({ kind }: ToastMessage) => kind === 'error' || kind === 'warning'
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isPaused = useRef(false)
  const setPaused = (paused: boolean) => {
    if (isPaused.current === paused) return
    isPaused.current = paused
    if (paused) onPause?.()
    else onResume?.()
  }

  // A toast that is removed under the pointer fires no `pointerleave`.
  const isEmpty = shown.length === 0
  const resume = useEffectEvent(() => setPaused(false))
  useEffect(() => {
    if (isEmpty) resume()
  }, [isEmpty])
  useEffect(() => () => resume(), [])

  const handleFocus = (event: FocusEvent) => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !root.current?.contains(from)) cameFrom.current = from
    setPaused(true)
  }
  const handleBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setPaused(false)
  }
  const close = (id: string) => {
    const others = [...(root.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].filter(
      (toast) => toast.dataset['toast'] !== id,
    )
    const next = others[0]?.querySelector('button') ?? cameFrom.current
    if (root.current?.contains(document.activeElement)) next?.focus()
    onClose(id)
  }

  const toastOf = (toast: ToastMessage) => <Toast key={toast.id} toast={toast} onClose={() => close(toast.id)} />
  return (
    <Stack
      ref={root}
      data-screen-only
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}>
      {shown.filter(isUrgent).map(toastOf)}
      {/* Rendered before its messages, because screen readers would miss the first one; an alert is read when it
          appears. */}
      <Region role="status" aria-label="Avisos" aria-atomic="false">
        {shown.filter((toast) => !isUrgent(toast)).map(toastOf)}
      </Region>
    </Stack>
  )
}

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const { action } = toast
  const Icon = icons[toast.kind]
  const isUrgent = toast.kind === 'error' || toast.kind === 'warning'
  return (
    <Box $kind={toast.kind} $offers={action !== undefined} role={isUrgent ? 'alert' : undefined} data-toast={toast.id}>
      <Icon size={20} aria-hidden />
      <div>
        <p>{toast.message}</p>
        {action?.subject && <small>{action.subject}</small>}
        {toast.detail && <Detail>{toast.detail}</Detail>}
      </div>
      {toast.times !== undefined && toast.times > 1 && <Times>×{toast.times}</Times>}
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose()
            action.run()
          }}>
          {action.label}
        </Button>
      )}
      <IconButton label="Cerrar aviso" tooltip={false} icon={<X size={18} />} onClick={onClose} />
    </Box>
  )
}

const Stack = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: max(8px, env(safe-area-inset-top));
  right: 16px;
  ${gridGap('4px')}
  /* Leaves space for the × of a full-screen sheet. */
  width: min(340px, calc(100vw - 72px));
  pointer-events: none;
  /* Leaves space for the back button of a screen with its own top bar on a phone. */
  @media (max-width: 39.99em), (max-height: 32.49em) { body:has([data-own-bar]) & { top: 56px; } }
  /* At the foot of a phone for screens whose title they would cover. */
  ${media.phone} { body:has([data-toasts='low']) & { top: auto; bottom: max(16px, env(safe-area-inset-bottom)); } }
  /* Side by side over the header, so that none covers a screen's buttons. */
  ${media.tablet} {
    display: flex;
    flex-direction: row-reverse;
    align-items: flex-start;
    gap: 8px;
    width: auto;
    max-width: calc(100vw - 32px);
  }
`

const Region = styled.div`
  ${gridGap('4px')}
  ${media.tablet} {
    display: flex;
    flex-direction: row-reverse;
    align-items: flex-start;
    gap: 8px;
    min-width: 0;
  }
`

const tones = { success: color.success, error: color.danger, warning: color.warning, info: color.info }

const Box = styled.div<{ $kind: ToastKind; $offers: boolean }>`
  ${flexRow('10px')}
  min-height: 56px;
  padding: 8px 8px 8px 14px;
  border: 1px solid ${color.line};
  border-left: 4px solid ${({ $kind }) => tones[$kind]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  color: ${color.text};
  font-weight: 500;
  pointer-events: auto;
  ${text(14)}
  > svg { flex: none; color: ${({ $kind }) => tones[$kind]}; }
  > div { flex: 1; min-width: 0; }
  small { display: block; overflow: hidden; color: ${color.muted}; text-overflow: ellipsis; white-space: nowrap; }
  ${media.phone} {
    min-height: 44px;
    padding-block: 0;
    /* Hides the icon when there is a button, so that the toast fits in two lines over the header. */
    ${({ $offers }) => $offers && '> svg { display: none; }'}
  }
  ${media.tablet} { width: 340px; min-width: 0; }
`

const Detail = styled.p`
  color: ${color.muted};
  font-weight: 400;
  text-wrap: pretty;
  ${text(13)}
`

const Times = styled.span`
  flex: none;
  padding: 2px 8px;
  border-radius: ${radius.badge};
  background: ${color.sunken};
  color: ${color.muted};
  font-weight: 600;
  ${text(12)}
`
