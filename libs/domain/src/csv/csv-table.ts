import Papa from 'papaparse'
import { byteOrderMark, formula } from './csv-cells'

/** Formats rows for spreadsheets in Spanish: semicolons, UTF-8 with its mark, formulas neutralised. */
export function formatCsv(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const csv = Papa.unparse(
    { fields: [...heading], data: rows.map((cells) => [...cells]) },
    { delimiter: ';', escapeFormulae: formula },
  )
  return `${byteOrderMark}${csv}\r\n`
}
