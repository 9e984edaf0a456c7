import type { LiveRemote, SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'

export interface HiddenRow extends SectionRow {
  readonly message: string
}

/** Rows of this shell's build: the sidebar until the list is read, and when it cannot be read. */
export const table: readonly SectionRow[] = sectionTable

const owners = new Set(table.map(({ owner }) => owner))
/** Compares rows by their place in the sidebar: those of the table's apps, then those of other apps. */
export const byPlace = (a: SectionRow, b: SectionRow): number =>
  Number(!owners.has(a.owner)) - Number(!owners.has(b.owner)) || a.order - b.order

/** Overrides the owner, so that an app can only define rows of its own. */
const ownRows = ({ name, sections }: LiveRemote): SectionRow[] => sections.map((row) => ({ ...row, owner: name }))

/**
 * Rows of all apps in the sidebar's order. An unlisted app keeps the rows from this shell's table, whose pane says that
 * it is not published. The first app with a path keeps it, and the shell always keeps its own.
 */
export function rowsOf(list: readonly LiveRemote[]): SectionRow[] {
  const listed = new Set(['shell', ...list.map((remote) => remote.name)])
  const live = list.filter((remote) => remote.off === undefined).flatMap(ownRows)
  return [
    ...table.filter(({ owner }) => owner === 'shell'),
    ...live,
    ...table.filter(({ owner }) => !listed.has(owner)),
  ]
    .filter(({ path }, index, rows) => rows.findIndex((row) => row.path === path) === index)
    .sort(byPlace)
}

/** Rows of apps that are switched off. */
export function hiddenRowsOf(list: readonly LiveRemote[]): HiddenRow[] {
  return list.flatMap((remote) =>
    ownRows(remote).flatMap((row) => (remote.off === undefined ? [] : { ...row, message: remote.off })),
  )
}
