import { own } from '@torneo/contracts/fields/own'
import type { Match } from '@torneo/contracts/match/matches'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { gridGap } from '@torneo/ui/theme/tokens'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLineUpsQuery } from '../../data/line-ups-api'
import { describeLineUp } from '../../parts/describe-line-up'
import { LineUpSheet } from '../../parts/lazy-line-up'
import { lineUpsTexts as texts } from '../../parts/line-ups-texts'
import { LineUpNotes } from '../../parts/LineUpNotes'
import { useRosterQuery } from '../../parts/roster/roster-api'
import { TeamMark } from '../../parts/TeamMark'
import { useOutgoingLineUps } from '../../parts/use-outgoing-line-ups'

export interface NextLineUpProps {
  readonly match: Match
  readonly teamId: string
  /** Ids of the team's players suspended for the match. */
  readonly suspended: ReadonlySet<string>
  /** False for a match whose line-up only waits on this device. */
  readonly isNext: boolean
}

/** The captain says who is here today, until the match begins (B41). */
export default function NextLineUp({ match, teamId, suspended, isNext }: NextLineUpProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useLineUpsQuery({ params: { id: match.id } }, refetchStale)
  const { data: roster } = useRosterQuery({ query: { teamId } })
  useEffect(() => LineUpSheet.prefetch(), [])
  const team = match.homeTeamId === teamId ? match.homeTeam : match.awayTeam
  const teamNameOf = () => team?.name ?? ''
  const outgoing = useOutgoingLineUps(match.id, teamNameOf)
  const lineUps = data ?? (error === undefined ? null : {})
  if (!lineUps || !roster || !team || (!isNext && outgoing.waiting.length === 0)) return null
  return (
    <Spaced>
      {isNext && (
        <Row $wrap $gap="4px 8px">
          <Button size="sm" icon={<Users size={16} aria-hidden />} onClick={() => setOpen(true)}>
            {texts.title}
          </Button>
          <MutedText $size={13}>{describeLineUp(outgoing.of(teamId) ?? own(lineUps, teamId), roster.items)}</MutedText>
        </Row>
      )}
      <LineUpNotes outgoing={outgoing} teamNameOf={teamNameOf} onReview={() => setOpen(true)} />
      {isOpen && (
        <LineUpSheet
          matchId={match.id}
          team={team}
          lead={<TeamMark team={team} />}
          players={roster.items}
          suspended={suspended}
          known={data}
          outgoing={outgoing}
          onClose={() => setOpen(false)}
        />
      )}
    </Spaced>
  )
}

const Spaced = styled.div`
  ${gridGap('8px')}
  padding-top: 8px;
`
