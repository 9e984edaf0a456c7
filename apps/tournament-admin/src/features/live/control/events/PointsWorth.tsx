import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { setTexts } from '../../scoring-texts'
import { GoalKinds, KindButton } from './event-sheet-styles'

/** Chooses the worth of a basket before its player. */
export function PointsWorth({
  points,
  steps,
  onChange,
}: {
  readonly steps: Scoring['steps']
  readonly points: number
  readonly onChange: (points: number) => void
}) {
  return (
    <GoalKinds role="group" aria-label={setTexts.worth}>
      {steps.map((one) => (
        <KindButton key={one} type="button" aria-pressed={points === one} onClick={() => onChange(one)}>
          +{one}
        </KindButton>
      ))}
    </GoalKinds>
  )
}
