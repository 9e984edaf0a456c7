import styled from 'styled-components'
import { color, flexWrap, layer } from '../theme/tokens'

/**
 * Bar that stays at the bottom of the window. It extends into the pane's padding (`--pane-padding`), so it must be the
 * last element of the pane.
 */
export const BottomBar = styled.div.attrs({ 'data-save-bar': true, 'data-screen-only': true } as object)`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  ${flexWrap('8px 16px', 'center', 'space-between')}
  margin: auto calc(-1 * var(--pane-padding)) 0;
  padding: 12px var(--pane-padding) max(12px, env(safe-area-inset-bottom));
  background: ${color.surface};
  /* Spans the window even in a narrow pane: clipped shadows extend its surface and border to both sides. */
  box-shadow: 0 100vmax 0 100vmax ${color.surface}, 0 calc(100vmax - 1px) 0 100vmax ${color.line};
  clip-path: inset(-1px -100vmax 0);
  /* Not sticky on a phone in landscape, where vertical space is scarce. */
  @media (max-height: 30em) { position: static; }
`
