import type { MatchRow } from '@torneo/contracts/match/matches'
import { formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { formatDisplayState, formatKickoff, formatPlace } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { color, font } from '@torneo/ui/theme/tokens'
import { Fragment } from 'react'
import styled from 'styled-components'
import { type PublicKnockout, type PublicTie, withinCup } from '../../competition/competition-views'
import { liveTexts } from '../../live-texts'
import { useIsLate } from '../../parts/local-now'
import { twoLines, u } from '../tv-styles'
import { tvTexts } from '../tv-texts'
import { TvMark } from './TvMark'

interface TvFinalProps {
  readonly tie: PublicTie
  readonly cup: PublicKnockout
  readonly match: MatchRow | undefined
  readonly today: string
}

/** The final as a poster, with its score once it is played. */
export function TvFinal({ tie, cup, match, today }: TvFinalProps) {
  const isLate = useIsLate(match)
  const isPlayed = match !== undefined && hasScore(match)
  const state = match && (isLate ? liveTexts.late : formatDisplayState(match))
  return (
    <Poster>
      <h4>{tvTexts.final}</h4>
      {(['home', 'away'] as const).map((side) => {
        const team = tie[`${side}Team`]
        const isOut = tie.winnerTeamId !== null && tie.winnerTeamId !== team?.id
        return (
          <Fragment key={side}>
            {side === 'away' && <small>{liveTexts.versus}</small>}
            {team ? (
              <Side $isOut={isOut}>
                <TvMark team={team} size={7} />
                <b>{sideName(tie, side)}</b>
                {isPlayed && <strong>{formatSideScore(match, side)}</strong>}
              </Side>
            ) : (
              <Open>{withinCup(cup, tie[`${side}Label`])}</Open>
            )}
          </Fragment>
        )
      })}
      {match && (
        <p>
          <b>{state ?? formatKickoff(match, today)}</b>
          {!isPlayed && <span>{formatPlace(match)}</span>}
        </p>
      )}
    </Poster>
  )
}

const Poster = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${u(1.4)};
  padding: ${u(2)};
  border: ${u(0.4)} solid ${color.gold};
  border-radius: ${u(2)};
  background: linear-gradient(color-mix(in srgb, ${color.gold} 22%, #15161A), #15161A 60%);
  line-height: 1.15;
  text-align: center;
  h4 { color: ${color.gold}; font-size: ${u(5)}; }
  small { color: ${color.boardMuted}; font-size: ${u(3)}; }
  > p { font-size: ${u(3.6)}; }
  > p > * { display: block; }
  > p > b::first-letter { text-transform: uppercase; }
  > p > span { ${twoLines} color: ${color.boardMuted}; font-size: ${u(3.2)}; }
`

const Side = styled.div<{ $isOut: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(1.6)};
  max-width: 100%;
  color: ${({ $isOut }) => ($isOut ? color.boardMuted : color.onBoard)};
  font-size: ${u(4.6)};
  b { min-width: 0; ${twoLines} }
  strong { font-family: ${font.title}; font-size: ${u(6)}; font-weight: 800; white-space: nowrap; }
`

const Open = styled.b`
  ${twoLines}
  padding: ${u(1)} ${u(2)};
  border: ${u(0.2)} dashed ${color.boardMuted};
  border-radius: ${u(1)};
  color: ${color.boardMuted};
  font-size: ${u(3.8)};
`
