import { filledOf, type Block, type Columns } from './blocks'
import type { CsvError } from './csv-error'
import { csvTexts as texts } from './csv-texts'
import type { FilledCell, FixtureColumn } from './fixture-columns'
import type { SheetRow } from './sheet'

interface FixtureCellsOptions {
  readonly row: SheetRow
  readonly block: Block<FixtureColumn>
  readonly columns: Columns<FixtureColumn>
  /** Receives the errors of the row. */
  readonly errors: CsvError[]
}

export type FixtureCells = ReturnType<typeof fixtureCells>

/** Cells of a row by column. Its errors name the block's own heading. */
export function fixtureCells({ row, block, columns, errors }: FixtureCellsOptions) {
  const before = errors.length
  const of = (column: FixtureColumn): FilledCell[] =>
    filledOf(row, columns, column).map((index) => ({ index, text: row.cells[index] ?? '' }))
  return {
    of,
    has: (column: FixtureColumn): boolean => columns.has(column),
    /** Text of the column's first cell, which does not count as used. */
    peek: (column: FixtureColumn): string => of(column)[0]?.text ?? '',
    /** Uses the first cell that can be read, or the first. */
    take: (column: FixtureColumn, isRead: (text: string) => boolean = () => true): string => {
      const own = of(column)
      return row.take((own.find(({ text }) => isRead(text)) ?? own[0])?.index)
    },
    takeAll: (indexes: readonly number[]): void => indexes.forEach((index) => row.take(index)),
    /** Adds an error of the column; null for the whole row. */
    fail: (column: FixtureColumn | null, message: string): null => {
      const own =
        column &&
        (block.heads.get(filledOf(row, columns, column)[0] ?? columns.get(column)?.[0] ?? -1) ??
          (texts.fixtures as Partial<Record<FixtureColumn, string>>)[column])
      errors.push({ row: row.row, column: own ?? texts.wholeRow, message })
      return null
    },
    hasFailed: (): boolean => errors.length > before,
  }
}
