import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { pressStyles } from '../buttons/press-styles'
import { Kbd } from '../display/Kbd'
import { flexRow } from '../theme/tokens'

/** One of the two buttons of a stepper. */
export interface StepperSide {
  /** Accessible name with the target: 'Sumar gol a Promo 98'. */
  label: string
  /** Key that does the same, printed on the button. */
  shortcut?: string | undefined
  /** Shown after the sign, such as the team's mark. */
  mark?: ReactNode
}

interface StepperProps {
  less: StepperSide
  more: StepperSide
  /** Called once per press: holding a key or finger does not repeat it. */
  onStep: (step: 1 | -1) => void
  /** Buttons of 48 px, or of 56 and 64 px for a score, whose plus is the widest and filled. */
  size?: 'md' | 'score' | undefined
  /** Shown between the two buttons. */
  children?: ReactNode
}

/** Two buttons that decrease and increase a number. */
export function Stepper({ less, more, onStep, size = 'md', children }: StepperProps) {
  const isScore = size === 'score'
  return (
    <Root>
      <Press
        type="button"
        $size={size}
        aria-label={less.label}
        aria-keyshortcuts={less.shortcut}
        onClick={() => onStep(-1)}>
        <Minus size={isScore ? 24 : 20} aria-hidden />
        {less.shortcut && <Kbd aria-hidden data-key={less.shortcut} />}
      </Press>
      {children}
      <Press
        type="button"
        $size={size}
        $more
        data-strong={isScore || undefined}
        aria-label={more.label}
        aria-keyshortcuts={more.shortcut}
        onClick={() => onStep(1)}>
        <Plus size={isScore ? 28 : 20} aria-hidden />
        {more.mark}
        {more.shortcut && <Kbd aria-hidden data-key={more.shortcut} />}
      </Press>
    </Root>
  )
}

const Root = styled.div`
  ${flexRow('8px')}
  min-width: 0;
`

const Press = styled.button<{ $size: 'md' | 'score'; $more?: boolean }>`
  ${pressStyles}
  flex: ${({ $size, $more }) => ($size === 'score' && $more ? '1.6 1 64px' : $size === 'score' ? '1 1 56px' : '0 1 auto')};
  min-height: ${({ $size }) => ($size === 'score' ? 56 : 48)}px;
  /* Fits sign, mark and key on the narrowest screen. */
  ${({ $size }) => $size === 'score' && 'justify-content: space-evenly; gap: 4px; padding-inline: 3px; svg { flex: 0 1 auto; min-width: 16px; }'}
`
