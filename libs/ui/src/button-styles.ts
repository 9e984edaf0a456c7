import { css } from 'styled-components'
import { color, media, radius, text } from './tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerSolid'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** What `buttonStyles` reads. Transient, so nothing of it reaches the element. */
export interface ButtonLook {
  $variant?: ButtonVariant | undefined
  $size?: ButtonSize | undefined
  $block?: boolean | undefined
}

const variants = {
  primary: `
    background: ${color.ink};
    color: ${color.onInk};
    --button-hover: ${color.inkHover};
  `,
  secondary: `
    background: ${color.surface};
    border-color: ${color.control};
  `,
  ghost: 'background: transparent;',
  // Outlined: a filled red is only ever met inside a confirmation.
  danger: `
    background: ${color.surface};
    border-color: ${color.danger};
    color: ${color.danger};
    --button-hover: ${color.dangerSoft};
  `,
  dangerSolid: `
    background: ${color.dangerSolid};
    color: ${color.onDangerSolid};
    --button-hover: ${color.dangerSolidHover};
  `
}

const sizes = {
  sm: `--button-height: 32px; padding: 4px 12px; ${text(13)}`,
  md: `--button-height: 40px; padding: 8px 16px; ${text(14)}`,
  lg: `--button-height: 48px; padding: 10px 20px; ${text(16)}`,
  xl: `--button-height: 56px; padding: 12px 24px; ${text(16)}`
}

/** What is true of every button. */
export const buttonBase = `
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--button-height);
  border: 1px solid transparent;
  border-radius: ${radius.button};
  color: ${color.text};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 80ms, transform 80ms;

  ${media.hover} { &:hover:not(:disabled) { background: var(--button-hover, ${color.sunken}); } }
  ${media.coarse} { min-height: max(44px, var(--button-height)); }

  &:active:not([aria-disabled='true'], :disabled) { transform: translateY(1px); }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &[aria-disabled='true'] { cursor: progress; }

  svg { flex: none; }
`

/** What differs from button to button: without a media query, since the browser styles the whole page again when one joins its sheet. */
export const buttonLook = css<ButtonLook>`
  ${({ $block }) => $block && 'width: 100%;'}
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}
`

/** The look of a button, for anything that can be pressed: `styled(Link)<ButtonLook>` with `buttonStyles` inside. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${buttonBase}
  ${buttonLook}
`
