import type { MatchRow } from '@torneo/contracts/match/matches'
import { formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { formatDisplayState, formatKickoff } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { color, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { withinCup, type PublicKnockout, type PublicTie } from '../../competition/competition-views'
import { liveTexts } from '../../live-texts'
import { useIsLate } from '../../parts/local-now'
import { oneLine, u } from '../tv-styles'
import { TvMark } from './TvMark'

interface TvTieProps {
  readonly tie: PublicTie
  readonly cup: PublicKnockout
  readonly match: MatchRow | undefined
  readonly today: string
  /** Leaves the name out, where four ties share the height. */
  readonly isLow: boolean
}

/** A tie with its name and state, and both sides. */
export function TvTie({ tie, cup, match, today, isLow }: TvTieProps) {
  const isLate = useIsLate(match)
  const isPlayed = match !== undefined && hasScore(match)
  const state = match && (isLate ? liveTexts.late : (formatDisplayState(match) ?? formatKickoff(match, today)))
  return (
    <Root $isLive={match?.status === 'live'}>
      {!isLow && (
        <Head>
          <b>{withinCup(cup, tie.name)}</b> <span>{state}</span>
        </Head>
      )}
      {(['home', 'away'] as const).map((side) => {
        const team = tie[`${side}Team`]
        const isOut = tie.winnerTeamId !== null && tie.winnerTeamId !== team?.id
        return (
          <Side key={side} $isQuiet={isOut || !team}>
            <TvMark team={team} size={4.6} />
            <b>{withinCup(cup, sideName(tie, side))}</b>
            {isPlayed ? (
              <strong>{formatSideScore(match, side)}</strong>
            ) : (
              isLow && side === 'home' && <small>{state}</small>
            )}
          </Side>
        )
      })}
    </Root>
  )
}

const Root = styled.article<{ $isLive: boolean }>`
  padding: ${u(0.6)} ${u(2)};
  border: ${({ $isLive }) => ($isLive ? `${u(0.4)} solid ${color.live}` : `1px solid ${color.boardLine}`)};
  border-radius: ${u(1.6)};
  background: #15161A;
  font-size: ${u(4)};
  line-height: 1.15;
`

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${u(2)};
  padding-top: ${u(0.6)};
  color: ${color.boardMuted};
  font-size: ${u(2.9)};
  b { flex: none; }
  span { ${oneLine} }
  span::first-letter { text-transform: uppercase; }
`

const Side = styled.p<{ $isQuiet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${u(1.4)};
  height: ${u(6.3)};
  color: ${({ $isQuiet }) => ($isQuiet ? color.boardMuted : color.onBoard)};
  b { flex: 1; ${oneLine} font-weight: ${({ $isQuiet }) => ($isQuiet ? 400 : 700)}; }
  strong { flex: none; font-family: ${font.title}; font-size: ${u(4.8)}; font-weight: 800; }
  small { flex: none; color: ${color.boardMuted}; font-size: ${u(2.8)}; }
`
