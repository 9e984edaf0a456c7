import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Kbd } from '@torneo/ui/display/Kbd'
import styled from 'styled-components'
import { scoringTexts } from '../../scoring-texts'

interface PointButtonsProps {
  readonly team: string
  readonly shortcuts: { readonly more: string; readonly less: string } | null
  readonly onStep: (step: 1 | 2 | 3 | -1) => void
}

const steps = [2, 3, -1, 1] as const
const { more, less } = scoringTexts.points

/** Buttons of a sport scored by points: a basket of any worth is one tap (B13). */
export function PointButtons({ team, shortcuts, onStep }: PointButtonsProps) {
  return (
    <Root>
      {steps.map((step) => {
        const key = step === 1 ? shortcuts?.more : step === -1 ? shortcuts?.less : undefined
        return (
          <StepButton
            key={step}
            type="button"
            data-strong={step > 0 || undefined}
            aria-label={step > 0 ? more(team, step) : less(team)}
            aria-keyshortcuts={key}
            onClick={() => onStep(step)}>
            {step > 0 ? `+${step}` : '−1'}
            {key && <Kbd aria-hidden data-key={key} />}
          </StepButton>
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px;
`

const StepButton = styled.button`
  ${pressStyles}
  min-height: 52px;
  padding-inline: 3px;
  gap: 4px;
  font-size: 1.25rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
`
