import { eventMinutes } from '@torneo/contracts/match/match-event'
import type { Periods } from '../match/clock/periods'

/** A minute and the minutes of added time after it: 45+2 (B5). */
export interface EventMinute {
  readonly minute: number
  readonly added: number
}

/** Parses a typed minute, '45' or '45+2'; null for any other text. */
export function parseMinute(text: string): EventMinute | null {
  const [, minute, added = '0'] = /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,2})\s*)?(?:['′]\s*)?$/.exec(text) ?? []
  const parsed = { minute: Number(minute ?? Number.NaN), added: Number(added) }
  return parsed.minute <= eventMinutes.max && parsed.added <= eventMinutes.maxAdded ? parsed : null
}

/** Moves by one minute; an added minute moves within added time. */
export function stepMinute({ minute, added }: EventMinute, step: 1 | -1): EventMinute {
  return added > 0
    ? { minute, added: Math.min(eventMinutes.maxAdded, added + step) }
    : { minute: Math.min(eventMinutes.max, Math.max(0, minute + step)), added }
}

/** Formats '34′', '45+2′'. */
export function formatMinute(minute: number, added = 0): string {
  return added > 0 ? `${minute}+${added}′` : `${minute}′`
}

/** Formats '34:07', '45+2:07' in added time, or '34′' without seconds. */
export function formatClock(
  { minute, added }: { readonly minute: number; readonly added: number },
  second: number | null,
): string {
  return `${minute}${added > 0 ? `+${added}` : ''}${second === null ? '′' : `:${String(second).padStart(2, '0')}`}`
}

/** Noun for one period of a sport: a sport of four periods plays quarters (B13). */
export const periodLabel = (count: number | undefined): 'Tiempo' | 'Cuarto' => (count === 4 ? 'Cuarto' : 'Tiempo')

/** Formats '1º Tiempo', '2º Tiempo' (spec 2 §2), '3º Cuarto' of four; 'Alargue 1' after `count` periods (B16). */
export function formatHalf(half: number, count: number | undefined): string {
  return count !== undefined && half > count ? `Alargue ${half - count}` : `${half}º ${periodLabel(count)}`
}

/** Formats '1 tiempo', '2 tiempos', '4 cuartos': `count` of the sport's `total`. */
export const formatPeriodCount = (count: number, total = count): string =>
  `${count} ${periodLabel(total).toLowerCase()}${count === 1 ? '' : 's'}`

/** Error for a period that the match does not have. */
export function missingPeriodMessage({ count, extra = 0 }: Periods): string {
  const isSingle = count === 1 && extra === 0
  return isSingle
    ? 'Este deporte se juega en un solo tiempo'
    : `Este deporte tiene ${formatPeriodCount(count)}${extra > 0 ? ' y el alargue' : ''}`
}

/** Name of the break after a period: 'Entretiempo' in the middle of the match, 'Descanso' after a quarter or before extra time. */
export const breakLabel = (half: number, count: number): 'Entretiempo' | 'Descanso' =>
  half * 2 === count ? 'Entretiempo' : 'Descanso'
