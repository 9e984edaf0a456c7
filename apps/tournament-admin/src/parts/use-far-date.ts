import { farDateError } from '@torneo/domain/fixture/far-date'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'

interface FarDate {
  readonly error: string | undefined
  readonly min: string | undefined
  readonly max: string | undefined
}

/**
 * Limits of a match's day (B75) for the browser's calendar, and the error of a typed day once its year is complete.
 * `before`: the stored day, which stays valid.
 */
export function useFarDate(date: string, before?: string): FarDate {
  const year = useEditionQuery().data?.year
  if (year === undefined) return { error: undefined, min: undefined, max: undefined }
  const isTyped = date >= '1000' && date !== before
  return {
    error: (isTyped && farDateError(date, year)) || undefined,
    min: `${year - 1}-01-01`,
    max: `${year + 1}-12-31`,
  }
}
