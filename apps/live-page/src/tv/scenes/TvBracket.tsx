import type { MatchRow } from '@torneo/contracts/match/matches'
import { color } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { finalOf, type PublicTie } from '../../competition/competition-views'
import { u } from '../tv-styles'
import type { BracketScene } from './bracket-scenes'
import { TvFinal } from './TvFinal'
import { TvTie } from './TvTie'

interface TvBracketProps {
  readonly scene: BracketScene
  readonly matches: readonly MatchRow[]
  readonly today: string
}

/** A bracket as a tree that ends in its final, or the ties of one round. */
export function TvBracket({ scene: { cup, rounds, third, isList }, matches, today }: TvBracketProps) {
  const matchOf = (tie: PublicTie) => matches.find(({ id }) => id === tie.matchId)
  const final = isList ? undefined : finalOf(cup)
  return (
    <Root role="list" aria-label={cup.name} $isList={isList}>
      {rounds.map(({ round, name, ties }, at) => {
        const isLast = at === rounds.length - 1
        return (
          <Column key={round} role="listitem" $isFinal={final !== undefined && isLast}>
            <h3>{name}</h3>
            <Cells $isList={isList}>
              {ties.map((tie, index) => (
                <Cell
                  key={tie?.id ?? index}
                  $isFed={!isList && at > 0 && tie !== null}
                  $leads={!isList && !isLast && tie !== null}>
                  {tie &&
                    (tie === final ? (
                      <TvFinal tie={tie} cup={cup} match={matchOf(tie)} today={today} />
                    ) : (
                      <TvTie tie={tie} cup={cup} match={matchOf(tie)} today={today} isLow={ties.length > 2} />
                    ))}
                </Cell>
              ))}
            </Cells>
            {third && isLast && <TvTie tie={third} cup={cup} match={matchOf(third)} today={today} isLow={false} />}
          </Column>
        )
      })}
    </Root>
  )
}

const gap = 5

const Root = styled.div<{ $isList: boolean }>`
  flex: 1;
  display: flex;
  gap: ${u(gap)};
  min-height: 0;
  h3 { color: ${color.boardMuted}; font-size: ${u(3.2)}; line-height: 1.25; }
`

const Column = styled.div<{ $isFinal: boolean }>`
  flex: ${({ $isFinal }) => ($isFinal ? 1.15 : 1)} 1 0;
  display: flex;
  flex-direction: column;
  gap: ${u(1)};
  min-width: 0;
`

const Cells = styled.div<{ $isList: boolean }>`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${({ $isList }) =>
    $isList && css`display: grid; grid: auto-flow minmax(0, 1fr) / repeat(2, minmax(0, 1fr)); column-gap: ${u(4)};`}
`

const line = css`${u(0.3)} solid ${color.boardMuted}`

/** Lines lead from the two ties before, and to the next round. */
const Cell = styled.div<{ $isFed: boolean; $leads: boolean }>`
  position: relative;
  flex: 1;
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  padding-block: ${u(0.5)};
  &::before, &::after { position: absolute; width: ${u(gap / 2)}; }
  ${({ $isFed }) => $isFed && css`&::before { content: ''; right: 100%; top: 50%; border-top: ${line}; }`}
  ${({ $leads }) =>
    $leads &&
    css`
    &::after { content: ''; left: 100%; border-right: ${line}; }
    &:nth-child(odd)::after { top: 50%; bottom: 0; border-top: ${line}; }
    &:nth-child(even)::after { top: 0; bottom: 50%; border-bottom: ${line}; }
  `}
`
