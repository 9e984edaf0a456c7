import styled from 'styled-components'
import { media, text } from '../theme/tokens'

/** Key printed on a button, in the button's colour. Hidden on touch devices, which have no keyboard. */
export const Kbd = styled.kbd`
  padding: 1px 6px;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 5px;
  font-family: inherit;
  font-weight: 500;
  white-space: nowrap;
  ${text(12)}
  /* Rendered as generated content, so that it is not part of the button's accessible name. */
  &[data-key]::before { content: attr(data-key); }
  ${media.coarse} { display: none; }
`
