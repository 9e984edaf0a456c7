import { Link, useLocation } from '@torneo/router'
import { color, media, text } from '@torneo/ui/theme/tokens'
import { CircleHelp } from 'lucide-react'
import styled from 'styled-components'
import { helpQuery } from './help'

interface HelpLinkProps {
  /** Id of the article. */
  readonly article: string
  /** Title of the article: 'Cómo agregar muchas fotos'. */
  readonly children: string
}

/** Opens a help article over the screen without discarding typed values. Shells of earlier releases ignore the link. */
export function HelpLink({ article, children }: HelpLinkProps) {
  const { search } = useLocation()
  return (
    <Root to={helpQuery(search, article)} replace>
      <CircleHelp size={16} aria-hidden />
      {children}
    </Root>
  )
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
