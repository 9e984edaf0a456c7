import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { color, layer, radius, shadow, text } from '../theme/tokens'

/**
 * First Tab stop: skips the sidebar and focuses `id="contenido"`, which needs `tabIndex={-1}`. Visible only on focus.
 */
export function SkipLink() {
  // Leaves the address to the router.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('contenido')?.focus()
  }
  return (
    <Root data-screen-only href="#contenido" onClick={handleClick}>
      Saltar al contenido
    </Root>
  )
}

const Root = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: 8px;
  left: 8px;
  padding: 12px 16px;
  border-radius: ${radius.button};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  color: ${color.text};
  font-weight: 600;
  ${text(14)}
  &:not(:focus) { transform: translateY(-200%); }
`
