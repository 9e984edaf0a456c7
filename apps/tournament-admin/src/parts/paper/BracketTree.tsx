import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import type { BracketRound } from '@torneo/domain/competition/bracket/bracket-rounds'
import { formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import styled, { css } from 'styled-components'

interface BracketTreeProps {
  readonly rounds: readonly BracketRound<ResolvedTie>[]
  /** Name of the knock-out, which the words of its slots need not repeat. */
  readonly cup: string
  readonly matchOf: ReadonlyMap<string, Match>
}

const sides = ['home', 'away'] as const

/** The tree of a knock-out on one page. Hidden from screen readers and searches: the rounds below say the same. */
export function BracketTree({ rounds, cup, matchOf }: BracketTreeProps) {
  const size = Math.max(...rounds.map(({ ties }) => ties.length))
  const isTree = rounds.every(({ ties }, at) => at === 0 || ties.length * 2 === rounds[at - 1]?.ties.length)
  if (size < 2 || !isTree) return null
  return (
    <Tree aria-hidden $size={size}>
      {rounds.map(({ round, ties }, at) => (
        <Round key={round}>
          {ties.map((tie, index) => (
            <Cell key={tie?.id ?? index} $leads={tie !== null && at < rounds.length - 1} $isUpper={index % 2 === 0}>
              {tie && (
                <Tie $isFed={at > 0}>
                  {sides.map((side) => (
                    <Side key={side} tie={tie} side={side} cup={cup} match={matchOf.get(tie.matchId ?? '')} />
                  ))}
                </Tie>
              )}
            </Cell>
          ))}
        </Round>
      ))}
    </Tree>
  )
}

interface SideProps {
  readonly tie: ResolvedTie
  readonly side: (typeof sides)[number]
  readonly cup: string
  readonly match: Match | undefined
}

function Side({ tie, side, cup, match }: SideProps) {
  const team = tie[`${side}Team`]
  const isWinner = team !== null && team.id === tie.winnerTeamId
  return (
    <Line $isWinner={isWinner}>
      <span>{sideName(tie, side).replace(`${cup} · `, '')}</span>
      {match && hasScore(match) && <b>{formatSideScore(match, side)}</b>}
    </Line>
  )
}

/** Millimetres of a tie of the first round: 32 of them share the height of a page. */
const tieHeight = (size: number) => Math.min(14, 224 / size)

const Tree = styled.div<{ $size: number }>`
  display: flex;
  height: ${({ $size }) => tieHeight($size) * $size}mm;
  margin: 3mm 0 4mm;
  font-size: ${({ $size }) => ($size > 16 ? 5.8 : 8)}pt;
  line-height: 1.1;
  break-inside: avoid;
`

const Round = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const gap = '4mm'

const Cell = styled.div<{ $leads: boolean; $isUpper: boolean }>`
  position: relative;
  flex: 1 1 0;
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 0;
  padding-right: ${gap};
  ${({ $leads, $isUpper }) =>
    $leads &&
    css`
    &::after {
      content: '';
      position: absolute;
      right: calc(${gap} / 2);
      ${$isUpper ? 'top: 50%; bottom: 0; border-top' : 'bottom: 50%; top: 0; border-bottom'}: 0.5pt solid #000;
      width: calc(${gap} / 2);
      border-right: 0.5pt solid #000;
    }
  `}
`

const Tie = styled.div<{ $isFed: boolean }>`
  position: relative;
  min-width: 0;
  border: 0.5pt solid #000;
  ${({ $isFed }) =>
    $isFed &&
    css`
    &::before {
      content: '';
      position: absolute;
      top: 50%;
      right: 100%;
      width: calc(${gap} / 2);
      border-top: 0.5pt solid #000;
    }
  `}
`

const Line = styled.div<{ $isWinner: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 1mm;
  padding: 0 0.8mm;
  font-weight: ${({ $isWinner }) => ($isWinner ? 700 : 400)};
  & + & { border-top: 0.25pt solid #999; }
  span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`
