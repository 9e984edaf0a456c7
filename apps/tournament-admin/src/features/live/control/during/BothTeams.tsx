import type { Match } from '@torneo/contracts/match/matches'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { cardsOfSport } from '@torneo/domain/scoring/scorings'
import { gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { teamName } from '../../../../parts/match-labels'
import { TeamActions } from '../events/TeamActions'
import { Teams } from '../frame/BoardLayout'
import type { Board } from '../use-board'
import { BonusControl } from './BonusControl'
import { Exclusions } from './Exclusions'

interface BothTeamsProps {
  readonly match: Match
  readonly board: Board
  readonly events: readonly TimelineEvent[]
  readonly areKeysOn: boolean
}

const otherSide = { home: 'away', away: 'home' } as const

/** Buttons of both teams' events while a match is played, with what else the sport has: exclusions and bonus points. */
export function BothTeams({ match, board, events, areKeysOn }: BothTeamsProps) {
  const { sport } = match
  const cards = cardsOfSport(sport)
  const hasExclusions = cards.includes('two_minutes') || cards.includes('green')
  return (
    <Teams>
      {(['home', 'away'] as const).map((side) => {
        const team = match[`${side}Team`]
        const actions = (
          <TeamActions
            key={side}
            side={side}
            team={team}
            other={match[`${otherSide[side]}Team`]}
            sport={sport}
            rules={board.rules}
            areKeysOn={areKeysOn}
            periods={board.periods}
            onOpen={board.openSheet}
            onAct={board.actions.act}
          />
        )
        return hasExclusions || sport?.usesBonus ? (
          <Column key={side}>
            {hasExclusions && <Exclusions match={match} teamId={match[`${side}TeamId`]} events={events} />}
            {actions}
            {sport?.usesBonus && (
              <BonusControl match={match} side={side} name={teamName(team)} onAct={board.actions.act} />
            )}
          </Column>
        ) : (
          actions
        )
      })}
    </Teams>
  )
}

const Column = styled.div`
  ${gridGap('8px')}
  align-content: start;
  min-width: 0;
`
