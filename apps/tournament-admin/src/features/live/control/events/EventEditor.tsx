import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { matchEventMessages, unidentified } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { parseMinute } from '@torneo/domain/format/format-minute'
import { eventKinds, kindKeyOf } from '@torneo/domain/match/event-kinds'
import { eventLabel, hasField } from '@torneo/domain/match/event-types'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { scoreSteps } from '@torneo/domain/match/result/scoring'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Row } from '@torneo/ui/layout/Row'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { spokenTeam } from '../../../../parts/match-labels'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts, setTexts } from '../../scoring-texts'
import type { TeamRoster } from '../../use-rosters'
import { SheetForm } from '../frame/SheetForm'
import { EventMinuteField, minuteText } from './EventMinuteField'

export type EventCorrection = Extract<LiveAction, { kind: 'event_change' }>

export interface EventEditorProps {
  readonly event: TimelineEvent
  readonly match: Match
  readonly rosters: Readonly<Record<MatchSide, Pick<TeamRoster, 'players'>>>
  /** True if the sport registers substitutions. */
  readonly hasSubstitutions: boolean
  readonly onSave: (correction: EventCorrection) => void
  readonly onClose: () => void
}

/**
 * 'Editar evento' (B4, B48): team, player, minute, assist and type. It states the effect on the score before saving.
 */
export default function EventEditor({ event, match, rosters, hasSubstitutions, onSave, onClose }: EventEditorProps) {
  const [teamId, setTeamId] = useState(event.teamId)
  const [kind, setKind] = useState(kindKeyOf(event))
  const [playerId, setPlayerId] = useState(event.playerId)
  const [outId, setOutId] = useState(event.outPlayerId ?? '')
  const [assistId, setAssistId] = useState(event.assistPlayerId ?? '')
  const [typedMinute, setTypedMinute] = useState(minuteText(event.minute, event.added))
  const side = teamId === match.homeTeamId ? 'home' : 'away'
  const team = match[`${side}Team`]
  const players = rosters[side].players ?? []
  const isMoved = teamId !== event.teamId
  const { kind: scoring, countsPoints, steps } = scoringOf(match.sport)
  const kinds = eventKinds(scoring)
  const [points, setPoints] = useState(event.points ?? 1)
  const known = kinds.find(({ key }) => key === kind)
  const { type, penalty } = known ?? event
  const [hasAssist, hasOut] = [hasField(type, 'assistPlayerId'), hasField(type, 'outPlayerId')]
  const worth = countsPoints && hasField(type, 'points') ? points : undefined
  const assistPlayerId = hasAssist ? assistId || null : null
  const outPlayerId = hasOut ? outId || null : null
  const minute = parseMinute(typedMinute)
  const isBySelf = playerId !== unidentified && [assistPlayerId, outPlayerId].includes(playerId)

  const { home = 0, away = 0 } = scoreSteps(match, event, { type, teamId, points: worth })
  const { homeScore, awayScore } = match
  const movedScore = [Math.max(0, homeScore + home), Math.max(0, awayScore + away)].join(' – ')
  const nameOf = (playerId: string) => players.find((one) => one.id === playerId)
  const options = (of: readonly Player[]) =>
    of.map(({ id: value, number, name }) => ({ value, label: `${number} · ${name}` }))
  // A player who was removed or moved to another team is on neither roster, but stays selected (B48).
  const removedOption = (value: string | null, label: string | null) =>
    value && label && teamId === event.teamId && !nameOf(value) ? [{ value, label }] : []
  const scorer = removedOption(
    event.playerId,
    event.playerName && [event.playerNumber, event.playerName].filter((part) => part !== null).join(' · '),
  )

  const switchTeam = () => {
    setTeamId((teamId === match.homeTeamId ? match.awayTeamId : match.homeTeamId) ?? '')
    setPlayerId(isMoved ? event.playerId : unidentified)
    setOutId(isMoved ? (event.outPlayerId ?? '') : '')
    setAssistId(isMoved ? (event.assistPlayerId ?? '') : '')
  }
  const handleSave = () => {
    if (!minute || isBySelf) return false
    const player = nameOf(playerId)
    const names = {
      playerName: player?.name ?? (playerId === event.playerId ? event.playerName : null),
      playerNumber: player?.number ?? (playerId === event.playerId ? event.playerNumber : null),
      outPlayerName: outPlayerId && (nameOf(outPlayerId)?.name ?? event.outPlayerName ?? null),
      assistPlayerName: assistPlayerId && (nameOf(assistPlayerId)?.name ?? event.assistPlayerName),
    }
    const before = {
      ...event,
      outPlayerId: event.outPlayerId ?? null,
      added: event.added ?? 0,
      penalty: event.penalty ?? false,
    }
    const after = {
      type,
      penalty,
      teamId,
      playerId,
      assistPlayerId,
      outPlayerId,
      ...minute,
      ...(worth && { points: worth }),
    }
    const changes = Object.entries(after).filter(([field, value]) => value !== before[field as keyof typeof after])
    if (changes.length === 0) {
      onClose()
      return true
    }
    // The former team's player cannot stay: send the new one, even if unidentified.
    onSave({
      kind: 'event_change',
      eventId: event.id,
      ...(Object.fromEntries(changes) as Partial<EventCorrection>),
      ...(isMoved && { playerId }),
      names,
    })
    return true
  }
  return (
    <SheetForm title={texts.edit} submitLabel={texts.save} onSubmit={handleSave} onClose={onClose}>
      <Row $wrap $justify="space-between">
        <span>
          {texts.teamLabel}: <strong>{spokenTeam(team)}</strong>
        </span>
        <Button
          aria-pressed={isMoved}
          variant={isMoved ? 'primary' : 'secondary'}
          icon={<ArrowLeftRight size={18} aria-hidden />}
          onClick={switchTeam}>
          {texts.otherTeam}
        </Button>
      </Row>
      <SelectField
        label={texts.playerLabel}
        placeholder={texts.unidentified}
        value={playerId}
        options={[...options(players), ...scorer]}
        onChange={({ target }) => setPlayerId(target.value)}
      />
      <EventMinuteField value={typedMinute} onChange={setTypedMinute} />
      <SelectField
        label={texts.eventType}
        value={kind}
        options={[
          ...kinds.map((one) => ({ value: one.key, label: eventLabel({ ...one, points: worth }) })),
          ...(known ? [] : [{ value: kind, label: eventLabel(event) }]),
        ]}
        onChange={({ target }) => setKind(target.value)}
      />
      {worth && (
        <SelectField
          label={setTexts.worth}
          value={String(points)}
          options={steps.map((one) => ({ value: String(one), label: `+${one}` }))}
          onChange={({ target }) => setPoints(Number(target.value))}
        />
      )}
      {hasAssist && (
        <SelectField
          label={texts.assistLabel}
          placeholder={texts.noAssist}
          value={assistId}
          error={isBySelf ? matchEventMessages.assistBySelf : undefined}
          options={[
            ...options(players.filter((player) => player.id !== playerId || player.id === assistId)),
            ...removedOption(event.assistPlayerId, event.assistPlayerName),
          ]}
          onChange={({ target }) => setAssistId(target.value)}
        />
      )}
      {hasOut && (hasSubstitutions || event.outPlayerId) && (
        <SelectField
          label={texts.goesOutLabel}
          placeholder={texts.unidentified}
          value={outId}
          error={isBySelf ? matchEventMessages.outBySelf : undefined}
          options={[
            ...options(players.filter((player) => player.id !== playerId || player.id === outId)),
            ...removedOption(event.outPlayerId ?? null, event.outPlayerName ?? null),
          ]}
          onChange={({ target }) => setOutId(target.value)}
        />
      )}
      {isMoved && (
        <Notice tone="warning" role="status">
          {texts.teamMoves(spokenTeam(team))}
        </Notice>
      )}
      {(home !== 0 || away !== 0) && (
        <Notice tone="warning" role="status">
          {texts.scoreMoves(`${homeScore} – ${awayScore}`, movedScore)}
        </Notice>
      )}
      {match.status === 'finished' && (
        <Notice tone="info">{home !== 0 || away !== 0 ? scoringTexts[scoring].resultMoves : texts.statsMove}</Notice>
      )}
    </SheetForm>
  )
}
