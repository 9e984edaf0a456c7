import { columnOf, teamColumns } from '../csv/csv-columns'
import { csvTexts } from '../csv/csv-texts'
import type { Account, LeftOut } from '../csv/left-out'
import { accountOfText } from '../csv/text-account'
import { plainText } from '../format/search'
import { isCrossedOut, withoutAttendance } from './attendance'
import { order } from './name-lines'
import { chatMarks, linesOf, withoutMarks, withoutStamp } from './pasted-text'
import { skipTexts } from './skipped'

/** A team of a pasted list. */
export interface TeamLine {
  readonly name: string
  /** Text of its promotion in a cell of its own; empty without one. */
  readonly promotion: string
  /** The line as pasted. */
  readonly line: string
}

export interface TeamLines extends Account {
  readonly teams: readonly TeamLine[]
}

/** Cells of a sheet, of a table drawn with bars, and of columns aligned by blanks. */
const cellSeparator = /\t|\s*[;|]\s*|\s{3,}/u
const contact =
  /(?:[\s,(–-]*(?:tel|cel|wsp|whatsapp|m[oó]vil)[a-záéíóú]*[.:]*\s*)?(?:\+?\d[\d\s().-]{6,}\d|[^\s,;()]+@[^\s,;()]+)\)?/giu
const year = String.raw`(?:(?:19|20)\d{2}|\d{2})`
const years = new RegExp(String.raw`^\(?${year}(?:[\s./()-]+${year})*\)?$`)
const isContact = (text: string) =>
  text.includes('@') || ((text.match(/\d/g) ?? []).length > 6 && !years.test(text.trim()))

/** Takes telephones and addresses out of a cell. */
function withoutContacts(cell: string): { readonly text: string; readonly contacts: readonly string[] } {
  const contacts: string[] = []
  const text = cell.replace(contact, (found) => {
    if (!isContact(found)) return found
    contacts.push(found.trim())
    return ' '
  })
  return { text: text.replace(/\s+/g, ' ').trim(), contacts }
}

const isTitle = (cell: string) =>
  /^(?:equipos?|nombres?|lista de equipos|promociones)\s*:?$/.test(plainText(cell).trim())

/**
 * Reads teams of a pasted text, one a line. Of a sheet's columns the one headed as the team is its name, or the first with
 * letters; a cell that is a promotion is its own, and other cells are named.
 */
export function readTeamLines(text: string, isPromotion: (cell: string) => boolean): TeamLines {
  const raw = linesOf(text)
  const lines = raw.map((line) => withoutAttendance(withoutMarks(line)))
  const named: LeftOut[] = []
  let nameIndex: number | null = null
  const readings = lines.flatMap((line, index) => {
    const leave = (cell: string, why: string) => {
      if (/[\p{L}\p{N}]/u.test(cell)) named.push({ row: index + 1, column: '', text: cell, why })
    }
    const [mark = ''] = order.exec(line) ?? []
    const cells = line
      .slice(mark.length)
      .split(cellSeparator)
      .map((cell) => cell.trim())
    const heads = cells.map((cell) => columnOf(teamColumns, cell))
    const filled = cells.filter((cell) => cell !== '')
    if (filled.every(isTitle) || (filled.length > 1 && heads.includes('name'))) {
      if (filled.length > 1) nameIndex = heads.indexOf('name')
      leave(line.trim(), skipTexts.heading)
      return []
    }
    if (isCrossedOut(withoutStamp(raw[index] ?? ''))) {
      leave(line.trim(), skipTexts.crossed)
      return []
    }
    const parts = cells.map(withoutContacts)
    const own = nameIndex ?? parts.findIndex((part) => /\p{L}/u.test(part.text))
    const at =
      own >= 0 && /[\p{L}\p{N}]/u.test(parts[own]?.text ?? '') ? own : parts.findIndex((part) => part.text !== '')
    const name = parts[at]?.text ?? ''
    const promotionAt = parts.findIndex((part, other) => other !== at && isPromotion(part.text))
    const promotion = parts[promotionAt]?.text ?? ''
    parts.forEach((part, other) => {
      if (other !== at && other !== promotionAt) leave(part.text, csvTexts.noField)
      for (const one of part.contacts) leave(one, csvTexts.noField)
    })
    return /[\p{L}\p{N}]/u.test(name)
      ? [{ lines: [index + 1], used: [mark, name, promotion], team: { name, promotion, line: raw[index] ?? '' } }]
      : []
  })
  const account = accountOfText(lines, readings, named)
  const chat = raw.flatMap((line, index) =>
    chatMarks(line).map((cell): LeftOut => ({ row: index + 1, column: '', text: cell, why: skipTexts.chat })),
  )
  return { teams: readings.map(({ team }) => team), ...account, named: [...account.named, ...chat] }
}
