import type { ActivityLogRow } from '@torneo/contracts/records/activity'

/** Consecutive repeats of one person's action on the same day, represented by the newest row. */
export interface ActivityGroup extends ActivityLogRow {
  readonly times: number
}

const comparedFields = ['actor', 'action', 'subject', 'section', 'recordId'] as const

/** Groups consecutive repeats into one row. The order, newest first, is preserved. */
export function groupRows(rows: readonly ActivityLogRow[]): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isRepetition =
      last &&
      comparedFields.every((field) => last[field] === row[field]) &&
      new Date(last.at).toDateString() === new Date(row.at).toDateString()
    if (isRepetition) groups.splice(-1, 1, { ...last, times: last.times + 1 })
    else groups.push({ ...row, times: 1 })
  }
  return groups
}
