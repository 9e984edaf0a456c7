import { css } from 'styled-components'
import { color, media, radius } from '../theme/tokens'

/**
 * Styles of inputs, textareas and selects. Below 1024 px the text has 16 px, because iOS zooms in on smaller focused
 * fields. A rule of a component does not override one in a media query here: rows are a property.
 */
export const controlStyles = css<{ $large?: boolean | undefined }>`
  display: block;
  width: 100%;
  min-height: max(${({ $large }) => ($large ? 48 : 40)}px, var(--rows-height, 0px));
  padding: 8px 12px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${({ $large }) => ($large ? '1rem' : '0.875rem')};
  line-height: 1.4286;

  &::placeholder { color: ${color.muted}; opacity: 1; }
  &:focus-visible { border-color: ${color.focus}; outline-offset: 0; }
  &[aria-invalid='true'] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
  &[aria-invalid='true']:focus-visible { border-color: ${color.focus}; box-shadow: none; }
  &:disabled { background: ${color.sunken}; color: ${color.muted}; cursor: not-allowed; opacity: 1; }
  &:read-only:not(select, :disabled) { background: ${color.sunken}; }

  ${media.belowDesktop} {
    min-height: max(48px, var(--rows-height, 0px));
    font-size: 1rem;
  }
`
