import type { Match } from '@torneo/contracts/match/matches'
import { formatHalf, formatMinute } from '../../format/format-minute'
import { scoringOf } from '../../scoring/scorings'
import { formatSet, runningPoints, runningSet } from '../result/sets'

type Running = Pick<
  Match,
  'sport' | 'homeScore' | 'awayScore' | 'homePoints' | 'awayPoints' | 'currentMinute' | 'currentHalf'
>

/** Progress of a live match in its sport's words: 'Set 2 · 15-12', '34′ · 3º Cuarto'; the minute alone where a single period is played. */
export function formatProgress(match: Running): string {
  const { sport, currentMinute, currentHalf } = match
  if (scoringOf(sport).hasSets) return `Set ${runningSet(match)} · ${formatSet(runningPoints(match))}`
  const minute = formatMinute(currentMinute)
  return sport?.periods === 1 && currentHalf === 1
    ? minute
    : `${minute} · ${formatHalf(currentHalf, sport?.periods ?? 2)}`
}
