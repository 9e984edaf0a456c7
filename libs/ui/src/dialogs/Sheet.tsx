import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import { clampLines, color, flexRow, gridGap, media, radius, text } from '../theme/tokens'
import { boxStyles, screenStyles } from './dialog-styles'
import { useModalDialog } from './use-modal-dialog'

interface SheetProps {
  title: string
  /** Shown before the title, such as a team's crest. */
  lead?: ReactNode
  /** Shown after the title, such as a score. */
  aside?: ReactNode
  /** Called for Escape, a press on the backdrop, and ×. */
  onClose: () => void
  children: ReactNode
  /** Buttons, always visible at the bottom. */
  footer: ReactNode
}

/**
 * A short form within a thumb's reach: at the bottom of a phone, in the middle of a wider screen. The first field gets
 * the focus.
 */
export function Sheet({ title, lead, aside, onClose, children, footer }: SheetProps) {
  const titleId = useId()
  const { ref, handlers } = useModalDialog(onClose, focusFirst)
  return (
    <Screen ref={ref} tabIndex={-1} aria-modal aria-labelledby={titleId} {...handlers}>
      <Box>
        <Header>
          {lead}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {aside && <Aside>{aside}</Aside>}
          <IconButton label="Cerrar" size="lg" tooltip={false} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
        <Footer>{footer}</Footer>
      </Box>
    </Screen>
  )
}

/**
 * Focuses the first field, or the title if the field is below the fold (a phone in landscape): the focus must be
 * visible, and the top must not scroll away.
 */
function focusFirst(dialog: HTMLDialogElement) {
  const field = dialog.querySelector<HTMLElement>('select, input')
  const fold = dialog.querySelector('footer')?.getBoundingClientRect().top ?? Infinity
  const isVisible = field !== null && field.getBoundingClientRect().bottom <= fold
  const first = isVisible ? field : dialog.querySelector<HTMLElement>('h2')
  first?.focus({ preventScroll: true })
}

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`

/** A phone in landscape, where vertical space is scarce. */
const sideways = '@media (max-height: 32.49em)'

const Screen = styled.dialog`
  ${screenStyles}
  ${sideways} { padding: 8px 16px; }
  ${media.phone} {
    place-items: end center;
    padding: 32px 0 0;
  }
`

const Box = styled.div`
  ${boxStyles}
  max-width: 480px;
  ${sideways} { max-width: 720px; }
  ${media.phone} {
    max-width: none;
    border-width: 1px 0 0;
    border-radius: ${radius.modal} ${radius.modal} 0 0;
    animation: ${rise} 160ms ease-out;
  }
`

const Header = styled.header`
  ${flexRow('12px')}
  padding: 12px 8px 4px 20px;
  h2 { flex: 1; min-width: 0; ${clampLines(3)} ${text(20)} }
  ${media.phone} { padding: 8px 4px 0 16px; }
`

const Aside = styled.span`
  color: ${color.muted};
  font-weight: 700;
  ${text(16)}
`

const Body = styled.div`
  ${gridGap('16px')}
  min-height: 0;
  padding: 8px 20px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${sideways} { padding-bottom: 8px; }
  ${media.phone} { padding: 4px 16px 16px; }
`

const Footer = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
  gap: 12px;
  padding: 12px 20px 20px;
  ${sideways} { padding-block: 8px 12px; }
  ${media.phone} { gap: 8px; padding: 8px 16px max(12px, env(safe-area-inset-bottom)); }
`
