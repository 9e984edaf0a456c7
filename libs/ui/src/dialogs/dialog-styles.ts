import { css, keyframes } from 'styled-components'
import { color, radius, shadow } from '../theme/tokens'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

/**
 * The `<dialog>` itself covers the screen as the backdrop; the box is a child. A toast inside it can thus be at the
 * corner of the screen: no element here has a transform, which would capture `position: fixed`.
 */
export const screenStyles = css`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 24px 16px;
  border: 0;
  overflow: hidden;
  background: ${color.scrim};
  color: ${color.text};
  animation: ${appear} 160ms ease-out;
  &::backdrop { background: none; }
  &:focus { outline: none; }
`

export const boxStyles = css`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  min-height: 0;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.modal};
  box-shadow: ${shadow.modal};
  text-align: left;
  animation: ${rise} 160ms ease-out;
`
