import { IconButton } from '@torneo/ui/buttons/IconButton'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { clampLines, color, flexRow, font, layer } from '@torneo/ui/theme/tokens'
import { X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { EditionSwitch } from '../edition/EditionSwitch'
import { useEdition } from '../edition/use-edition'
import { SidebarNav } from './SidebarNav'

/** Width at the default font size; wider with a larger one, but at most 28 % of the window. */
const full = 'max(280px, min(17.5rem, 28vw))'
const rail = 'max(72px, 4.5rem)'

const Aside = styled.aside<{ $rail: boolean }>`
  position: sticky;
  top: 0;
  /* Above a save bar, which is as wide as the window. */
  z-index: ${layer.drawer};
  flex: none;
  display: flex;
  flex-direction: column;
  width: ${({ $rail }) => ($rail ? rail : full)};
  height: 100dvh;
  background: ${color.board};
  color: ${color.onBoard};
  border-right: 1px solid ${color.boardEdge};
  transition: width 200ms;

  @media (prefers-reduced-motion: reduce) { transition: none; }
`

const slide = keyframes`
  from { transform: translateX(-100%); }
`

const Drawer = styled.dialog`
  margin: 0;
  padding: 0;
  border: 0;
  width: min(max(280px, 17.5rem), calc(100vw - 48px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  background: ${color.board};
  color: ${color.onBoard};

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${slide} 200ms ease-out;
  }

  &::backdrop { background: rgb(0 0 0 / 55%); }

  @media (prefers-reduced-motion: reduce) { &[open] { animation: none; } }
`

const Brand = styled.div<{ $rail?: boolean }>`
  ${flexRow('12px')}
  padding: 16px 8px 8px 20px;
  ${({ $rail }) => $rail && 'justify-content: center; padding-inline: 0;'}
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  /* Reserves two lines before name and year are loaded. */
  min-height: 2.25rem;
  font: 700 1rem/1.25 ${font.title};
  > span:first-child { ${clampLines(3)} }
`

function BrandLine() {
  const edition = useEdition()
  return (
    <>
      <BrandMark size="2.25rem" />
      <Name>
        {edition && (
          <>
            <span title={edition.name}>{edition.name}</span>
            <EditionSwitch edition={edition} />
          </>
        )}
      </Name>
    </>
  )
}

interface SidebarProps {
  readonly wide: boolean
  readonly collapsed: boolean
  /** Applies only below 1024 px. */
  readonly open: boolean
  readonly onClose: () => void
}

/** Sidebar of 280 px, collapsible to a rail of icons; below 1024 px a drawer that closes after a click (spec 1 §2). */
export const Sidebar = memo(function Sidebar({ wide, collapsed, open, onClose }: SidebarProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const shown = open && !wide

  useEffect(() => {
    const dialog = drawer.current
    if (!dialog || dialog.open === shown) return
    if (!shown) return dialog.close()
    dialog.showModal()
    dialog.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  if (wide) {
    return (
      <Aside $rail={collapsed} id="sidebar" data-on="board" data-screen-only>
        <Brand $rail={collapsed}>{collapsed ? <BrandMark size="2.25rem" /> : <BrandLine />}</Brand>
        <SidebarNav rail={collapsed} />
      </Aside>
    )
  }
  return (
    <Drawer
      ref={drawer}
      id="sidebar"
      aria-label="Menú"
      aria-modal="true"
      data-on="board"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}>
      <Brand>
        <BrandLine />
        <IconButton label="Cerrar menú" tone="onBoard" icon={<X size={20} aria-hidden />} onClick={onClose} />
      </Brand>
      <SidebarNav rail={false} onVisit={onClose} />
    </Drawer>
  )
})
