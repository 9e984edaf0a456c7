import { css } from 'styled-components'
import { color, media, radius, text } from '../theme/tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerSolid'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** Props that `buttonStyles` reads. Transient, so that they do not reach the element. */
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
  // Outlined, because solid red is reserved for confirmations.
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
  `,
}

const sizes = {
  sm: `--button-height: 32px; padding: 4px 12px; ${text(13)}`,
  md: `--button-height: 40px; padding: 8px 16px; ${text(14)}`,
  lg: `--button-height: 48px; padding: 10px 20px; ${text(16)}`,
  xl: `--button-height: 56px; padding: 12px 24px; ${text(16)}`,
}

/** Styles that all buttons share. */
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

/**
 * Styles that differ between buttons, without a media query: the browser restyles the whole page when one is added to
 * its sheet.
 */
export const buttonLook = css<ButtonLook>`
  ${({ $block }) => $block && 'width: 100%;'}
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}
`

/** Styles of a button for any pressable element: `styled(Link)<ButtonLook>` with `buttonStyles` inside. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${buttonBase}
  ${buttonLook}
`
