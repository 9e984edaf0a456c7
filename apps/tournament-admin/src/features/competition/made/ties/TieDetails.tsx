import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { Match } from '@torneo/contracts/match/matches'
import { hasScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { OpenMark } from '@torneo/ui/display/OpenMark'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Row } from '@torneo/ui/layout/Row'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Pencil } from 'lucide-react'
import styled from 'styled-components'
import { formatPlace } from '../../../../parts/match-labels'
import { Stack } from '../../../../parts/Stack'
import { TeamMark } from '../../../../parts/TeamMark'
import type { OwedLots } from '../lots/lots-owed'
import { conflictTexts, madeTexts, tieTexts as texts } from '../made-texts'
import { formatWhen } from './bracket-of'
import type { slotNotes } from './slot-notes'

export interface TieDetailsProps {
  readonly competition: Competition
  readonly cup: ResolvedKnockout
  readonly tie: ResolvedTie
  readonly match: Match | undefined
  readonly noteOf: ReturnType<typeof slotNotes>
  readonly onLots: (lots: OwedLots) => void
  readonly onChange: (side: 'home' | 'away') => void
  readonly onEnding: () => void
  readonly onKeep: () => void
  readonly onReplay: () => void
}

const sides = ['home', 'away'] as const

/** A tie with its sides, its match, and where its teams go. */
export default function TieDetails({
  competition,
  cup,
  tie,
  match,
  noteOf,
  onLots,
  onChange,
  onEnding,
  onKeep,
  onReplay,
}: TieDetailsProps) {
  const isBegun = match !== undefined && hasScore(match)
  const leadOf = (isFrom: (slot: Slot) => boolean) =>
    competition.phases
      .flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
      .find(({ home, away }) => [home, away].some((slot) => slot !== null && isFrom(slot)))?.name
  const isFinal = !tie.thirdPlace && tie.round === Math.max(...cup.ties.map(({ round }) => round))
  const winner = leadOf((slot) => 'winner' in slot && slot.winner === tie.id)
  const loser = leadOf((slot) => 'loser' in slot && slot.loser === tie.id)
  const facts: readonly (readonly [string, string])[] = [
    [texts.when, match ? formatWhen(match) : texts.noDate],
    ...(match && formatPlace(match) ? [[texts.where, formatPlace(match)] as const] : []),
    [texts.winner, winner ?? (tie.thirdPlace ? texts.third : isFinal ? texts.champion : texts.out)],
    [texts.loser, loser ?? (tie.thirdPlace ? texts.fourth : isFinal ? texts.second : texts.out)],
  ]
  return (
    <Stack $gap={12}>
      {tie.conflict && (
        <Notice
          tone={tie.conflict.keptBy ? 'info' : 'danger'}
          action={
            tie.conflict.keptBy ? undefined : (
              <Row $wrap>
                <Button size="sm" onClick={onKeep}>
                  {madeTexts.keep}
                </Button>
                <Button size="sm" onClick={onReplay}>
                  {conflictTexts.replay}
                </Button>
              </Row>
            )
          }>
          {madeTexts.conflict(tie.conflict.shouldBe.name)}
          {tie.conflict.keptBy && ` ${madeTexts.keptBy(tie.conflict.keptBy.name)}`}
        </Notice>
      )}
      {sides.map((side) => {
        const [team, label, note] = [tie[`${side}Team`], tie[`${side}Label`], noteOf(tie, side)]
        const { lots } = note ?? {}
        return (
          <Side key={side} $isOpen={!team}>
            {team ? <TeamMark team={team} size={36} /> : <OpenMark size={36} />}
            <span>
              <strong>{sideName(tie, side)}</strong>
              {team && label !== team.name && <MutedText as="small">{label}</MutedText>}
              {note && (
                <MutedText as="small">
                  {lots ? madeTexts.lotsAmong(lots.rows.map((row) => row.team.name)) : note.words}
                </MutedText>
              )}
              {lots && (
                <Button size="sm" onClick={() => onLots(lots)}>
                  {madeTexts.drawLots}
                </Button>
              )}
            </span>
            {!isBegun && (
              <IconButton
                label={texts.change(sideName(tie, side))}
                icon={<Pencil size={18} aria-hidden />}
                onClick={() => onChange(side)}
              />
            )}
          </Side>
        )
      })}
      {isBegun && <MutedText>{texts.begun}</MutedText>}
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.ifLevel}</dt>
          <dd>
            {texts.endings[cup.levelEnds ?? 'extra_time']}
            <IconButton
              label={`Cambiar: ${texts.ifLevel}`}
              icon={<Pencil size={16} aria-hidden />}
              onClick={onEnding}
            />
          </dd>
        </div>
      </Facts>
    </Stack>
  )
}

const Side = styled.div<{ $isOpen: boolean }>`
  ${flexRow('12px')}
  min-height: 60px;
  padding: 8px 8px 8px 12px;
  border: 1px ${({ $isOpen }) => ($isOpen ? 'dashed' : 'solid')} ${color.control};
  border-radius: ${radius.card};
  > span:nth-child(2) { flex: 1; min-width: 0; display: grid; overflow-wrap: anywhere; }
  > span > button { justify-self: start; margin-top: 8px; }
  strong { font-weight: ${({ $isOpen }) => ($isOpen ? 400 : 700)}; }
`

const Facts = styled.dl`
  ${gridGap('4px')}
  margin: 0;
  ${text(14)}
  > div { ${flexRow('12px', 'center', 'space-between')} min-height: 32px; }
  dt { flex: none; color: ${color.muted}; }
  dd { ${flexRow('4px')} min-width: 0; margin: 0; font-weight: 600; text-align: right; }
`
