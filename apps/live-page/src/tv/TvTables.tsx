import styled from 'styled-components'
import type { ScorerRow } from '@torneo/contracts/scorers'
import type { StandingRow } from '@torneo/contracts/standings'
import { color } from '@torneo/ui/tokens'
import { columns } from '../live-texts'
import { TvMark } from './TvMark'
import { TvTable } from './TvTable'
import { u } from './tv-styles'

interface TvTableOf<Row> {
  readonly rows: readonly Row[]
  readonly name: string
  readonly onRead: () => void
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference))

const standingHeads = [columns.position, columns.team, columns.played, columns.won, columns.drawn, columns.lost, columns.goalDifference, columns.points]
const scorerHeads = [columns.position, columns.player, columns.played, columns.goals]

export function TvStandings({ rows, name, onRead }: TvTableOf<StandingRow>) {
  return (
    <TvTable name={name} onRead={onRead} heads={standingHeads} rows={rows.map(({ position, team, played, won, drawn, lost, goalDifference, points }) => ({
      key: team.id,
      cells: [position, <Named key="team"><TvMark team={team} size={6.4} /><b>{team.name}</b></Named>, played, won, drawn, lost, signed(goalDifference), points],
    }))} />
  )
}

export function TvScorers({ rows, name, onRead }: TvTableOf<ScorerRow>) {
  return (
    <TvTable name={name} onRead={onRead} heads={scorerHeads} rows={rows.map(({ position, player, team, matchesPlayed, goals }) => ({
      key: player.id,
      cells: [position, <Named key="player"><TvMark team={team} size={6.4} /><b>{player.name}</b><small>{team.name}</small></Named>, matchesPlayed, goals],
    }))} />
  )
}

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${u(2)};
  min-width: 0;
  b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { flex: none; color: ${color.boardMuted}; font-size: ${u(3.6)}; }
`
