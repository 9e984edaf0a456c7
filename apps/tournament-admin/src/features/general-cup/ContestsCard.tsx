import type { CupContest } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import styled from 'styled-components'
import { Stack } from '../../parts/Stack'
import { typedPlaces } from './cup-values'
import { generalCupTexts as texts } from './general-cup-texts'

interface ContestsCardProps {
  readonly cup: GeneralCup
  readonly promotions: readonly Promotion[]
  /** Handlers that load the dialog's code. */
  readonly intent: object
  readonly onOpen: (contest: CupContest) => void
}

/** Contests with their places, which are typed; nothing without one. */
export function ContestsCard({ cup, promotions, intent, onOpen }: ContestsCardProps) {
  const nameOf = (id: string) => promotions.find((one) => one.id === id)?.name ?? id
  if (cup.contests.length === 0) return null
  return (
    <Card as="section" aria-label={texts.contests}>
      <h2>{texts.contests}</h2>
      <Stack as="ul" role="list" $gap={8}>
        {cup.contests.map((contest) => (
          <Line as="li" key={contest.id} $wrap $gap="4px 12px" $justify="space-between">
            <ClampedText>
              <strong>{contest.name}</strong>{' '}
              {contest.places.length === 0 ? (
                <Badge tone="neutral">{texts.noPlaces}</Badge>
              ) : (
                Object.entries(typedPlaces(contest))
                  .map(([id, place]) => `${place}.º ${nameOf(id)}`)
                  .join(' · ')
              )}
            </ClampedText>
            <Button size="sm" aria-label={texts.places(contest.name)} {...intent} onClick={() => onOpen(contest)}>
              {texts.load}
            </Button>
          </Line>
        ))}
      </Stack>
    </Card>
  )
}

const Line = styled(Row)`
  > span { flex: 1 1 12rem; min-width: 0; }
`
