import { CircleHelp } from 'lucide-react'
import styled from 'styled-components'
import { Link, useLocation } from '@torneo/router'
import { color, media, text } from '@torneo/ui/tokens'
import { helpQuery } from './help'

interface HelpLinkProps {
  /** The id of the article. */
  readonly article: string
  /** Its task: 'Cómo agregar muchas fotos'. */
  readonly children: string
}

/** Opens an article of 'Ayuda' over the screen; what is typed there stays. A shell of an earlier release ignores it. */
export function HelpLink({ article, children }: HelpLinkProps) {
  const { search } = useLocation()
  return <Root to={helpQuery(search, article)} replace><CircleHelp size={16} aria-hidden />{children}</Root>
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.text};
  font-weight: 600;
  text-underline-offset: 3px;
  ${text(13)}
  ${media.coarse} { min-height: 44px; }
`
