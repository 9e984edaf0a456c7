import type { MatchEvent } from '@torneo/contracts/match-events'
import type { MatchLogRow } from '@torneo/contracts/match-log'
import type { Shootout } from '@torneo/contracts/match-outcome'
import type { Match } from '@torneo/contracts/matches'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { teamName } from '../../../parts/match-words'
import { formatEvent } from '../format-action'
import { liveTexts } from '../live-texts'
import { historyTexts as texts } from './history-texts'

type Teams = Pick<Match, 'homeTeam' | 'awayTeam'>

export const formatScore = ({ homeScore, awayScore }: Pick<Match, 'homeScore' | 'awayScore'>): string => `${homeScore} – ${awayScore}`

const formatEvents = (events: readonly MatchEvent[] = []): string => events.map(formatEvent).join(', ')

/** Formats 'Corregido: Gol de Ana pasa a Gol de Eva', with the teams if they differ (B48). */
function formatChange({ effect: { removed = [], added = [] } }: MatchLogRow, { homeTeam, awayTeam }: Teams): string {
  const isMoved = removed[0]?.teamId !== added[0]?.teamId
  const words = (events: readonly MatchEvent[]) => formatEvents(events)
    + (isMoved ? ` (${teamName(events[0]?.teamId === homeTeam?.id ? homeTeam : awayTeam)})` : '')
  return texts.changed(words(removed), words(added))
}

/** Formats the steps of an effect: '+1 a Promo 98, -1 minuto'. */
function formatSteps({ homePoints = 0, awayPoints = 0, home = homePoints, away = awayPoints, minute = 0 }: MatchLogRow['effect'], { homeTeam, awayTeam }: Teams): string {
  const signed = (step: number) => (step > 0 ? `+${step}` : String(step))
  return [
    ...(home === 0 ? [] : [`${signed(home)} a ${teamName(homeTeam)}`]), ...(away === 0 ? [] : [`${signed(away)} a ${teamName(awayTeam)}`]),
    ...(minute === 0 ? [] : [`${signed(minute)} ${Math.abs(minute) === 1 ? 'minuto' : 'minutos'}`]),
  ].join(', ')
}

/** Describes the action that an undo reverted, by its effect. */
function formatUndone({ effect }: MatchLogRow, match: Teams): string {
  const { added, removed, undid, after } = effect
  if (undid?.kind === 'start') return liveTexts.started
  if (undid?.kind === 'set_end' || undid?.kind === 'sets') return plainLabels[undid.kind] ?? texts.anAction
  if (removed && added) return texts.anAction
  if (removed) return formatEvents(removed)
  if (added) return liveTexts.deleted(formatEvents(added))
  if (undid?.kind === 'half' && typeof after?.['currentHalf'] === 'number') return liveTexts.half
  return formatSteps({ home: -(effect.home ?? effect.homePoints ?? 0), away: -(effect.away ?? effect.awayPoints ?? 0), minute: -(effect.minute ?? 0) }, match) || plainLabels[undid?.kind ?? ''] || texts.anAction
}

const plainLabels: Readonly<Record<string, string>> = {
  start: liveTexts.started, pause: texts.pause, resume: texts.resume, stall: texts.stall, finish: texts.finish, cancel: texts.cancel, reopen: texts.reopen,
  counters: texts.counters, period_end: liveTexts.periodOver, walkover: texts.walkover, abandon: texts.abandon, postpone: texts.postpone, kick: texts.aKick, set_end: liveTexts.setOver, sets: liveTexts.setsCorrected,
}

function formatKick({ effect }: MatchLogRow, { homeTeam, awayTeam }: Teams): string {
  const shootout = effect.after?.['shootout'] as Shootout | undefined
  const last = shootout?.kicks.at(-1)
  return last ? texts.kick(teamName(last.side === 'home' ? homeTeam : awayTeam), last.scored) : texts.aKick
}

export function formatLogRow(row: MatchLogRow, match: Teams, periods?: number): string {
  const { kind, effect, moment } = row
  switch (kind) {
    case 'score': case 'minute': return formatSteps(effect, match) || texts.anAction
    case 'set_end': return liveTexts.setEnd(moment.homeScore + moment.awayScore)
    case 'minute_set': return liveTexts.minuteSet(formatMinute(moment.minute))
    case 'half': return formatHalf(moment.half, periods)
    case 'period_end': return liveTexts.endPeriod(moment.half, periods)
    case 'period_start': return liveTexts.startPeriod(moment.half, periods)
    case 'event': return formatEvents(effect.added)
    case 'event_deletion': return liveTexts.deleted(formatEvents(effect.removed))
    case 'event_change': return formatChange(row, match)
    case 'kick': return formatKick(row, match)
    case 'result': return texts.result(formatScore(moment))
    case 'restore': return texts.restoreRow(formatScore(moment), formatMinute(moment.minute))
    case 'undo': return texts.undid(formatUndone(row, match))
    default: return plainLabels[kind] ?? texts.other
  }
}

/** Describes the changes of 'Volver a este momento', one sentence each. */
export function formatRestore({ moment }: MatchLogRow, now: Pick<Match, 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'>, periods?: number): string[] {
  const { minute, half, brought, removed } = moment
  return [
    ...(formatScore(now) === formatScore(moment) ? [] : [texts.restoreScore(formatScore(now), formatScore(moment))]),
    ...(now.currentMinute === minute ? [] : [texts.restoreMinute(formatMinute(now.currentMinute), formatMinute(minute))]),
    ...(now.currentHalf === half ? [] : [texts.restorePeriod(formatHalf(now.currentHalf, periods), formatHalf(half, periods))]),
    ...(brought > 0 ? [texts.brings(brought)] : []), ...(removed > 0 ? [texts.removes(removed)] : []),
  ]
}
