import { captainAnswer } from './attendance'
import { columnsOf } from './heading'

/** Splits at a separator outside of quotes. */
const separators = ['\t', ';', ',', '|'].map((mark) => ({
  mark,
  pattern: new RegExp(String.raw`${mark === '|' ? String.raw`\|` : mark}(?=(?:[^"]*"[^"]*")*[^"]*$)`),
}))

/**
 * Writes the answers of a captain's column as words: read as attendance, a cross in it would be a player who does not
 * come.
 */
export function withCaptainAnswers(lines: readonly string[]): string[] {
  let column: { readonly mark: string; readonly pattern: RegExp; readonly index: number } | null = null
  return lines.map((line) => {
    for (const separator of separators) {
      const columns = columnsOf(line.split(separator.pattern))
      if (!columns) continue
      column = { ...separator, index: columns.indexOf('captain') }
      return line
    }
    if (!column || column.index < 0) return line
    const { mark, pattern, index } = column
    const isCaptain = (cell: string) => captainAnswer(cell.trim().replace(/^"(.*)"$/, '$1'))
    return line
      .split(pattern)
      .map((cell, at) => (at !== index || isCaptain(cell) === null ? cell : isCaptain(cell) ? 'Sí' : 'No'))
      .join(mark)
  })
}
