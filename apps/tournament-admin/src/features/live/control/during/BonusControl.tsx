import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import type { LiveAction } from '@torneo/domain/match/actions'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { Row } from '@torneo/ui/layout/Row'
import { liveTexts as texts } from '../../live-texts'

interface BonusControlProps {
  readonly match: Match
  readonly side: MatchSide
  readonly name: string
  readonly onAct: (action: LiveAction) => void
}

const none = { home: 0, away: 0 } as const
const most = 9

/** Bonus points of a side, in a sport that has them (B81). */
export function BonusControl({ match, side, name, onAct }: BonusControlProps) {
  const bonus = match.bonus ?? none
  const step = (by: 1 | -1) => {
    const points = bonus[side] + by
    if (points >= 0 && points <= most) onAct({ kind: 'bonus', home: bonus.home, away: bonus.away, [side]: points })
  }
  return (
    <Row $gap={12} $justify="space-between" role="group" aria-label={texts.bonusOf(name)}>
      <span>{texts.bonusName}</span>
      <Stepper less={{ label: texts.lessBonus(name) }} more={{ label: texts.moreBonus(name) }} onStep={step}>
        <b>{bonus[side]}</b>
      </Stepper>
    </Row>
  )
}
