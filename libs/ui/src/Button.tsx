import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { buttonBase, type ButtonLook, buttonLook, type ButtonSize, type ButtonVariant } from './button-styles'
import { SpinnerRing } from './SpinnerRing'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` without it. `dangerSolid` belongs inside a confirmation only. */
  variant?: ButtonVariant | undefined
  /** Heights 32, 40 (default), 48, 56; never under 44 for a finger. */
  size?: ButtonSize | undefined
  /** The action is under way: the width stays, the focus stays, presses do nothing. */
  busy?: boolean | undefined
  /** Said while busy ('Guardando...'); without it the label stays for readers and a ring turns over it. */
  busyLabel?: string | undefined
  icon?: ReactNode
  block?: boolean | undefined
}

/** A button. Its type is 'button' by default; a busy one is `aria-disabled`, not `disabled`, so the focus is not lost. */
export function Button({ variant, size, busy = false, busyLabel, icon, block, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault too: a busy submit button must not send the form again.
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
      onClick={handleClick}
    >
      <Face $state={busy ? (busyLabel ? 'away' : 'under') : 'shown'}>{icon}{children}</Face>
      {busyLabel && <Face $state={busy ? 'shown' : 'away'}><SpinnerRing />{busyLabel}</Face>}
      {busy && !busyLabel && <Face $state="shown"><SpinnerRing /></Face>}
    </Root>
  )
}

const Base = styled.button`${buttonBase}`

const Root = styled(Base)<ButtonLook>`
  ${buttonLook}
  && { display: ${({ $block }) => ($block ? 'grid' : 'inline-grid')}; }
`

// All faces share one cell, so the widest of them decides and nothing moves when the state changes.
const Face = styled.span<{ $state: 'shown' | 'under' | 'away' }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  ${({ $state }) => $state === 'under' && css`opacity: 0;`}
  ${({ $state }) => $state === 'away' && css`visibility: hidden;`}
`
