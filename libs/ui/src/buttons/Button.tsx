import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { SpinnerRing } from '../feedback/SpinnerRing'
import { buttonBase, type ButtonLook, buttonLook, type ButtonSize, type ButtonVariant } from './button-styles'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Defaults to `secondary`. `dangerSolid` is reserved for confirmations. */
  variant?: ButtonVariant | undefined
  /** Heights of 32, 40 (default), 48 and 56 px; at least 44 on touch devices. */
  size?: ButtonSize | undefined
  /** The action is in progress: width and focus stay, presses are ignored. */
  busy?: boolean | undefined
  /** Label while busy ('Guardando...'); by default a ring covers the label, which screen readers still read. */
  busyLabel?: string | undefined
  icon?: ReactNode
  block?: boolean | undefined
}

/**
 * A button of type 'button' by default. A busy one is `aria-disabled` instead of `disabled`, so that it keeps the
 * focus.
 */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  block,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault stops a busy submit button from submitting the form again.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}>
      <Label $state={busy ? (busyLabel ? 'hidden' : 'transparent') : 'visible'}>
        {icon}
        {children}
      </Label>
      {busyLabel && (
        <Label $state={busy ? 'visible' : 'hidden'}>
          <SpinnerRing />
          {busyLabel}
        </Label>
      )}
      {busy && !busyLabel && (
        <Label $state="visible">
          <SpinnerRing />
        </Label>
      )}
    </Root>
  )
}

const Base = styled.button`${buttonBase}`

const Root = styled(Base)<ButtonLook>`
  ${buttonLook}
  && { display: ${({ $block }) => ($block ? 'grid' : 'inline-grid')}; }
`

// All labels share one grid cell, so that the widest one sets the width and a state change moves nothing.
const Label = styled.span<{ $state: 'visible' | 'transparent' | 'hidden' }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  ${({ $state }) => $state === 'transparent' && css`opacity: 0;`}
  ${({ $state }) => $state === 'hidden' && css`visibility: hidden;`}
`
