import { ChevronLeft, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { css } from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import { sectionName } from '../layout/section-name'
import { clampLines, color, flexRow, flexWrap, media, text } from '../theme/tokens'
import { boxStyles, screenStyles } from './dialog-styles'
import { useModalDialog } from './use-modal-dialog'

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl'

interface ModalProps {
  title: string
  /** Width of 400, 560 (default), 760 or 1040 px; a full-screen sheet on viewports below 640 px. */
  size?: ModalSize | undefined
  /** Called for Escape, a press on the backdrop, and ×. The owner may ask first when there are unsaved changes. */
  onClose: () => void
  children: ReactNode
  /** Text at the end of the header: 'Paso 1 de 2'. */
  aside?: ReactNode
  /** Goes back to the previous step: a button before the title, which replaces × on a phone. */
  onBack?: (() => void) | undefined
  /** Buttons at the bottom. A submit button here refers to its form by the `form` attribute. */
  footer?: ReactNode
  /** True while saving: requests to close are ignored. */
  busy?: boolean | undefined
  /** The content has its own panes: the body has no padding, does not scroll, and is as high as the viewport allows. */
  flush?: boolean | undefined
  /** Renders in a portal, for a modal that opens from a form but is not part of it. */
  apart?: boolean | undefined
}

const fields =
  'input:not([type=hidden], [type=file], [type=radio]:not(:checked), [readonly], :disabled), select:not(:disabled), textarea:not(:disabled)'

function focusFirst(dialog: HTMLDialogElement) {
  const first = dialog.querySelector<HTMLElement>(fields) ?? dialog.querySelector<HTMLElement>('h2')
  first?.focus()
}

/** Dialog for a form or a picker. The first field gets the focus, else the title; closing returns it to the opener. */
export function Modal({
  title,
  size = 'md',
  onClose,
  children,
  footer,
  aside,
  onBack,
  busy = false,
  flush = false,
  apart = false,
}: ModalProps) {
  const titleId = useId()
  const dismiss = () => {
    if (!busy) onClose()
  }
  const { ref, handlers } = useModalDialog(dismiss, focusFirst)

  const dialog = (
    <Screen ref={ref} tabIndex={-1} aria-modal aria-labelledby={titleId} aria-busy={busy || undefined} {...handlers}>
      <Box $size={size} $flush={flush}>
        <Header $back={onBack !== undefined}>
          {onBack && (
            <IconButton
              label="Volver"
              icon={<ChevronLeft size={20} />}
              aria-disabled={busy || undefined}
              onClick={() => busy || onBack()}
            />
          )}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {aside && <span>{aside}</span>}
          <IconButton label="Cerrar" icon={<X size={20} />} aria-disabled={busy || undefined} onClick={dismiss} />
        </Header>
        <Body $flush={flush}>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Box>
    </Screen>
  )
  return apart ? createPortal(<div data-section={sectionName}>{dialog}</div>, document.body) : dialog
}

const Screen = styled.dialog`
  ${screenStyles}
  ${media.phone} { padding: 0; }
`

const widths = { sm: 400, md: 560, lg: 760, xl: 1040 }

const Box = styled.div<{ $size: ModalSize; $flush: boolean }>`
  ${boxStyles}
  max-width: ${({ $size }) => widths[$size]}px;
  ${({ $flush }) => $flush && 'height: 780px;'}
  ${media.phone} {
    max-width: none;
    height: 100%;
    border: 0;
    border-radius: 0;
  }
`

const Header = styled.header<{ $back: boolean }>`
  ${flexRow('12px')}
  padding: 20px 16px 12px ${({ $back }) => ($back ? 12 : 24)}px;
  h2 { flex: 1; min-width: 0; ${clampLines(3)} ${text(20)} }
  > span { flex: none; color: ${color.muted}; ${text(13)} }
  ${media.phone} {
    padding: max(8px, env(safe-area-inset-top)) 16px 8px 8px;
    border-bottom: 1px solid ${color.line};
    h2 { ${text(16)} }
    /* The close button. */
    > :last-child { order: -1; ${({ $back }) => $back && 'display: none;'} }
  }
`

const panes = css`
  display: flex;
  flex-direction: column;
`

const scrolling = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 24px 24px;
  ${media.phone} { padding: 16px; }
`

const Body = styled.div<{ $flush: boolean }>`
  flex: 1;
  min-height: 0;
  ${({ $flush }) => ($flush ? panes : scrolling)}
`

const Footer = styled.footer`
  ${flexWrap('8px', 'center', 'flex-end')}
  padding: 14px 24px;
  border-top: 1px solid ${color.line};
  ${media.phone} {
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
    > button { flex: 1 1 auto; min-height: 48px; font-size: 1rem; }
  }
`
