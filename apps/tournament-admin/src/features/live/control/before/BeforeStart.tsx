import type { Match } from '@torneo/contracts/match/matches'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { color, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { UserPlus, Users } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { describeLineUp } from '../../../../parts/describe-line-up'
import { LineUpSheet } from '../../../../parts/lazy-line-up'
import { lineUpsTexts } from '../../../../parts/line-ups-texts'
import { sideName } from '../../../../parts/match-labels'
import { liveTexts as texts } from '../../live-texts'
import type { useRosters } from '../../use-rosters'
import { roomy } from '../frame/breakpoints'
import { BeforeRow } from './BeforeRow'
import type { LatePlayerSheetProps } from './LatePlayerSheet'
import type { useLineUps } from './use-line-ups'

const LatePlayerSheet = lazyPart<LatePlayerSheetProps>(
  () => import('./LatePlayerSheet'),
  ({ onClose }, content) => (
    <Sheet title={texts.toConfirm} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)

interface BeforeStartProps {
  readonly match: Match
  readonly rosters: ReturnType<typeof useRosters>
  readonly lineUps: ReturnType<typeof useLineUps>
}

const sides = ['home', 'away'] as const

/** 'Antes de empezar': who is here of each team (B41), and a player who is missing from the list (B45, picture 24). */
export default function BeforeStart({ match, rosters, lineUps }: BeforeStartProps) {
  const headingId = useId()
  const [isAddingLate, setAddingLate] = useState(false)
  // Staff add players to the list itself.
  const { canAddPlayers } = useCapabilities()
  useEffect(() => {
    LineUpSheet.prefetch()
    LatePlayerSheet.prefetch()
  }, [])
  const teams = sides.flatMap((side) => match[`${side}Team`] ?? [])
  const canAddLate = !canAddPlayers && teams.length > 0
  if (lineUps.teams.length === 0 && !canAddLate) return null

  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.beforeStart}</h2>
      <Rows>
        {lineUps.teams.map(({ side, team, players, lineUp }) => (
          <BeforeRow
            key={side}
            icon={Users}
            title={lineUpsTexts.titleOf(sideName(match, side))}
            text={describeLineUp(lineUp, players)}
            onClick={() => lineUps.open(team.id)}
          />
        ))}
        {canAddLate && (
          <BeforeRow
            icon={UserPlus}
            title={texts.toConfirm}
            text={texts.toConfirmWhy}
            onClick={() => setAddingLate(true)}
          />
        )}
      </Rows>
      {isAddingLate && (
        <LatePlayerSheet match={match} teams={teams} rosters={rosters} onClose={() => setAddingLate(false)} />
      )}
    </Root>
  )
}

const Root = styled.section`
  grid-area: teams;
  ${gridGap('12px')}
  padding: 16px;
  ${roomy} { padding: 8px 0 0; }
  h2 { ${text(16)} }
`

const Rows = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
  > * + * { border-top: 1px solid ${color.line}; }
`
