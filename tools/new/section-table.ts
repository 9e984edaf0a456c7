import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OwnRow } from '@torneo/contracts/releases/remotes'
import { sectionGroups } from '@torneo/contracts/releases/sections'
import { ownRowsFile } from './app-template.ts'
import { formatSource } from './format-source.ts'
import { tableApps } from './table-apps.ts'

export const tableFile = 'libs/contracts/src/releases/section-table.ts'

type OwnedRow = OwnRow & { readonly owner: string }

async function rowsOf(root: string, app: string): Promise<readonly OwnedRow[]> {
  const file = pathToFileURL(join(root, 'apps', app, ownRowsFile)).href
  const { rows } = (await import(file)) as { readonly rows: readonly OwnRow[] }
  return rows.map((row) => ({ ...row, owner: app }))
}

/** Rows of the apps of the table. */
export const readRows = async (root: string): Promise<readonly OwnedRow[]> =>
  (await Promise.all(tableApps.map((app) => rowsOf(root, app)))).flat()

/** Text of the contract's table with these rows, in the sidebar's order. */
export function renderSectionTable(rows: readonly OwnedRow[]): Promise<string> {
  const groups: readonly string[] = sectionGroups
  const sorted = rows.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order)
  return formatSource(
    tableFile,
    `/** Rows of each app's \`src/sections.ts\`, copied by \`npm run sections\`. */
export const sectionTable = ${JSON.stringify(sorted)} as const
`,
  )
}

export async function writeSectionTable(root: string): Promise<void> {
  await writeFile(join(root, tableFile), await renderSectionTable(await readRows(root)))
}

/** Reports a table that is not the one of the apps' rows. */
export async function tableProblems(root: string): Promise<readonly string[]> {
  const isCurrent = (await readFile(join(root, tableFile), 'utf8')) === (await renderSectionTable(await readRows(root)))
  return isCurrent ? [] : [`${tableFile} is not made from the rows of the apps: npm run sections`]
}
