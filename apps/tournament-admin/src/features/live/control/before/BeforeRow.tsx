import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { ChevronRight, type Users } from 'lucide-react'
import styled from 'styled-components'

interface BeforeRowProps {
  readonly icon: typeof Users
  readonly title: string
  readonly text: string
  readonly onClick: () => void
}

/** One thing to do before the start. */
export function BeforeRow({ icon: Icon, title, text: what, onClick }: BeforeRowProps) {
  return (
    <Root type="button" onClick={onClick}>
      <Mark>
        <Icon size={20} aria-hidden />
      </Mark>
      <span>
        <strong>{title}</strong> <small>{what}</small>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Root>
  )
}

const Root = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 64px;
  padding: 10px 14px;
  border: 0;
  background: transparent;
  color: ${color.text};
  text-align: left;
  cursor: pointer;
  ${media.hover} { &:hover { background: ${color.sunken}; } }
  &:focus-visible { outline-offset: -3px; }
  strong { display: block; font-weight: 600; overflow-wrap: anywhere; ${text(14)} }
  small { color: ${color.muted}; ${text(13)} }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.button};
  background: ${color.sunken};
`
