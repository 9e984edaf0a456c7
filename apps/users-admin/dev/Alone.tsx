import styled from 'styled-components'
import { sectionsOf } from '@torneo/contracts/sections'
import { NavLink, useLocation } from '@torneo/router'
import { color, space } from '@torneo/ui/tokens'
import Section from '../src/Section'

/** A bar in place of the shell's frame. */
export function Alone() {
  const { pathname } = useLocation()
  const rows = sectionsOf('users-admin')
  const row = rows.find(({ path }) => path === pathname)
  return (
    <>
      <Bar>
        <h1>{row?.title ?? row?.label ?? 'users-admin'}</h1>
        <nav>{rows.map(({ path, label }) => <NavLink key={path} to={path}>{label}</NavLink>)}</nav>
      </Bar>
      <Main><Section /></Main>
    </>
  )
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  padding: ${space(12)} var(--pane-padding, 16px);
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`

const Main = styled.main`
  max-width: 1280px;
  margin-inline: auto;
  padding: ${space(24)} var(--pane-padding, 16px);
`
