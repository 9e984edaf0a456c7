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
  primary: css`
    background: ${color.ink};
    color: ${color.onInk};
    ${media.hover} { &:hover:not(:disabled) { background: ${color.inkHover}; } }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};
    ${media.hover} { &:hover:not(:disabled) { background: ${color.sunken}; } }
  `,
  ghost: css`
    background: transparent;
    ${media.hover} { &:hover:not(:disabled) { background: ${color.sunken}; } }
  `,
  // Outlined: a filled red is only ever met inside a confirmation.
  danger: css`
    background: ${color.surface};
    border-color: ${color.danger};
    color: ${color.danger};
    ${media.hover} { &:hover:not(:disabled) { background: ${color.dangerSoft}; } }
  `,
  dangerSolid: css`
    background: ${color.dangerSolid};
    color: ${color.onDangerSolid};
    ${media.hover} { &:hover:not(:disabled) { background: ${color.dangerSolidHover}; } }
  `
}

const sizes = {
  sm: css`min-height: 32px; padding: 4px 12px; ${text(13)}`,
  md: css`min-height: 40px; padding: 8px 16px; ${text(14)}`,
  lg: css`min-height: 48px; padding: 10px 20px; ${text(16)}`,
  xl: css`min-height: 56px; padding: 12px 24px; ${text(16)}`
}

/** The look of a button, for anything that can be pressed: `styled(Link)<ButtonLook>` with `buttonStyles` inside. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid transparent;
  border-radius: ${radius.button};
  color: ${color.text};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 80ms, transform 80ms;
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}

  ${media.coarse} { min-height: ${({ $size = 'md' }) => ({ sm: 44, md: 44, lg: 48, xl: 56 })[$size]}px; }

  &:active:not([aria-disabled='true'], :disabled) { transform: translateY(1px); }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &[aria-disabled='true'] { cursor: progress; }

  svg { flex: none; }
`
