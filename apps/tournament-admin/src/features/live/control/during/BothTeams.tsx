import type { Match } from '@torneo/contracts/match/matches'
import { TeamActions } from '../events/TeamActions'
import { Teams } from '../frame/BoardLayout'
import type { Board } from '../use-board'

interface BothTeamsProps {
  readonly match: Match
  readonly board: Board
  readonly areKeysOn: boolean
}

const otherSide = { home: 'away', away: 'home' } as const

/** Buttons of both teams' events while a match is played. */
export function BothTeams({ match, board, areKeysOn }: BothTeamsProps) {
  return (
    <Teams>
      {(['home', 'away'] as const).map((side) => (
        <TeamActions
          key={side}
          side={side}
          team={match[`${side}Team`]}
          other={match[`${otherSide[side]}Team`]}
          sport={match.sport}
          rules={board.rules}
          areKeysOn={areKeysOn}
          periods={board.periods}
          onOpen={board.openSheet}
          onAct={board.actions.act}
        />
      ))}
    </Teams>
  )
}
