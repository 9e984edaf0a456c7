import { plainText } from '../format/search'
import { filledCells } from './list-row'

const outWords = String.raw`(?:bajas?|no (?:van?|vienen?|juegan?|pueden?|est[aá]n?|llegan?)|ausentes?|lesionad[oa]s|suspendid[oa]s|afuera|(?:de viaje|viajan?)|se baj(?:an|aron|[oó]))`
const doubtWords = String.raw`(?:dudas?|en duda|dudos[oa]s?|(?:(?:a|por|sin|faltan?|resta) )+(?:confirmar|definir|responder|contestar|avisar)|no (?:confirm|contest|respond|avis)(?:[oó]|an?|aron|ieron|i[oó]|ad[oa]s?)|sin respuesta|pendientes?|por ver|tal vez|quiz[aá]s?|capaz|puede(?:n)? ser)`
const groupEnd = String.raw`\s*(?:[([]?\d+[)\]]?)?\s*[:.?]*\s*\d{0,2}\s*$`
const crosses = '❌✗✘✖✕☒☓╳🚫⛔👎'
const checks = '✅✔✓☑👍'
const questions = '❓❔⁉🤔🤷⏳⌛❎'
const boxes = '⬜☐◻🔲'

const attendances = [
  [
    'out',
    new RegExp(`^(?:las )?${outWords}${groupEnd}|^[${crosses}\\s]+:?$`, 'u'),
    new RegExp(
      String.raw`[([]\s*${outWords}\s*[)\]]|(?:\s[-–]|[:,])\s*(?:${outWords}|no)\s*$|\s+baja\s*$|\s+no (?:va|viene|juega|puede|llega|est[aá])(?=$|[\s(,]).*$`,
      'iu',
    ),
    new RegExp(`^${outWords}$`, 'u'),
  ],
  [
    'doubt',
    new RegExp(`^(?:las )?${doubtWords}${groupEnd}`, 'u'),
    new RegExp(
      String.raw`[([]\s*(?:${doubtWords}|lesionad[oa]|\?+)\s*[)\]]|(?:\s[-–]|[:,])\s*(?:${doubtWords}|lesionad[oa])\s*$|\s+(?:en )?duda\s*$|\s*\?+\s*$`,
      'iu',
    ),
    new RegExp(`^(?:${doubtWords}|lesionad[oa])$`, 'u'),
  ],
] as const

/** Attendance by heading: below 'Bajas:' no, below 'Dudas:' perhaps. */
export type Attendance = (typeof attendances)[number][0]

/** Attendance that a title gives to the names below it: 'Bajas:', 'Dudas (2)', a cross alone; null for any other line. */
export const attendanceTitle = (text: string): Attendance | null =>
  attendances.find(([, title]) => title.test(plainText(text).trim()))?.[0] ?? null

/** True for a line of checks, which ends the group of a cross. */
export const isCheckTitle = (text: string): boolean => new RegExp(`^[${checks}\\s]+:?$`, 'u').test(text.trim())

/** True for a line of crosses or checks alone. */
export const isMarkTitle = (text: string): boolean =>
  isCheckTitle(text) || (attendanceTitle(text) === 'out' && !/\p{L}/u.test(text))

/** Attendance in one line, with the words that say it: 'Gonza (duda)', 'Rodri - baja'; null without any. */
export function attendanceIn(cells: readonly string[]): { readonly kind: Attendance; readonly words: string } | null {
  const [, ...more] = filledCells(cells)
  for (const [kind, , mark, alone] of attendances) {
    const [words] = mark.exec(filledCells(cells).join(' ')) ?? []
    if (words !== undefined) return { kind, words }
    const cell = more.find((one) => alone.test(plainText(one)))
    if (cell !== undefined) return { kind, words: cell }
  }
  return null
}

/** Answer of a cell in a column of who comes: 'Sí', 'No puedo', 'Tal vez'; null for any other text. */
export function attendanceAnswer(cell: string): Attendance | 'in' | null {
  const plain = plainText(cell).trim()
  if (/^(?:s|si+|sip|ok|dale|voy|va|juega|presente|confirmad[oa]|verdadero|true|1|x)[.!]*$/.test(plain)) return 'in'
  if (/^no (?:se|creo)\b|^\?+$/.test(plain)) return 'doubt'
  return attendanceTitle(cell) ?? (/^(?:no\b|falso$|false$|0$)/.test(plain) ? 'out' : null)
}

const captainYes = /^(?:x|s|si+|c|cap|capi|capitana?|verdadero|true|[\p{Extended_Pictographic}✓✔]+)$/u
const captainNo = new RegExp(`^(?:no?|[-–—]+|falso|false|[${crosses}${boxes}]+)$`, 'u')

/** Answer of a cell in a column of captains: 'X', 'Sí', '✓'; null for any other text. */
export function captainAnswer(cell: string): boolean | null {
  const plain = plainText(cell).replace(/[\s.()[\]]|\uFE0E|\uFE0F/gu, '')
  if (captainNo.test(plain)) return false
  return captainYes.test(plain) && !has(plain, questions) ? true : null
}

const order = String.raw`^(\s*(?:\d{1,2}\s*[.)°º-]*\s+)?)`
/** A letter x before a name, also in parentheses. */
const letterCross = new RegExp(String.raw`${order}(?:[xX×]|\([xX×]\))\s+(?=\p{L})`, 'u')
/** A box of a list of tasks: '[x]', '[ ]'. */
const taskBox = new RegExp(String.raw`${order}\[\s?([xXvV]?)\s?\]\s*`, 'u')
const emptyBox = new RegExp(String.raw`${order}[${boxes}]`, 'u')
/** WhatsApp's struck out text, or letters with a stroke through each. */
const struck = new RegExp(String.raw`${order}~[^~]+~\s*$|[\u0335-\u0338]`, 'u')
const glyphs = new RegExp(`[${crosses}${checks}${questions}${boxes}\u0335-\u0338]`, 'gu')

const has = (line: string, marks: string) => new RegExp(`[${marks}]`, 'u').test(line)

/** True for a line with a cross, or struck out. */
export const isCrossedOut = (line: string): boolean => has(line, crosses) || struck.test(line)

/** Removes crosses, checks and boxes from a line. */
export const withoutAttendance = (line: string): string =>
  line.replace(letterCross, '$1').replace(taskBox, '$1').replace(glyphs, '')

/**
 * Attendance that marks give to lines, by index: a cross or a line through a name is out, a question in doubt. A letter x
 * or an empty box tells the lines that have it from the others; before every name, an x is a doubt, and a box nothing.
 */
export function attendanceByMarks(
  lines: readonly string[],
  isName: (line: string) => boolean,
): ReadonlyMap<number, Attendance> {
  const kinds = lines.map((line) => {
    if (isCrossedOut(line)) return 'out'
    if (has(line, questions)) return 'doubt'
    if (letterCross.test(line)) return 'letter'
    const [, , ticked] = taskBox.exec(line) ?? []
    return ticked === '' || emptyBox.test(line) ? 'box' : 'none'
  })
  const isEvery = (kind: 'letter' | 'box') =>
    lines.every((line, index) => kinds[index] === kind || kinds[index] === 'out' || !isName(line))
  const letter = isEvery('letter') ? 'doubt' : 'out'
  const box = isEvery('box') ? null : 'doubt'
  return new Map(
    kinds.flatMap((kind, index): [number, Attendance][] => {
      const own = kind === 'letter' ? letter : kind === 'box' ? box : kind
      return own === 'out' || own === 'doubt' ? [[index, own]] : []
    }),
  )
}
