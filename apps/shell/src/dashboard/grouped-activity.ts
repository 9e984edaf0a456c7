import type { ActivityRow } from '@torneo/contracts/dashboard'

export interface ActivityGroup extends ActivityRow {
  /** How often it happened in a row; the row is the newest. */
  readonly times: number
}

const sameDeed = ['actor', 'action', 'subject', 'section'] as const

/** What one person did several times running, as one row. Newest first, as given. */
export function groupedActivity(rows: readonly ActivityRow[]): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && sameDeed.every((field) => last[field] === row[field])) groups.splice(-1, 1, { ...last, times: last.times + 1 })
    else groups.push({ ...row, times: 1 })
  }
  return groups
}
