import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Kbd } from './Kbd'
import { pressStyles } from './press-styles'

/** One of its two buttons. */
export interface StepperSide {
  /** Names what it changes: 'Sumar gol a Promo 98'. */
  label: string
  /** The key that does the same, printed on it. */
  shortcut?: string | undefined
  /** After its sign: whose it is. */
  mark?: ReactNode
}

interface StepperProps {
  less: StepperSide
  more: StepperSide
  /** Exactly one step a press: holding a key or finger does not repeat it. */
  onStep: (step: 1 | -1) => void
  /** 48 px, or 56 and 64 for a score, whose plus is the widest and filled. */
  size?: 'md' | 'score' | undefined
  /** Drawn between the two. */
  children?: ReactNode
}

/** One less, one more. */
export function Stepper({ less, more, onStep, size = 'md', children }: StepperProps) {
  const isScore = size === 'score'
  return (
    <Root>
      <Press type="button" $size={size} aria-label={less.label} aria-keyshortcuts={less.shortcut} onClick={() => onStep(-1)}>
        <Minus size={isScore ? 24 : 20} aria-hidden />{less.shortcut && <Kbd aria-hidden data-key={less.shortcut} />}
      </Press>
      {children}
      <Press type="button" $size={size} $more data-strong={isScore || undefined} aria-label={more.label} aria-keyshortcuts={more.shortcut}
        onClick={() => onStep(1)}>
        <Plus size={isScore ? 28 : 20} aria-hidden />{more.mark}{more.shortcut && <Kbd aria-hidden data-key={more.shortcut} />}
      </Press>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`

const Press = styled.button<{ $size: 'md' | 'score'; $more?: boolean }>`
  ${pressStyles}
  flex: ${({ $size, $more }) => ($size === 'score' && $more ? '1.6 1 64px' : $size === 'score' ? '1 1 56px' : '0 1 auto')};
  min-height: ${({ $size }) => ($size === 'score' ? 56 : 48)}px;
  /* Sign, mark and key have room on the narrowest desk. */
  ${({ $size }) => $size === 'score' && 'justify-content: space-evenly; gap: 4px; padding-inline: 3px;'}
`
