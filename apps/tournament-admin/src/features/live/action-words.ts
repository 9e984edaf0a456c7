import { matchCommandEndpoints } from '@torneo/contracts/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match-events'
import type { MatchEvent } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { halfWords, minuteWords } from '@torneo/domain/minute-words'
import { teamName } from '../../parts/match-words'
import { eventLabels, liveTexts, otherEvent } from './live-texts'

export const eventLabel = (type: string): string => eventLabels[type] ?? otherEvent

/** 'Gol de Martín Sosa · 34′' */
export function eventWords({ type, playerName, minute }: Pick<TimelineEvent, 'type' | 'playerName' | 'minute'>): string {
  return `${playerName === null ? eventLabel(type) : liveTexts.eventOf(eventLabel(type), playerName)} · ${minuteWords(minute)}`
}

interface Known {
  readonly match: Pick<Match, 'homeTeam' | 'awayTeam'>
  readonly events: readonly TimelineEvent[]
  readonly nameOf: (playerId: string) => string | null
  /** What the action added to the timeline or took away from it, where that is known. */
  readonly event?: MatchEvent | null | undefined
}

/** What was done, in few words. */
export function actionWords(action: LiveAction, { match, events, nameOf, event: known = null }: Known): string {
  switch (action.kind) {
    case 'start': return liveTexts.started
    case 'pause': return liveTexts.pause
    case 'resume': return liveTexts.resume
    case 'finish': return liveTexts.finish
    case 'score': return liveTexts.score(teamName(action.side === 'home' ? match.homeTeam : match.awayTeam), action.step)
    case 'minute': return liveTexts.minuteStep(action.step)
    case 'half': return halfWords(action.half)
    case 'event': return eventWords({ ...action, playerName: nameOf(action.playerId) ?? known?.playerName ?? null })
    case 'event_deletion': {
      const event = known ?? events.find(({ id }) => id === action.eventId)
      return event ? liveTexts.deleted(eventWords(event)) : liveTexts.removeConfirm
    }
    case 'undo': return liveTexts.undo
  }
}

/** What could not be done (spec 2 §8): 'Error al iniciar el partido'. */
export function failureOf({ kind }: LiveAction): string {
  if (kind === 'event') return matchEventEndpoints.register.failure
  return (kind === 'event_deletion' ? matchEventEndpoints.remove : matchCommandEndpoints[kind]).failure
}

/** The same with its reason: 'Error al finalizar el partido: Equipos no encontrados'. */
export function refusalWords(action: LiveAction, reason: string | undefined): string {
  if (!reason) return failureOf(action)
  return `${failureOf(action)}${action.kind === 'finish' ? ':' : '.'} ${reason}`
}
