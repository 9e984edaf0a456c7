import type { Match } from '@torneo/contracts/match/matches'
import { nextTie } from '@torneo/domain/competition/bracket/next-tie'
import { formatKickoff } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import type { TournamentState } from '../feed/tournament-feed'
import { useSportTables } from '../feed/use-channels'
import { competitionTexts } from './competition-texts'
import { knockoutsOf } from './competition-views'

export interface WhatFollowsProps {
  readonly match: Match
  readonly state: TournamentState
  readonly today: string
}

/** Opponents that wait for the winner and the loser of a tie. */
export default function WhatFollows({ match, state, today }: WhatFollowsProps) {
  const { competition = null } = useSportTables(match.sportId, state)
  const ties = competition ? knockoutsOf(competition).flatMap((cup) => cup.ties) : []
  const tie = ties.find(({ id }) => id === match.tieId)
  if (!tie) return null
  const teams = [tie.homeTeam, tie.awayTeam].flatMap((team) => team ?? [])
  return (['winner', 'loser'] as const).map((outcome) => {
    const next = nextTie(ties, tie.id, outcome)
    if (!next || next.tie.winnerTeamId !== null) return null
    const later = state.matches.find(({ id }) => id === next.tie.matchId)
    const when = later?.status === 'scheduled' ? formatKickoff(later, today) : ''
    const opponent = sideName(next.tie, next.opponent)
    const own = tie.winnerTeamId && teams.find(({ id }) => (id === tie.winnerTeamId) === (outcome === 'winner'))?.name
    const words = outcome === 'winner' ? competitionTexts.winnerMeets : competitionTexts.loserMeets
    return <p key={outcome}>{own ? competitionTexts.teamMeets(own, opponent, when) : words(opponent, when)}</p>
  })
}
