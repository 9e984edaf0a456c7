import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { formatScore } from '@torneo/domain/match/list/match-state'
import type { LiveAction } from '@torneo/domain/match/projection'
import { nextToKick, noKicks, regularKicksOf, shootoutWinner } from '@torneo/domain/match/result/shootout'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { TeamName } from '@torneo/ui/display/TeamName'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Row } from '@torneo/ui/layout/Row'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { teamName } from '../../../../parts/match-labels'
import { TeamMark } from '../../../../parts/TeamMark'
import { shootoutTexts as texts } from './shootout-texts'

export interface ShootoutSheetProps {
  readonly match: Match
  readonly players: Readonly<Record<MatchSide, readonly Player[] | null>>
  /** Starts the next half of extra time; absent if there is none, or after the first kick. */
  readonly onExtraTime?: (() => void) | undefined
  readonly onAct: (action: LiveAction) => void
  /** Undoes the last kick; absent unless this person took it. */
  readonly onUndo?: (() => void) | undefined
  readonly onFinish: () => void
  readonly onClose: () => void
}

const sides = ['home', 'away'] as const

/** Records a shoot-out, one tap per kick (B16). It ends by itself once decided. */
export default function ShootoutSheet({
  match,
  players,
  onExtraTime,
  onAct,
  onUndo,
  onFinish,
  onClose,
}: ShootoutSheetProps) {
  const [first, setFirst] = useState<MatchSide | null>(null)
  const [playerId, setPlayerId] = useState<string>(unidentified)
  const shootout = match.shootout ?? noKicks(match.sport ?? {})
  const winner = shootoutWinner(shootout)
  const turn = nextToKick(shootout) ?? first
  const nameOf = (side: MatchSide) => teamName(match[`${side}Team`])
  const kick = (side: MatchSide, scored: boolean) => {
    setPlayerId(unidentified)
    onAct({ kind: 'kick', side, scored, playerId })
  }
  return (
    <Sheet
      title={texts.title}
      aside={formatScore(match)}
      onClose={onClose}
      footer={
        <>
          {onUndo && shootout.kicks.length > 0 && (
            <Button size="lg" icon={<Undo2 size={18} aria-hidden />} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
          {winner ? (
            <Button size="lg" variant="primary" onClick={onFinish}>
              {texts.finish}
            </Button>
          ) : (
            <Button size="lg" onClick={onClose}>
              {texts.back}
            </Button>
          )}
        </>
      }>
      <Root>
        {sides.map((side) => {
          const kicks = shootout.kicks.filter((one) => one.side === side)
          const open = Math.max(
            0,
            Math.max(regularKicksOf(shootout), Math.ceil(shootout.kicks.length / 2)) - kicks.length,
          )
          return (
            <Side key={side} $turn={!winner && turn === side}>
              <TeamMark team={match[`${side}Team`]} size={28} />
              <TeamName name={nameOf(side)} other={nameOf(side === 'home' ? 'away' : 'home')} lines={3} />
              <VisuallyHidden>{texts.kicks(nameOf(side), shootout[side])}</VisuallyHidden>
              <Row as="span" $wrap $gap={4} $align="normal" aria-hidden>
                {kicks.map(({ scored }, index) => (
                  <Mark key={index} $scored={scored}>
                    {scored ? <Check size={16} /> : <X size={16} />}
                  </Mark>
                ))}
                {Array.from({ length: open }, (_, index) => (
                  <Mark key={`open-${index}`} $scored={null} />
                ))}
              </Row>
              <b aria-hidden>{shootout[side]}</b>
            </Side>
          )
        })}
        <div role="status">
          {winner ? (
            <strong>{texts.won(nameOf(winner))}</strong>
          ) : turn ? (
            <strong>{texts.turn(nameOf(turn))}</strong>
          ) : (
            <p>{texts.levelTitle(formatScore({ ...match, shootout: null }))}</p>
          )}
        </div>
        {!winner && !turn && onExtraTime && (
          <Button size="xl" block variant="primary" onClick={onExtraTime}>
            {texts.extraTime}
          </Button>
        )}
        {!winner && !turn && (
          <Pair role="group" aria-label={texts.begins}>
            <p>{texts.begins}</p>
            {sides.map((side) => (
              <Button key={side} size="xl" onClick={() => setFirst(side)}>
                {nameOf(side)}
              </Button>
            ))}
          </Pair>
        )}
        {!winner && turn && (
          <>
            {(players[turn]?.length ?? 0) > 0 && (
              <SelectField
                label={texts.who}
                value={playerId}
                placeholder={texts.unidentified}
                onChange={({ target }) => setPlayerId(target.value)}
                options={(players[turn] ?? []).map(({ id, number, name }) => ({
                  value: id,
                  label: `${number} · ${name}`,
                }))}
              />
            )}
            <Pair>
              <Button
                size="xl"
                variant="primary"
                icon={<Check size={20} aria-hidden />}
                onClick={() => kick(turn, true)}>
                {texts.scored}
              </Button>
              <Button size="xl" icon={<X size={20} aria-hidden />} onClick={() => kick(turn, false)}>
                {texts.missed}
              </Button>
            </Pair>
          </>
        )}
      </Root>
    </Sheet>
  )
}

/** Landscape phone, on which the question must be visible without scrolling. */
const sideways = '@media (max-height: 32.49em)'

const Root = styled.div`
  ${gridGap('12px')}
  ${sideways} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
`

const Side = styled.div<{ $turn: boolean }>`
  ${flexRow('10px')}
  flex-wrap: wrap;
  padding: 8px 10px;
  border-radius: ${radius.button};
  background: ${({ $turn }) => ($turn ? color.sunken : 'transparent')};
  box-shadow: inset 0 0 0 ${({ $turn }) => ($turn ? 2 : 1)}px ${({ $turn }) => ($turn ? color.text : color.line)};
  ${sideways} { padding-block: 6px; }
  > span:nth-child(2) { flex: 1 1 64px; font-weight: 600; }
  > b { min-width: 1.2em; text-align: right; ${text(20)} }
`

const Mark = styled.span<{ $scored: boolean | null }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${({ $scored }) => ($scored ? color.success : 'transparent')};
  color: ${({ $scored }) => ($scored ? '#fff' : color.text)};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > p { grid-column: 1 / -1; }
  ${sideways} { &:has(> p) { grid-template-columns: auto repeat(2, minmax(0, 1fr)); align-items: center; } > p { grid-column: auto; } }
`
