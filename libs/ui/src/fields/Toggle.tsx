import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { MutedText } from '../display/MutedText'
import { Stack } from '../layout/Stack'
import { color, flexRow, text } from '../theme/tokens'

interface ToggleProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The change is being saved: presses are ignored, the focus stays. */
  busy?: boolean | undefined
}

/** A switch that takes effect immediately, without saving. The whole row is the target. */
export function Toggle({ label, hint, checked, onChange, busy = false }: ToggleProps) {
  const id = useId()
  const handleClick = () => {
    if (!busy) onChange(!checked)
  }
  return (
    <Row htmlFor={id}>
      <Stack as="span" $gap={2}>
        <Name id={`${id}-label`}>{label}</Name>
        {hint && (
          <MutedText as="span" $size={12} id={`${id}-hint`}>
            {hint}
          </MutedText>
        )}
      </Stack>
      <Switch
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-disabled={busy || undefined}
        onClick={handleClick}
      />
    </Row>
  )
}

const Row = styled.label`
  ${flexRow('16px', 'center', 'space-between')}
  min-height: 44px;
  cursor: pointer;
`

const Name = styled.span`
  font-weight: 600;
  ${text(14)}
`

const Switch = styled.button`
  position: relative;
  flex: none;
  width: 44px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: ${color.control};
  cursor: inherit;
  transition: background-color 80ms;
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${color.surface};
    transition: transform 80ms;
  }
  &[aria-checked='true'] { background: ${color.success}; }
  &[aria-checked='true']::before { transform: translateX(20px); }
  &[aria-disabled='true'] { cursor: progress; opacity: 0.6; }
  @media (forced-colors: active) {
    border: 1px solid;
    &::before { background: CanvasText; }
  }
`
