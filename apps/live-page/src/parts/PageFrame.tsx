import { SkipLink } from '@torneo/ui/layout/SkipLink'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { color, flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { TournamentState } from '../feed/tournament-feed'
import { PageHeader } from '../header/PageHeader'
import { FontStyle } from './FontStyle'
import { PageStyle } from './PageStyle'

interface PageFrameProps {
  readonly state: TournamentState
  /** The page opens no connection and shows no state of one. */
  readonly isFixed?: boolean
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** Frame of every page for families: header, content, footer. */
export function PageFrame({ state, isFixed = false, children, footer }: PageFrameProps) {
  return (
    <>
      <FontStyle $display="optional" />
      <GlobalStyle />
      <PageStyle />
      <SkipLink />
      <PageHeader state={state} isFixed={isFixed} />
      <Main id="contenido" tabIndex={-1}>
        {children}
      </Main>
      {footer && <Footer>{footer}</Footer>}
    </>
  )
}

const Main = styled.main`
  ${gridGap('32px')}
  max-width: 1200px;
  margin-inline: auto;
  padding: 24px var(--pane-padding) 32px;
  &:focus { outline: none; }
`

const Footer = styled.footer`
  ${flexWrap('4px 24px', 'center', 'space-between')}
  max-width: 1200px;
  margin-inline: auto;
  padding: 0 var(--pane-padding) max(24px, env(safe-area-inset-bottom));
  color: ${color.muted};
  ${text(13)}
  a { padding-block: 13px; text-underline-offset: 3px; }
`
