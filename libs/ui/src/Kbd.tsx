import styled from 'styled-components'
import { media, text } from './tokens'

/** A key printed on a button, in the button's colour. Not drawn where fingers press: there is no keyboard. */
export const Kbd = styled.kbd`
  padding: 1px 6px;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 5px;
  font-family: inherit;
  font-weight: 500;
  white-space: nowrap;
  ${text(12)}
  /* Of a button it is drawn, not written: no part of what the button is called. */
  &[data-key]::before { content: attr(data-key); }
  ${media.coarse} { display: none; }
`
