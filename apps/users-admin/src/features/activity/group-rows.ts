import type { ActivityLogRow } from '@torneo/contracts/activity'

/** What one person did several times running on the same day, as its newest row. */
export interface ActivityGroup extends ActivityLogRow {
  readonly times: number
}

const sameDeed = ['actor', 'action', 'subject', 'section', 'recordId'] as const

/** The rows newest first, as given; what was done several times running is one. */
export function groupRows(rows: readonly ActivityLogRow[]): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isSame = last && sameDeed.every((field) => last[field] === row[field]) && new Date(last.at).toDateString() === new Date(row.at).toDateString()
    if (isSame) groups.splice(-1, 1, { ...last, times: last.times + 1 })
    else groups.push({ ...row, times: 1 })
  }
  return groups
}
