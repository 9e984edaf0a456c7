import styled from 'styled-components'
import { color } from '@torneo/ui/tokens'

/** The footer's fixed texts (R26). */
export function Footer() {
  return <Bar>Panel de administración v1.0 · 2025</Bar>
}

const Bar = styled.footer`
  width: 100%;
  max-width: calc(1280px + 2 * var(--pane-padding));
  margin-inline: auto;
  padding: 12px var(--pane-padding) 20px;
  font-size: 0.75rem;
  color: ${color.muted};
`
