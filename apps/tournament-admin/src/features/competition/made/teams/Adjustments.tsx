import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '../../../../parts/Stack'
import { madeTexts as texts } from '../made-texts'
import { useUndoToast } from './use-undo-toast'

interface AdjustmentsProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
}

/** Deductions and withdrawals, which can be taken back later too. */
export function Adjustments({ competition: { sportId, deductions, withdrawals }, teams }: AdjustmentsProps) {
  const { takeDeduction, takeWithdrawal } = useUndoToast(sportId)
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id
  const rows = [
    ...deductions.map(({ id, teamId, points, reason }) => ({
      key: id,
      words: `${nameOf(teamId)}: ${texts.deducted(points, reason)}`,
      take: () => takeDeduction(id),
    })),
    ...withdrawals.map(({ teamId, reason }) => ({
      key: teamId,
      words: `${nameOf(teamId)}: ${texts.withdrawn.toLowerCase()}, ${reason}`,
      take: () => takeWithdrawal(teamId),
    })),
  ]
  if (rows.length === 0) return null
  return (
    <Card as="section" aria-label={texts.adjustments}>
      <h2>{texts.adjustments}</h2>
      <Stack as="ul" role="list" $gap={4}>
        {rows.map(({ key, words, take }) => (
          <Row as="li" key={key} $justify="space-between">
            <span>{words}</span>
            <Button size="sm" variant="ghost" aria-label={texts.take(words)} onClick={take}>
              {texts.takeBack}
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
