import { LogOut, Menu, PanelLeft } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useSignOut, useSession } from '@torneo/client'
import { Avatar } from '@torneo/ui/Avatar'
import { Button } from '@torneo/ui/Button'
import { IconButton } from '@torneo/ui/IconButton'
import { color, font } from '@torneo/ui/tokens'
import { displayName } from './display-name'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 64px;
  padding: 0 32px 0 20px;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};

  @media (max-width: 1023px) { padding-inline: 8px 16px; min-height: 52px; gap: 8px; }
  /* Room for the title: 'Panel de Control en Vivo' on two lines at 320 px. */
  @media (max-width: 399px) {
    padding-right: 8px;
    > :last-child { padding-inline: 8px; svg { display: none; } }
  }
`

const Title = styled.h1`
  margin: 0;
  flex: 1;
  min-width: 0;
  font: 700 1.25rem/1.4 ${font.title};
  overflow-wrap: anywhere;

  &:focus { outline: none; }

  @media (max-width: 639px) { font-size: 1rem; line-height: 1.25; }
`

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-weight: 600;
  line-height: 1.4286;

  small {
    display: block;
    font: 400 0.75rem/1.3333 ${font.text};
    color: ${color.muted};
  }

  @media (max-width: 639px) {
    > .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
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

/** Spec 1 §2: title, the user's initial and name, 'Administrador', and the way out. */
export function TopBar({ title, titleRef, wide, expanded, onToggle, mayLeave }: TopBarProps) {
  const { user } = useSession()
  const signOut = useSignOut()
  const name = displayName(user)
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
      <Title ref={titleRef} tabIndex={-1}>{title}</Title>
      <Who>
        <Avatar text={name.charAt(0).toUpperCase()} round />
        <span className="name">{name}<small>Administrador</small></span>
      </Who>
      <Button
        variant="ghost"
        icon={<LogOut size={16} aria-hidden />}
        onClick={() => void mayLeave().then((leave) => (leave ? signOut() : undefined))}
      >
        Salir
      </Button>
    </Bar>
  )
}
