import { own } from '@torneo/contracts/fields/own'
import type { Match } from '@torneo/contracts/match/matches'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { color } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useLineUpsQuery } from '../../../../data/line-ups-api'
import { LineUpSheet } from '../../../../parts/lazy-line-up'
import { LineUpNotes } from '../../../../parts/LineUpNotes'
import { TeamMark } from '../../../../parts/TeamMark'
import { useOutgoingLineUps } from '../../../../parts/use-outgoing-line-ups'
import type { useRosters } from '../../use-rosters'

const sides = ['home', 'away'] as const

/** Line-ups of a match on its board, with the sheet that sets them and notes of those that wait or were refused. */
export function useLineUps(
  match: Match,
  rosters: ReturnType<typeof useRosters>,
  hasLineUps: boolean,
  teamNameOf: (teamId: string) => string,
) {
  const outgoing = useOutgoingLineUps(match.id, teamNameOf)
  const { data, error } = useLineUpsQuery(
    { params: { id: match.id } },
    { ...refetchStale, skip: !hasLineUps || match.status !== 'scheduled' },
  )
  const [open, setOpen] = useState<string | null>(null)
  const lineUps = data ?? (error === undefined ? null : {})
  const teams = sides.flatMap((side) => {
    const [team, { players }] = [match[`${side}Team`], rosters[side]]
    return team && players ? [{ side, team, players, lineUp: outgoing.of(team.id) ?? own(lineUps, team.id) }] : []
  })
  const marked = teams.find(({ team }) => team.id === open)
  return {
    open: setOpen,
    outgoing,
    /** Teams whose line-up can be set: none until they were read. */
    teams: hasLineUps && lineUps ? teams : [],
    notes: (
      <Strip>
        <LineUpNotes outgoing={outgoing} teamNameOf={teamNameOf} onReview={setOpen} />
      </Strip>
    ),
    sheet: marked && (
      <LineUpSheet
        matchId={match.id}
        team={marked.team}
        lead={<TeamMark team={marked.team} />}
        players={marked.players}
        suspended={rosters.suspended}
        known={data}
        outgoing={outgoing}
        onClose={() => setOpen(null)}
      />
    ),
  }
}

const Strip = styled.div`
  > div > div { border-radius: 0; border-bottom: 1px solid ${color.line}; }
`
