import { matchCommandEndpoints } from '@torneo/contracts/match-commands'
import { type MatchEvent, matchEventEndpoints } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { teamName } from '../../parts/match-words'
import { eventLabels, liveTexts, otherEvent } from './live-texts'

export const eventLabel = (type: string): string => eventLabels[type] ?? otherEvent

/** 'Gol de Martín Sosa · 34′' */
export function formatEvent({ type, playerName, minute }: Pick<TimelineEvent, 'type' | 'playerName' | 'minute'>): string {
  return `${playerName === null ? eventLabel(type) : liveTexts.eventOf(eventLabel(type), playerName)} · ${formatMinute(minute)}`
}

interface ActionContext {
  readonly match: Pick<Match, 'homeTeam' | 'awayTeam'>
  readonly events: readonly TimelineEvent[]
  readonly nameOf: (playerId: string) => string | null
  /** What the action added to the timeline or removed from it, where that is known. */
  readonly event?: MatchEvent | null | undefined
}

/** What was done, in few words. */
export function formatAction(action: LiveAction, { match, events, nameOf, event: known = null }: ActionContext): string {
  switch (action.kind) {
    case 'start': return liveTexts.started
    case 'pause': case 'resume': case 'finish': case 'undo': return liveTexts[action.kind]
    case 'score': return liveTexts.score(teamName(action.side === 'home' ? match.homeTeam : match.awayTeam), action.step)
    case 'minute': return liveTexts.minuteStep(action.step)
    case 'half': return formatHalf(action.half)
    case 'event': return formatEvent({ ...action, playerName: nameOf(action.playerId) ?? known?.playerName ?? null })
    case 'event_deletion': {
      const event = known ?? events.find(({ id }) => id === action.eventId)
      return event ? liveTexts.deleted(formatEvent(event)) : liveTexts.removeConfirm
    }
  }
}

/** What could not be done (spec 2 §8), with its reason: 'Error al finalizar el partido: Equipos no encontrados'. */
export function formatRejection({ kind }: LiveAction, reason: string | undefined): string {
  const { failure } = kind === 'event' ? matchEventEndpoints.register : kind === 'event_deletion' ? matchEventEndpoints.remove : matchCommandEndpoints[kind]
  return reason ? `${failure}${kind === 'finish' ? ':' : '.'} ${reason}` : failure
}

const quietKinds: ReadonlySet<LiveAction['kind']> = new Set(['score', 'minute', 'half', 'event_deletion', 'undo'])

/** Whether its rejection is a toast: the specification has no alert for it (spec 2 §8). */
export const isQuiet = ({ kind }: LiveAction): boolean => quietKinds.has(kind)
