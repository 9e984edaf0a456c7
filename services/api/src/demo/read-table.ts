import { readFileSync } from 'node:fs'
import { createSheet } from '@torneo/domain/csv/sheet'

/** Next to this file, and next to the bundle: `vite.config.ts` copies the folder. */
const folder = new URL('./tables/', import.meta.url)

/** Reads a table of the demo, `tables/<name>.csv`, as the panel reads a pasted list. Throws if its heading is another. */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [heading, ...rows] = createSheet(readFileSync(new URL(`${name}.csv`, folder), 'utf8')).rows
  if (heading?.cells.join() !== columns.join()) throw new Error(`${name}.csv has other columns than ${columns.join()}`)
  return rows.map(
    ({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>,
  )
}
