import { useSignOut, useConnection } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { color, flexWrap, font, media } from '@torneo/ui/theme/tokens'
import { LogOut, Menu, PanelLeft } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { Account } from '../account/Account'
import { PaletteButton } from '../palette/PaletteButton'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  ${flexWrap('0 16px')}
  min-height: 64px;
  padding: 0 32px 0 20px;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};

  ${media.belowDesktop} { padding-inline: 8px 16px; min-height: 52px; column-gap: 8px; }
  ${media.phone} { column-gap: 4px; padding-right: 8px; }
  @media print { display: block; position: static; min-height: 0; padding: 0 0 12px; border: 0; }
`

/** Breaks no word: when the longest does not fit next to the tools, they wrap to a second line. */
const Title = styled.h1`
  margin: 0;
  flex: 1 1 min-content;
  min-width: 0;
  font: 700 1.25rem/1.4 ${font.title};

  &:focus { outline: none; }

  ${media.phone} { font-size: 1rem; line-height: 1.25; }
`

const Tools = styled.div`
  ${flexWrap('0 16px')}
  margin-left: auto;

  ${media.belowDesktop} { column-gap: 8px; }
  /* Puts the account, not the sign-out button, within the thumb's reach. */
  ${media.phone} { column-gap: 4px; > [aria-haspopup] { order: 1; } }
  /* Leaves space for the title: 'Panel de Control en Vivo' takes two lines at 320 px. */
  @media (max-width: 24.99em) {
    column-gap: 0;
    > :last-child { padding-inline: 6px; svg { display: none; } }
  }
`

interface TopBarProps {
  readonly title: string
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly wide: boolean
  readonly expanded: boolean
  readonly onToggle: () => void
  readonly mayLeave: () => Promise<boolean>
}

/** Top bar (spec 1 §2): title, the user's initial and name, 'Administrador', and the sign-out button. */
export function TopBar({ title, titleRef, wide, expanded, onToggle, mayLeave }: TopBarProps) {
  const signOut = useSignOut()
  const toggle = wide ? (expanded ? 'Contraer el menú' : 'Expandir el menú') : 'Abrir el menú'
  return (
    <Bar>
      <IconButton
        label={toggle}
        size="lg"
        icon={wide ? <PanelLeft size={20} aria-hidden /> : <Menu size={20} aria-hidden />}
        aria-expanded={expanded}
        aria-controls="sidebar"
        onClick={onToggle}
      />
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      <ConnectionNotice />
      <Tools data-screen-only>
        <PaletteButton />
        <Account />
        <Button
          variant="ghost"
          icon={<LogOut size={16} aria-hidden />}
          onClick={() => void mayLeave().then((leave) => (leave ? signOut() : undefined))}>
          Salir
        </Button>
      </Tools>
    </Bar>
  )
}

/** Shows on every screen that the panel is offline; the frame hides it where the screen itself shows that. */
function ConnectionNotice() {
  const { state } = useConnection()
  return state === 'online' ? null : (
    <Slot data-line-notice data-screen-only>
      <ConnectionPill state={state} />
    </Slot>
  )
}

const Slot = styled.div`
  flex: none;

  /* Overlaps the edge of the bar on a phone, where the title leaves no space. */
  ${media.phone} {
    position: absolute;
    inset: calc(100% - 14px) 0 auto;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
`
