import styled from 'styled-components'
import { sectionsOf } from '@torneo/contracts/sections'
import { Navigate, NavLink, PanelRouter, Route, Routes, useLocation } from '@torneo/router'
import { color, text } from '@torneo/ui/tokens'
import Section from '../src/Section'

const rows = sectionsOf('landing-admin')

/** The app's screens under a bare frame: the shell's title, and a link to each of its sections. */
export function Alone() {
  return (
    <PanelRouter>
      <Title />
      <Nav aria-label="Secciones">{rows.map(({ path, label }) => <NavLink key={path} to={path}>{label}</NavLink>)}</Nav>
      <Main>
        <Routes>
          <Route path="/" element={<Navigate to="/hero" replace />} />
          <Route path="*" element={<Section />} />
        </Routes>
      </Main>
    </PanelRouter>
  )
}

function Title() {
  const { pathname } = useLocation()
  const row = rows.find(({ path }) => path === pathname)
  return <Header><h1>{row?.title ?? row?.label ?? 'Torneo'}</h1></Header>
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
