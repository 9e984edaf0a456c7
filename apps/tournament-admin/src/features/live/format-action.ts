import { matchCommandEndpoints } from '@torneo/contracts/match-commands'
import { matchEndingEndpoints } from '@torneo/contracts/match-endings'
import { type MatchEvent, matchEventEndpoints } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { teamName } from '../../parts/match-words'
import { eventLabels, liveTexts, otherEvent, penaltyMark, secondYellow } from './live-texts'

/** Formats 'Gol', 'Gol (p)', or '+3' in a sport scored by points. */
export const eventLabel = ({ type, penalty = false, points }: Pick<TimelineEvent, 'type' | 'penalty' | 'points'>): string =>
  (type === 'goal' && points !== undefined ? `+${points}` : `${eventLabels[type] ?? otherEvent}${penalty ? ` ${penaltyMark}` : ''}`)

/** Formats 'Gol de Martín Sosa · 34′'. */
export function formatEvent(event: Pick<TimelineEvent, 'type' | 'penalty' | 'points' | 'playerName' | 'minute' | 'added'>): string {
  const { playerName, minute, added } = event
  return `${playerName === null ? eventLabel(event) : liveTexts.eventOf(eventLabel(event), playerName)} · ${formatMinute(minute, added)}`
}

const formatRegistration = (event: Parameters<typeof formatEvent>[0] & { readonly withRed?: boolean | undefined }): string =>
  formatEvent(event.withRed ? { ...event, type: secondYellow } : event)

const defined = ({ type, penalty = false, points, minute, added }: Extract<LiveAction, { kind: 'event_change' }>) =>
  Object.fromEntries(Object.entries({ type, penalty, points, minute, added }).filter(([, value]) => value !== undefined))

interface ActionContext {
  readonly match: Pick<Match, 'homeTeam' | 'awayTeam'>
  readonly events: readonly TimelineEvent[]
  readonly nameOf: (playerId: string) => string | null
  /** The event that the action added to the timeline or removed from it, if known. */
  readonly event?: MatchEvent | null | undefined
}

/** Describes an action briefly. */
export function formatAction(action: LiveAction, { match, events, nameOf, event: known = null }: ActionContext): string {
  switch (action.kind) {
    case 'start': return liveTexts.started
    case 'pause': case 'resume': case 'finish': case 'undo': return liveTexts[action.kind]
    case 'score': return liveTexts.score(teamName(action.side === 'home' ? match.homeTeam : match.awayTeam), action.step)
    case 'set_end': return liveTexts.setEnd(action.set)
    case 'sets': return liveTexts.setsCorrected
    case 'minute': return liveTexts.minuteStep(action.step)
    case 'half': return formatHalf(action.half, action.periods?.count)
    case 'minute_set': return liveTexts.minuteSet(formatMinute(action.minute))
    case 'kick': return liveTexts.kick(teamName(action.side === 'home' ? match.homeTeam : match.awayTeam), action.scored)
    case 'period_end': return liveTexts.periodOver
    case 'period_start': return liveTexts.startPeriod(action.period, action.periods?.count)
    case 'event': return formatRegistration({ ...action, playerName: nameOf(action.playerId) ?? known?.playerName ?? null })
    case 'event_change': {
      const before = events.find(({ id }) => id === action.eventId)
      const after = known ?? (before && { ...before, ...defined(action), ...action.names })
      return after ? liveTexts.corrected(formatEvent(after)) : liveTexts.edit
    }
    case 'event_deletion': {
      const event = known ?? events.find(({ id }) => id === action.eventId)
      return event ? liveTexts.deleted(formatEvent(event)) : liveTexts.removeConfirm
    }
  }
}

const otherEndpoints = {
  event: matchEventEndpoints.register, event_change: matchEventEndpoints.correct, event_deletion: matchEventEndpoints.remove,
  minute_set: matchCommandEndpoints.setMinute, period_end: matchCommandEndpoints.endPeriod, period_start: matchCommandEndpoints.startPeriod,
  kick: matchEndingEndpoints.kick, set_end: matchCommandEndpoints.endSet, sets: matchCommandEndpoints.correctSets,
} as const

/** Describes a failure with its reason (spec 2 §8): 'Error al finalizar el partido: Equipos no encontrados'. */
export function formatRejection({ kind }: LiveAction, reason: string | undefined): string {
  const { failure } = kind in otherEndpoints ? otherEndpoints[kind as keyof typeof otherEndpoints] : matchCommandEndpoints[kind as keyof typeof matchCommandEndpoints]
  return reason ? `${failure}${kind === 'finish' ? ':' : '.'} ${reason}` : failure
}

const quietKinds: ReadonlySet<LiveAction['kind']> = new Set(['score', 'minute', 'minute_set', 'half', 'period_end', 'period_start', 'event_deletion', 'undo', 'kick', 'set_end', 'sets'])

/** True if a rejection is shown as a toast: the specification has no alert for it (spec 2 §8). */
export const isQuiet = ({ kind }: LiveAction): boolean => quietKinds.has(kind)
