import type { MatchRow } from '@torneo/contracts/match/matches'
import type { NextTie } from '@torneo/domain/competition/bracket/next-tie'
import { hasPlaces } from '@torneo/domain/competition/shown-leads'
import type { PathStep } from '@torneo/domain/competition/team-path'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { formatDisplayState, formatKickoff, formatPlace } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { Badge } from '@torneo/ui/display/Badge'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Check, X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import styled, { css } from 'styled-components'
import { ArchivedContext } from '../edition/archived'
import { liveTexts } from '../live-texts'
import { matchAddress, openMatch } from '../matches/open-match'
import { LiveBadge } from '../parts/LiveBadge'
import { useIsLate } from '../parts/local-now'
import { TeamMark } from '../parts/TeamMark'
import { Unbroken } from '../parts/Unbroken'
import { competitionTexts } from './competition-texts'
import { type PublicTie, withinCup } from './competition-views'
import { pathTexts } from './path-texts'

interface StepProps<Kind extends PathStep['kind']> {
  readonly step: Extract<PathStep, { kind: Kind }>
  readonly matches: readonly MatchRow[]
  readonly today: string
  readonly teamId: string
}

/** A zone with the team's place and results. */
export function ZoneStep({ step: { league, zoneId, name, row, next }, matches, teamId }: StepProps<'zone'>) {
  const isOver = league.state === 'over'
  const isPlaced = hasPlaces(league.tables.find((table) => table.zoneId === zoneId)?.rows ?? [])
  const own = matches.filter(
    (match) => match.zoneId === zoneId && hasScore(match) && [match.homeTeamId, match.awayTeamId].includes(teamId),
  )
  const result = ({ homeTeamId, ...match }: MatchRow) => {
    const isHome = homeTeamId === teamId
    const [ours, theirs] = isHome ? [match.homeScore, match.awayScore] : [match.awayScore, match.homeScore]
    return `${ours}-${theirs} ${sideName(match, isHome ? 'away' : 'home')}`
  }
  return (
    <Step state={isOver ? (row.leadsTo ? 'won' : 'lost') : 'open'}>
      <Head>
        <h3>{name}</h3>
        {isPlaced && (
          <Badge tone={isOver && row.leadsTo ? 'success' : 'neutral'}>
            {pathTexts.zonePlace(row.position, row.points)}
          </Badge>
        )}
      </Head>
      {own.length > 0 && (
        <p>
          <Unbroken text={own.map(result).join(' · ')} />
        </p>
      )}
      {row.withdrawn && <p>{competitionTexts.withdrawn}</p>}
      {row.lotsDue && <p>{competitionTexts.lotsDue}</p>}
      {isOver && (
        <p>{row.leadsTo?.sure ? pathTexts.goes(row.leadsTo.name) : !row.leadsTo && pathTexts.ended(row.position)}</p>
      )}
      {!isOver && isPlaced && next && <p>{pathTexts.ifStays(next.tie.name, opponentOf(next))}</p>}
    </Step>
  )
}

/** Team or label that waits in a tie. */
const opponentOf = ({ tie, opponent }: NextTie<PublicTie>): string => sideName(tie, opponent)

/** A tie of the team: its score, or its kick-off and what follows. */
export function TieStep({ step: { cup, tie, outcome, ifWon, ifLost }, matches, today }: StepProps<'tie'>) {
  const match = matches.find(({ id }) => id === tie.matchId)
  const isLate = useIsLate(match)
  const isArchived = useContext(ArchivedContext)
  const isPlayed = match !== undefined && hasScore(match)
  const when =
    match &&
    (isLate
      ? liveTexts.late
      : (match.status !== 'finished' && formatDisplayState(match)) || formatKickoff(match, today))
  const follows = (next: NextTie<PublicTie> | undefined, words: (opponent: string) => string) => {
    const later = next && matches.find(({ id }) => id === next.tie.matchId)
    return (
      next && (
        <p>
          {words(withinCup(cup, opponentOf(next)))} ({withinCup(cup, next.tie.name)}
          {later && `, ${formatKickoff(later, today)}`})
        </p>
      )
    )
  }
  return (
    <Step state={outcome}>
      <Head>
        <h3>{tie.name}</h3>
        <small>{match?.status === 'live' ? <LiveBadge /> : (when ?? pathTexts.noDate)}</small>
      </Head>
      <Sides $isOpen={outcome === 'open'}>
        {(['home', 'away'] as const).map((side) => (
          <span key={side}>
            <TeamMark team={tie[`${side}Team`]} size={24} />
            {withinCup(cup, sideName(tie, side))}
          </span>
        ))}
        {isPlayed && (
          <b>
            <Unbroken text={formatScore(match)} />
          </b>
        )}
        {match && !isArchived && (
          <a href={matchAddress(match.id)} onClick={openMatch}>
            <VisuallyHidden>
              {isPlayed ? liveTexts.openMatch : liveTexts.openFixture}: {tie.name}
            </VisuallyHidden>
          </a>
        )}
      </Sides>
      {outcome === 'open' && match && !isPlayed && <p>{formatPlace(match)}</p>}
      {follows(ifWon, pathTexts.ifWins)}
      {follows(ifLost, pathTexts.ifLoses)}
    </Step>
  )
}

function Step({ state, children }: { readonly state: 'won' | 'lost' | 'open'; readonly children: ReactNode }) {
  return (
    <Item>
      <Sign aria-hidden $state={state}>
        {state === 'won' && <Check size={16} />}
        {state === 'lost' && <X size={16} />}
      </Sign>
      <Body>{children}</Body>
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 12px;
  padding-bottom: 20px;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: 0;
    left: 13px;
    border-left: 2px solid ${color.line};
  }
`

const signs = {
  won: css`background: ${color.success}; color: ${color.surface};`,
  lost: css`background: ${color.sunken}; color: ${color.muted}; box-shadow: inset 0 0 0 1px ${color.control};`,
  open: css`background: ${color.goldSoft}; box-shadow: inset 0 0 0 3px ${color.gold};`,
} as const

const Sign = styled.span<{ $state: keyof typeof signs }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  ${({ $state }) => signs[$state]}
`

const Body = styled.div`
  ${gridGap('4px')}
  min-width: 0;
  p { color: ${color.muted}; ${text(14)} }
`

const Head = styled.div`
  ${flexWrap('4px 12px', 'center', 'space-between')}
  min-height: 28px;
  h3 { ${text(16)} }
  small { color: ${color.muted}; ${text(13)} }
`

const Sides = styled.div<{ $isOpen: boolean }>`
  position: relative;
  ${flexWrap('6px 16px')}
  padding: 8px 12px;
  border: 1px solid ${({ $isOpen }) => ($isOpen ? color.gold : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-weight: 600;
  ${text(14)}
  > span { display: flex; align-items: center; gap: 8px; min-width: 0; overflow-wrap: anywhere; }
  > b { margin-left: auto; font-family: ${font.title}; font-weight: 800; ${text(16)} }
  > a { position: absolute; inset: 0; border-radius: ${radius.card}; }
`
