import { retryableLazy } from '@torneo/client'
import type { Edition } from '@torneo/contracts/site/edition'
import { color, flexRow, media } from '@torneo/ui/theme/tokens'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import styled from 'styled-components'
import { useLazyOpen } from '../frame/use-lazy-open'
import { editionLine } from './edition-line'
import { editionTexts as texts } from './edition-texts'

const EditionMenu = retryableLazy(() => import('./EditionMenu'))

interface EditionButtonProps {
  readonly year: number
  readonly earlier: NonNullable<Edition['earlier']>
}

/** The edition's year as the button of the menu of editions. */
export default function EditionButton({ year, earlier }: EditionButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useLazyOpen()
  const prefetch = () => void EditionMenu.prefetch?.()
  const close = () => {
    menu.close()
    button.current?.focus()
  }
  return (
    <>
      <Choose
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? id : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void (menu.isOpen ? menu.close() : menu.open(EditionMenu))}>
        {texts.edition(year)}
        <ChevronDown size={14} aria-hidden />
      </Choose>
      <Suspense fallback={null}>
        {menu.isOpen && (
          <EditionMenu id={id} anchor={button} year={year} earlier={earlier} onClose={close} onLeave={menu.close} />
        )}
      </Suspense>
    </>
  )
}

const Choose = styled.button`
  ${flexRow('4px')}
  min-height: 28px;
  margin: -6px 0 -6px -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  cursor: pointer;
  ${editionLine}
  ${media.coarse} { min-height: 44px; margin-block: -8px; }
  ${media.hover} { &:hover { color: ${color.onBoard}; } }
`
