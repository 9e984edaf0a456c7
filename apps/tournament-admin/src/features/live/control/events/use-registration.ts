import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchSport, MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { parseMinute } from '@torneo/domain/format/format-minute'
import { type EventKind, variantsOf } from '@torneo/domain/match/event-kinds'
import { eventTypeOf, hasField } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { scoringOf, stepsOf } from '@torneo/domain/scoring/scorings'
import { byMinute, cardsOf } from '@torneo/domain/tables/cards'
import { useState } from 'react'
import type { TeamRoster } from '../../use-rosters'
import type { CardQuestion } from './CardQuestion'
import type { OpenSheet, Registration } from './registration'

export interface RegistrationOptions {
  readonly open: OpenSheet
  readonly sport: MatchSport | null
  readonly teams: Readonly<Record<MatchSide, MatchTeam | null>>
  readonly rosters: Readonly<Record<MatchSide, TeamRoster>> & { readonly suspended: ReadonlySet<string> }
  readonly events: readonly TimelineEvent[]
  readonly onRegister: (registration: Registration) => void
}

/**
 * State of a sheet that requests the player of an event. `register` asks first where the player has a card or may not
 * play (B11, B12, B48).
 */
export function useRegistration({ open, sport, teams, rosters, events, onRegister }: RegistrationOptions) {
  const { side, minute, added = 0, points: known } = open
  const steps = stepsOf(sport)
  const variants = variantsOf(open.type, sport)
  const [kind, setKind] = useState<EventKind | null>(null)
  const [points, setPoints] = useState(known ?? steps[1] ?? 1)
  const [playerId, setPlayerId] = useState('')
  const [assistId, setAssistId] = useState('')
  const [typedMinute, setTypedMinute] = useState<string | null>(null)
  const [question, setQuestion] = useState<CardQuestion | null>(null)
  const { type, penalty } = kind ?? { type: open.type, penalty: false }
  const isOwnGoal = eventTypeOf(type).scores === 'other'
  const { countsPoints } = scoringOf(sport)
  const isPoints = countsPoints && hasField(type, 'points')
  const hasAssist = hasField(type, 'assistPlayerId')
  // An own goal is by a player of the other side (B10).
  const playerSide = isOwnGoal ? (side === 'home' ? 'away' : 'home') : side
  const [team, roster] = [teams[playerSide], rosters[playerSide]]
  const players = roster.players ?? []
  const eventMinute = typedMinute === null ? { minute, added } : parseMinute(typedMinute)

  const choose = (chosen: string) => {
    setPlayerId(chosen)
    if (chosen === assistId) setAssistId('')
  }
  const chooseKind = (chosen: EventKind) => {
    setKind(kind?.key === chosen.key ? null : chosen)
    setPlayerId('')
    setAssistId('')
  }
  const registerAnyway = (player: Player | null, withRed = false) => {
    if (!team || !eventMinute) return
    onRegister({
      type,
      teamId: team.id,
      player,
      assistPlayerId: (hasAssist && assistId !== player?.id && assistId) || null,
      ...eventMinute,
      penalty,
      points: isPoints ? points : undefined,
      withRed,
    })
  }
  const questionOf = (player: Player, at: { readonly minute: number; readonly added: number }): CardQuestion | null => {
    const {
      yellows: [yellow],
      sentOff,
    } = cardsOf(events, player.id)
    if (sentOff && byMinute(at, sentOff) >= 0) return { kind: 'sent-off', player, card: sentOff }
    if (yellow && !sentOff && hasField(type, 'withRed')) return { kind: 'second-yellow', player, card: yellow }
    // Once per match: a barred player who plays anyway already has an event.
    const bar = rosters.suspended.has(player.id) ? 'suspended' : player.eligible === false ? 'ineligible' : null
    return bar && !events.some(({ playerId: of }) => of === player.id) ? { kind: bar, player } : null
  }
  const register = (player: Player | null) => {
    const asked = player && eventMinute && questionOf(player, eventMinute)
    if (asked) setQuestion(asked)
    else registerAnyway(player)
  }

  return {
    team,
    roster,
    players,
    variants,
    isOwnGoal,
    isPoints,
    steps,
    hasAssist,
    eventMinute,
    kind,
    points,
    playerId,
    assistId,
    typedMinute,
    question,
    chooseKind,
    setPoints,
    choose,
    setAssistId,
    setTypedMinute,
    register,
    registerAnyway,
    back: () => setQuestion(null),
  }
}
