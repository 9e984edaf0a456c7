import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { Navigate, NavLink, PanelRouter, useLocation } from '@torneo/router'
import { applyFonts } from '@torneo/ui/theme/font-faces'
import { color, text } from '@torneo/ui/theme/tokens'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import styled from 'styled-components'
import type { FakeApi } from './fake-api'
import { FakeRealtime } from './fake-socket'
import { ScreenFrame } from './ScreenFrame'

interface AppAloneProps {
  readonly app: string
  readonly Section: ComponentType
  readonly rows: readonly Pick<SectionRow, 'path' | 'label' | 'title'>[]
}

/** Screens of an app in a minimal frame: the title, and a link to each section. */
function AppAlone({ app, Section, rows }: AppAloneProps) {
  const { pathname } = useLocation()
  const row = rows.find(({ path }) => path === pathname)
  return (
    <>
      <Header>
        <h1>{row?.title ?? row?.label ?? app}</h1>
      </Header>
      <Nav aria-label="Secciones">
        {rows.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </Nav>
      <Main>{pathname === '/' ? <Navigate to={rows[0]?.path ?? '/'} replace /> : <Section />}</Main>
    </>
  )
}

/** Renders a page on the fake `api` and `realtime`; `?theme=dark` selects the dark theme. */
export function renderAlone(page: ReactNode, api: FakeApi, realtime = new FakeRealtime()): void {
  applyFonts()
  api.install()
  realtime.install()
  const theme = new URLSearchParams(location.search).get('theme')
  if (theme) document.documentElement.dataset.theme = theme
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ScreenFrame>{page}</ScreenFrame>
    </StrictMode>,
  )
}

/** Runs a section app without shell and API: `npm run dev -- <app> --alone`. */
export function runAlone(props: AppAloneProps, api: FakeApi, realtime?: FakeRealtime): void {
  renderAlone(
    <PanelRouter>
      <AppAlone {...props} />
    </PanelRouter>,
    api,
    realtime,
  )
}

const Header = styled.header`
  padding: 16px var(--pane-padding) 0;
  h1 { ${text(20)} }
`

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px var(--pane-padding);
  border-bottom: 1px solid ${color.line};
  a { padding: 6px 0; color: ${color.text}; }
  a[aria-current='page'] { font-weight: 700; }
`

const Main = styled.main`
  max-width: 1280px;
  margin-inline: auto;
  padding: 24px var(--pane-padding);
`
