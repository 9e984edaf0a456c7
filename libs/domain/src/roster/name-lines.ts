import type { Account, LeftOut } from '../csv/left-out'
import { accountOfText } from '../csv/text-account'
import { isCrossedOut, withoutAttendance } from './attendance'
import { chatMarks, linesOf, withoutMarks, withoutStamp } from './pasted-text'
import { skipTexts } from './skipped'

export interface ReadNames extends Account {
  readonly names: readonly string[]
}

/** Numbering of a list: '1. ', '2) ', '3- '. */
export const order = /^\s*\d{1,3}\s*[.):°º-]+\s+(?=\D)|^\s*\d{1,3}\s*[.):°º]+\s*(?=\p{L})/u

/** Reads names of a pasted text, one a line, or several at `separators`; numbering and marks of chats are not names. */
export function readNameLines(text: string, separators?: RegExp): ReadNames {
  const raw = linesOf(text)
  const lines = raw.map((line) => withoutAttendance(withoutMarks(line)))
  const named: LeftOut[] = []
  const leave = (row: number, cell: string, why: string) => named.push({ row, column: '', text: cell, why })
  const readings = lines.map((line, index) => {
    if (isCrossedOut(withoutStamp(raw[index] ?? ''))) {
      if (/[\p{L}\p{N}]/u.test(line)) leave(index + 1, line.trim(), skipTexts.crossed)
      return { lines: [index + 1], used: [], names: [] }
    }
    const [mark = ''] = order.exec(line) ?? []
    const bare = line.slice(mark.length)
    const cells = (separators ? bare.split(separators) : [bare]).map((cell) => cell.trim().replace(/\s+/g, ' '))
    const isName = (cell: string) => /[\p{L}\p{N}]/u.test(cell) && (!separators || /\p{L}/u.test(cell))
    for (const cell of cells) if (/\p{N}/u.test(cell) && !isName(cell)) leave(index + 1, cell, skipTexts.noName)
    const names = cells.filter(isName)
    return { lines: [index + 1], used: [mark, ...names], names }
  })
  const account = accountOfText(lines, readings, named)
  const chat = raw.flatMap((line, index) =>
    chatMarks(line).map((cell): LeftOut => ({ row: index + 1, column: '', text: cell, why: skipTexts.chat })),
  )
  return { names: readings.flatMap(({ names }) => names), ...account, named: [...account.named, ...chat] }
}
