import type { MatchLogRow } from '@torneo/contracts/match-log'
import type { Match } from '@torneo/contracts/matches'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { actionTexts, anAction, formatEvents, formatScore, formatUndoneSteps, type RowTexts, type Teams } from '../action-texts'
import { liveTexts } from '../live-texts'
import { historyTexts as texts } from './history-texts'

const textsOf = (kind = ''): RowTexts | undefined => (Object.hasOwn(actionTexts, kind) ? actionTexts[kind as keyof typeof actionTexts] : undefined)

/** Describes the action that an undo reverted, by its effect. */
function formatUndone(row: MatchLogRow, teams: Teams): string {
  const { added, removed, undid } = row.effect
  const text = textsOf(undid?.kind)?.undone?.(row, teams)
  if (text) return text
  if (removed && added) return anAction
  if (removed) return formatEvents(removed)
  return added ? liveTexts.deleted(formatEvents(added)) : formatUndoneSteps(row, teams) || anAction
}

export function formatLogRow(row: MatchLogRow, teams: Teams, periods?: number): string {
  if (row.kind === 'undo') return texts.undid(formatUndone(row, teams))
  return textsOf(row.kind)?.row(row, teams, periods) ?? texts.other
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
