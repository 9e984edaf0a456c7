import type { ComponentProps, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Tooltip } from '../dialogs/Tooltip'
import { color, media, radius, sized } from '../theme/tokens'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name with the target: 'Eliminar Promo 98'. Also the tooltip. */
  label: string
  icon: ReactNode
  /** 36 px, or 48 (`lg`); at least 44 on touch devices. */
  size?: 'md' | 'lg' | undefined
  /** `onBoard` is for the dark scoreboard. */
  tone?: 'default' | 'danger' | 'onBoard' | undefined
  /** False when the tooltip would cover a neighbour and the icon is common (× of stacked toasts). */
  tooltip?: boolean | undefined
}

/**
 * A button with only an icon. Its name is read aloud, and shown on hover and focus. `aria-disabled` makes it ignore
 * presses.
 */
export function IconButton({
  label,
  icon,
  size = 'md',
  tone = 'default',
  tooltip = true,
  onClick,
  ...rest
}: IconButtonProps) {
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const button = (
    <Root type="button" {...rest} aria-label={label} $size={size} $tone={tone} onClick={isOff ? undefined : onClick}>
      {icon}
    </Root>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}

interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon'> {
  readonly href: string
  readonly className?: string
}

/** A link in a new tab that looks like an `IconButton`. */
export function IconLink({ label, icon, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Root as="a" {...rest} target="_blank" rel="noreferrer" aria-label={label} $size="md" $tone="default">
        {icon}
      </Root>
    </Tooltip>
  )
}

const tones = {
  default: css`color: ${color.muted}; ${media.hover} { &:hover { background: ${color.sunken}; color: ${color.text}; } }`,
  danger: css`color: ${color.muted}; ${media.hover} { &:hover { background: ${color.dangerSoft}; color: ${color.danger}; } }`,
  onBoard: css`color: ${color.boardMuted}; ${media.hover} { &:hover { background: ${color.boardRaised}; color: ${color.onBoard}; } }`,
}

const Root = styled.button<{
  $size: 'md' | 'lg'
  $tone: 'default' | 'danger' | 'onBoard'
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
}>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sized($size === 'lg' ? 48 : 36)};
  height: ${({ $size }) => sized($size === 'lg' ? 48 : 36)};
  padding: 0;
  border: 0;
  border-radius: ${radius.button};
  background: transparent;
  cursor: pointer;
  transition: background-color 80ms, color 80ms;
  ${({ $tone }) => tones[$tone]}
  ${media.coarse} { min-width: 44px; min-height: 44px; }
  &:disabled, &[aria-disabled='true'] { opacity: 0.5; cursor: not-allowed; }
`
