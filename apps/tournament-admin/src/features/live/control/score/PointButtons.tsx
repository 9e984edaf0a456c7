import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Kbd } from '@torneo/ui/display/Kbd'
import styled from 'styled-components'
import type { scoringTexts } from '../../scoring-texts'

interface PointButtonsProps {
  readonly team: string
  readonly steps: Scoring['steps']
  readonly texts: Pick<(typeof scoringTexts)['points'], 'more' | 'less'>
  readonly shortcuts: { readonly more: string; readonly less: string } | null
  readonly onStep: (step: number) => void
}

/** Buttons of a sport scored by points: a basket of any worth is one tap (B13). */
export function PointButtons({ team, steps: [smallest = 1, ...others], texts, shortcuts, onStep }: PointButtonsProps) {
  return (
    <Root>
      {[...others, -smallest, smallest].map((step) => {
        const key = step === smallest ? shortcuts?.more : step < 0 ? shortcuts?.less : undefined
        return (
          <StepButton
            key={step}
            type="button"
            data-strong={step > 0 || undefined}
            aria-label={step > 0 ? texts.more(team, step) : texts.less(team, -step)}
            aria-keyshortcuts={key}
            onClick={() => onStep(step)}>
            {step > 0 ? `+${step}` : `−${-step}`}
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
