import type { MatchLogRow } from '@torneo/contracts/match/match-log'
import type { Match } from '@torneo/contracts/match/matches'
import { formatHalf, formatMinute } from '@torneo/domain/format/format-minute'
import {
  actionTexts,
  anAction,
  formatEvents,
  formatScore,
  formatUndoneSteps,
  periodsOf,
  type RowTexts,
  type Named,
} from '../action-texts'
import { liveTexts } from '../live-texts'
import { historyTexts as texts } from './history-texts'

const textsOf = (kind = ''): RowTexts | undefined =>
  Object.hasOwn(actionTexts, kind) ? actionTexts[kind as keyof typeof actionTexts] : undefined

/** Describes the action that an undo reverted, by its effect. */
function formatUndone(row: MatchLogRow, match: Named): string {
  const { added, removed, undid } = row.effect
  const text = textsOf(undid?.kind)?.undone?.(row, match)
  if (text) return text
  if (removed && added) return anAction
  if (removed) return formatEvents(removed)
  return added ? liveTexts.deleted(formatEvents(added)) : formatUndoneSteps(row, match) || anAction
}

export function formatLogRow(row: MatchLogRow, match: Named): string {
  if (row.kind === 'undo') return texts.undid(formatUndone(row, match))
  return textsOf(row.kind)?.row(row, match) ?? texts.other
}

/** Describes the changes of 'Volver a este momento', one sentence each. */
export function formatRestore(
  { moment }: MatchLogRow,
  now: Pick<Match, 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf' | 'sport'>,
): string[] {
  const periods = periodsOf(now)
  const { minute, half, brought, removed } = moment
  return [
    ...(formatScore(now) === formatScore(moment) ? [] : [texts.restoreScore(formatScore(now), formatScore(moment))]),
    ...(now.currentMinute === minute
      ? []
      : [texts.restoreMinute(formatMinute(now.currentMinute), formatMinute(minute))]),
    ...(now.currentHalf === half
      ? []
      : [texts.restorePeriod(formatHalf(now.currentHalf, periods), formatHalf(half, periods))]),
    ...(brought > 0 ? [texts.brings(brought)] : []),
    ...(removed > 0 ? [texts.removes(removed)] : []),
  ]
}
