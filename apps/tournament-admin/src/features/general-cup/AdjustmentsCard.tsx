import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { Button } from '@torneo/ui/buttons/Button'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { useRemoveCupAdjustment } from '../../data/general-cup-api'
import { Stack } from '../../parts/Stack'
import { generalCupTexts as texts } from './general-cup-texts'

interface AdjustmentsCardProps {
  readonly cup: GeneralCup
  readonly promotions: readonly Promotion[]
  readonly onUndone: () => void
  readonly onFailed: (error: unknown) => void
}

/** Added and taken points with their reasons and authors; nothing without one. */
export function AdjustmentsCard({ cup, promotions, onUndone, onFailed }: AdjustmentsCardProps) {
  const [remove] = useRemoveCupAdjustment()
  const nameOf = (id: string) => promotions.find((one) => one.id === id)?.name ?? id
  if (cup.adjustments.length === 0) return null
  return (
    <Card as="section" aria-label={texts.adjustments}>
      <h2>{texts.adjustments}</h2>
      <Stack as="ul" role="list" $gap={4}>
        {cup.adjustments.map(({ id, promotionId, points, reason, by }) => {
          const words = texts.adjusted(points, nameOf(promotionId), reason)
          return (
            <Row as="li" key={id} $justify="space-between">
              <ClampedText>
                {words} <MutedText as="span">{by}</MutedText>
              </ClampedText>
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.take(words)}
                onClick={() => void remove({ params: { id } }).unwrap().then(onUndone, onFailed)}>
                {texts.takeBack}
              </Button>
            </Row>
          )
        })}
      </Stack>
    </Card>
  )
}
