import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { matchEventMessages, unidentified } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { parseMinute } from '@torneo/domain/format/format-minute'
import { eventKinds, kindKeyOf } from '@torneo/domain/match/event-kinds'
import { eventLabel, hasField } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { scoreSteps } from '@torneo/domain/match/result/scoring'
import { scoringOf, stepsOf } from '@torneo/domain/scoring/scorings'
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
import { correctionOf, type EventCorrection } from './event-correction'
import { EventMinuteField, minuteText } from './EventMinuteField'

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
  const chosen = useChosenPlayers(event, match)
  const { teamId, playerId, outId, assistId, isMoved } = chosen
  const { kind, setKind, type, penalty, points, setPoints, worth, options } = useChosenKind(event, match)
  const [typedMinute, setTypedMinute] = useState(minuteText(event.minute, event.added))
  const side = teamId === match.homeTeamId ? 'home' : 'away'
  const team = match[`${side}Team`]
  const players = rosters[side].players ?? []
  const [hasAssist, hasOut] = [hasField(type, 'assistPlayerId'), hasField(type, 'outPlayerId')]
  const assistPlayerId = hasAssist ? assistId || null : null
  const outPlayerId = hasOut ? outId || null : null
  const minute = parseMinute(typedMinute)
  const isBySelf = playerId !== unidentified && [assistPlayerId, outPlayerId].includes(playerId)

  const { home = 0, away = 0 } = scoreSteps(match, event, { type, teamId, points: worth })
  const handleSave = () => {
    if (!minute || isBySelf) return false
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
    const correction = correctionOf(event, after, players)
    if (correction) onSave(correction)
    else onClose()
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
          onClick={chosen.switchTeam}>
          {texts.otherTeam}
        </Button>
      </Row>
      <SelectField
        label={texts.playerLabel}
        placeholder={texts.unidentified}
        value={playerId}
        options={[
          ...players.map(playerOption),
          ...(isMoved ? [] : removedOption(players, event.playerId, scorerLabel(event))),
        ]}
        onChange={({ target }) => chosen.setPlayerId(target.value)}
      />
      <EventMinuteField value={typedMinute} onChange={setTypedMinute} />
      <SelectField
        label={texts.eventType}
        value={kind}
        options={options}
        onChange={({ target }) => setKind(target.value)}
      />
      {worth && (
        <SelectField
          label={setTexts.worth}
          value={String(points)}
          options={stepsOf(match.sport).map((one) => ({ value: String(one), label: `+${one}` }))}
          onChange={({ target }) => setPoints(Number(target.value))}
        />
      )}
      {hasAssist && (
        <OtherPlayerField
          label={texts.assistLabel}
          placeholder={texts.noAssist}
          value={assistId}
          error={isBySelf ? matchEventMessages.assistBySelf : undefined}
          players={players}
          playerId={playerId}
          removed={isMoved ? null : { id: event.assistPlayerId, name: event.assistPlayerName }}
          onChange={chosen.setAssistId}
        />
      )}
      {hasOut && (hasSubstitutions || event.outPlayerId) && (
        <OtherPlayerField
          label={texts.goesOutLabel}
          placeholder={texts.unidentified}
          value={outId}
          error={isBySelf ? matchEventMessages.outBySelf : undefined}
          players={players}
          playerId={playerId}
          removed={isMoved ? null : { id: event.outPlayerId, name: event.outPlayerName }}
          onChange={chosen.setOutId}
        />
      )}
      <EffectNotices match={match} steps={{ home, away }} newTeam={isMoved ? spokenTeam(team) : null} />
    </SheetForm>
  )
}

/** Team and players that the form has selected. Another team begins with unidentified players. */
function useChosenPlayers(event: TimelineEvent, match: Match) {
  const [teamId, setTeamId] = useState(event.teamId)
  const [playerId, setPlayerId] = useState(event.playerId)
  const [outId, setOutId] = useState(event.outPlayerId ?? '')
  const [assistId, setAssistId] = useState(event.assistPlayerId ?? '')
  const isMoved = teamId !== event.teamId
  const switchTeam = () => {
    setTeamId((teamId === match.homeTeamId ? match.awayTeamId : match.homeTeamId) ?? '')
    setPlayerId(isMoved ? event.playerId : unidentified)
    setOutId(isMoved ? (event.outPlayerId ?? '') : '')
    setAssistId(isMoved ? (event.assistPlayerId ?? '') : '')
  }
  return { teamId, isMoved, switchTeam, playerId, setPlayerId, outId, setOutId, assistId, setAssistId }
}

/** Type of event that the form has selected, one of the sport's kinds or the event's own, and its points. */
function useChosenKind(event: TimelineEvent, { sport }: Match) {
  const { countsPoints } = scoringOf(sport)
  const kinds = eventKinds(sport)
  const [kind, setKind] = useState(kindKeyOf(event))
  const [points, setPoints] = useState(event.points ?? 1)
  const known = kinds.find(({ key }) => key === kind)
  const { type, penalty } = known ?? event
  const worth = countsPoints && hasField(type, 'points') ? points : undefined
  const options = [
    ...kinds.map((one) => ({ value: one.key, label: eventLabel({ ...one, points: worth }) })),
    ...(known ? [] : [{ value: kind, label: eventLabel(event) }]),
  ]
  return { kind, setKind, type, penalty, points, setPoints, worth, options }
}

const playerOption = ({ id, number, name }: Player) => ({ value: id, label: `${number} · ${name}` })

const scorerLabel = ({ playerName, playerNumber }: TimelineEvent) =>
  playerName && [playerNumber, playerName].filter((part) => part !== null).join(' · ')

/** Option of a player who was removed or moved to another team: on neither roster, but still selected (B48). */
const removedOption = (players: readonly Player[], id: string | null | undefined, label: string | null | undefined) =>
  id && label && !players.some((one) => one.id === id) ? [{ value: id, label }] : []

interface OtherPlayerFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly error: string | undefined
  readonly players: readonly Player[]
  /** The event's first player, who is not offered again. */
  readonly playerId: string
  /** Player of the stored event; null if the event moved to the other team. */
  readonly removed: { readonly id: string | null | undefined; readonly name: string | null | undefined } | null
  readonly onChange: (playerId: string) => void
}

/** Select of the assisting or the replaced player. */
function OtherPlayerField({ players, playerId, removed, onChange, ...field }: OtherPlayerFieldProps) {
  return (
    <SelectField
      {...field}
      options={[
        ...players.filter(({ id }) => id !== playerId || id === field.value).map(playerOption),
        ...(removed ? removedOption(players, removed.id, removed.name) : []),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface EffectNoticesProps {
  readonly match: Match
  /** Change of each side's score. */
  readonly steps: Readonly<Record<MatchSide, number>>
  /** Null if the event stays with its team. */
  readonly newTeam: string | null
}

/** Effects of the correction on team, score and a finished match. */
function EffectNotices({ match, steps, newTeam }: EffectNoticesProps) {
  const { homeScore, awayScore } = match
  const movesScore = steps.home !== 0 || steps.away !== 0
  const movedScore = [Math.max(0, homeScore + steps.home), Math.max(0, awayScore + steps.away)].join(' – ')
  return (
    <>
      {newTeam !== null && (
        <Notice tone="warning" role="status">
          {texts.teamMoves(newTeam)}
        </Notice>
      )}
      {movesScore && (
        <Notice tone="warning" role="status">
          {texts.scoreMoves(`${homeScore} – ${awayScore}`, movedScore)}
        </Notice>
      )}
      {match.status === 'finished' && (
        <Notice tone="info">
          {movesScore ? scoringTexts[scoringOf(match.sport).kind].resultMoves : texts.statsMove}
        </Notice>
      )}
    </>
  )
}
