import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { color, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { UserPlus, Users } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { useLineUpsQuery } from '../../../../data/line-ups-api'
import { describeLineUp } from '../../../../parts/describe-line-up'
import { LineUpSheet } from '../../../../parts/lazy-line-up'
import { lineUpsTexts } from '../../../../parts/line-ups-texts'
import { sideName } from '../../../../parts/match-labels'
import { TeamMark } from '../../../../parts/TeamMark'
import { liveTexts as texts } from '../../live-texts'
import type { useRosters } from '../../use-rosters'
import { roomy } from '../frame/breakpoints'
import { BeforeRow } from './BeforeRow'
import type { LatePlayerSheetProps } from './LatePlayerSheet'

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
  /** True if the sport has line-ups. */
  readonly hasLineUps: boolean
}

const sides = ['home', 'away'] as const

/** 'Antes de empezar': who is here of each team (B41), and a player who is missing from the list (B45, picture 24). */
export default function BeforeStart({ match, rosters, hasLineUps }: BeforeStartProps) {
  const headingId = useId()
  const [open, setOpen] = useState<MatchSide | 'late' | null>(null)
  const { data: lineUps } = useLineUpsQuery({ params: { id: match.id } }, { ...refetchStale, skip: !hasLineUps })
  // Staff add players to the list itself.
  const { canAddPlayers } = useCapabilities()
  useEffect(() => {
    LineUpSheet.prefetch()
    LatePlayerSheet.prefetch()
  }, [])
  const known = sides.flatMap((side) => {
    const [team, { players }] = [match[`${side}Team`], rosters[side]]
    return hasLineUps && lineUps && team && players ? [{ side, team, players, lineUp: lineUps[team.id] }] : []
  })
  const teams = sides.flatMap((side) => match[`${side}Team`] ?? [])
  const canAddLate = !canAddPlayers && teams.length > 0
  if (known.length === 0 && !canAddLate) return null
  const marked = known.find(({ side }) => side === open)
  const close = () => setOpen(null)

  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.beforeStart}</h2>
      <Rows>
        {known.map(({ side, players, lineUp }) => (
          <BeforeRow
            key={side}
            icon={Users}
            title={lineUpsTexts.titleOf(sideName(match, side))}
            text={describeLineUp(lineUp, players)}
            onClick={() => setOpen(side)}
          />
        ))}
        {canAddLate && (
          <BeforeRow
            icon={UserPlus}
            title={texts.toConfirm}
            text={texts.toConfirmWhy}
            onClick={() => setOpen('late')}
          />
        )}
      </Rows>
      {marked && (
        <LineUpSheet
          matchId={match.id}
          team={marked.team}
          lead={<TeamMark team={marked.team} />}
          players={marked.players}
          suspended={rosters.suspended}
          onClose={close}
        />
      )}
      {open === 'late' && <LatePlayerSheet match={match} teams={teams} rosters={rosters} onClose={close} />}
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
