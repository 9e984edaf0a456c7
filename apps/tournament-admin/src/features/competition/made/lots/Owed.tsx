import type { ResolvedKnockout } from '@torneo/contracts/competition/competition'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Row } from '@torneo/ui/layout/Row'
import { madeTexts as texts } from '../made-texts'
import type { OwedLots } from './lots-owed'

interface OwedProps {
  readonly owed: readonly OwedLots[]
  readonly cups: readonly ResolvedKnockout[]
  readonly onLots: (lots: OwedLots, isByHand: boolean) => void
  readonly onTie: (tieId: string) => void
}

/** Lists the decisions that the competition waits for: lots, then conflicts. The first lots have the only ink button. */
export function Owed({ owed, cups, onLots, onTie }: OwedProps) {
  const conflicts = cups.flatMap(({ ties }) =>
    ties.flatMap(({ id, name, conflict }) => (conflict && conflict.keptBy === null ? [{ id, name, conflict }] : [])),
  )
  return (
    <>
      {owed.map((lots, index) => {
        const ties = [...new Set(lots.slots.map(({ name }) => name))]
        return (
          <Notice
            key={lots.key}
            tone="warning"
            action={
              <Row $wrap>
                <Button onClick={() => onLots(lots, true)}>{texts.orderByHand}</Button>
                <Button variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onLots(lots, false)}>
                  {texts.drawLots}
                </Button>
              </Row>
            }>
            <strong>
              {texts.owed(
                lots.rows.map(({ team }) => team.name),
                lots.place,
              )}
            </strong>{' '}
            {lots.positions.length > 0 ? texts.owedPlaces(lots.positions, ties) : texts.owedRank(ties)}
          </Notice>
        )
      })}
      {conflicts.map(({ id, name, conflict }) => (
        <Notice
          key={id}
          tone="danger"
          action={
            <Button size="sm" onClick={() => onTie(id)}>
              {texts.openTie}
            </Button>
          }>
          {name}: {texts.conflict(conflict.shouldBe.name)}
        </Notice>
      ))}
    </>
  )
}
