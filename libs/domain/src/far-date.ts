import { matchMessages } from '@torneo/contracts/matches'

/** Error of a match's day more than a year from its tournament's (B75), which hardly anybody means; null otherwise. */
export const farDateError = (date: string, year: number): string | null =>
  (Math.abs(Number(date.slice(0, 4)) - year) > 1 ? matchMessages.farYear(year) : null)
