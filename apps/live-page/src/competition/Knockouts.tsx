import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { bracketRounds, thirdPlaceOf } from '@torneo/domain/competition/bracket/bracket-rounds'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { formatClock, formatKickoff, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { Bracket } from '@torneo/ui/bracket/Bracket'
import type { BracketMatch } from '@torneo/ui/bracket/bracket-match'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Stack } from '@torneo/ui/layout/Stack'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { type MouseEvent, useContext, useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import { pathAddress } from '../chosen-address'
import { ArchivedContext } from '../edition/archived'
import type { Following } from '../follow/following'
import { liveTexts } from '../live-texts'
import { matchAddress, openMatch } from '../matches/open-match'
import { LiveBadge } from '../parts/LiveBadge'
import { useIsLate } from '../parts/local-now'
import { TeamMark } from '../parts/TeamMark'
import { Unbroken } from '../parts/Unbroken'
import { competitionTexts } from './competition-texts'
import { knockoutsOf, withinCup, type PublicKnockout, type PublicTie } from './competition-views'

export interface KnockoutsProps {
  readonly competition: PublicCompetition
  readonly sport: TournamentSport
  readonly matches: readonly MatchRow[]
  readonly today: string
  readonly following: Following
  readonly onPath: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The brackets of a sport, one cup at a time. */
export default function Knockouts({ competition, sport, matches, today, following, onPath }: KnockoutsProps) {
  const cups = knockoutsOf(competition)
  const [chosen, choose] = useState<string | null>(null)
  const cup = cups.find(({ id }) => id === chosen) ?? cups[0]
  // The first render must equal the first HTML.
  const [isFirst, setFirst] = useState(true)
  useLayoutEffect(() => setFirst(false), [])
  if (!cup) return null

  function drawn(tie: PublicTie, cup: PublicKnockout): BracketMatch {
    const match = matches.find(({ id }) => id === tie.matchId)
    const isPlayed = match !== undefined && hasScore(match)
    const sideOf = (side: 'home' | 'away') => {
      const team = tie[`${side}Team`]
      return {
        name: withinCup(cup, sideName(tie, side)),
        mark: team && <TeamMark team={team} size={24} />,
        note: team && following.includes(team.promotionId) && (
          <Ours href={pathAddress(sport.id, team.id)} onClick={onPath}>
            {competitionTexts.ours}
            <VisuallyHidden>: {competitionTexts.path(team)}</VisuallyHidden>
          </Ours>
        ),
        score: isPlayed ? formatSideScore(match, side) : undefined,
        isOut: tie.winnerTeamId !== null && tie.winnerTeamId !== team?.id,
      }
    }
    return {
      id: tie.id,
      name: withinCup(cup, tie.name),
      sides: [sideOf('home'), sideOf('away')],
      aside: match && <MatchLink match={match} sport={sport} today={today} title={tie.name} />,
      edge: match?.status === 'live' ? 'live' : undefined,
    }
  }

  const byes = byesIn(competition.phases)
  const bracketOf = (one: PublicKnockout) => {
    const third = thirdPlaceOf(one.ties, byes)
    return (
      <Bracket
        key={one.id}
        label={one.name}
        isForAnyWidth={isFirst}
        rounds={bracketRounds(one.ties, byes).map(({ round, name, ties }) => ({
          id: String(round),
          name,
          matches: ties.map((tie) => tie && drawn(tie, one)),
        }))}
        thirdPlace={third && drawn(third, one)}
      />
    )
  }
  return (
    <Stack $gap={16}>
      {cups.length > 1 && (
        <Segmented
          label={competitionTexts.cups}
          value={cup.id}
          onChange={choose}
          options={cups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {bracketOf(cup)}
      {isFirst &&
        cups.slice(1).map((other) => (
          <OtherCup key={other.id} data-script="none">
            <h2>{other.name}</h2>
            {bracketOf(other)}
          </OtherCup>
        ))}
    </Stack>
  )
}

// Shown without scripts, where no cup can be chosen.
const OtherCup = styled.section`
  flex-direction: column;
  gap: 12px;
`

interface MatchLinkProps {
  readonly match: MatchRow
  readonly sport: TournamentSport
  readonly today: string
  readonly title: string
}

/** State or kick-off of a tie's match; opens the match. */
function MatchLink({ match, sport, today, title }: MatchLinkProps) {
  const words = useIsLate(match) ? liveTexts.late : formatDisplayState(match)
  if (useContext(ArchivedContext)) return words
  return (
    <Open href={matchAddress(match.id)} onClick={openMatch}>
      {match.status === 'live' ? (
        <>
          <LiveBadge /> <Unbroken text={formatClock(match, sport.rules)} />
        </>
      ) : (
        (words ?? formatKickoff(match, today))
      )}
      <VisuallyHidden>
        . {hasScore(match) ? liveTexts.openMatch : liveTexts.openFixture}: {title}
      </VisuallyHidden>
    </Open>
  )
}

// Covers the whole tie, so that a press anywhere on it opens the match.
const Open = styled.a`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

/** Stands above the link of the whole tie. */
const Ours = styled.a`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding: 4px 0;
  text-underline-offset: 3px;
`
