import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { clampLines } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { TeamMark } from '../TeamMark'

interface RankedTeamProps {
  readonly team: TableTeam
  /** Size of its square in pixels. */
  readonly size?: number | undefined
  /** Plain type for the name, if the table does not rank teams. */
  readonly isPlain?: boolean | undefined
}

export function RankedTeam({ team, size = 32, isPlain = false }: RankedTeamProps) {
  return (
    <Root $isPlain={isPlain}>
      <TeamMark team={team} size={size} />
      <span title={shownName(team)}>{shownName(team)}</span>
    </Root>
  )
}

const Root = styled.span<{ $isPlain: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: ${({ $isPlain }) => ($isPlain ? 400 : 600)};
  > span:last-child { min-width: 0; ${clampLines(3)} }
`
