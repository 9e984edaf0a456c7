import type { Account, LeftOut } from '../csv/left-out'
import { accountOfText } from '../csv/text-account'
import { fullYear, yearsIn } from '../csv/years-in'
import { order } from './name-lines'
import { linesOf, withoutMarks } from './pasted-text'

/** A promotion of a pasted list, with the captain that its line names. */
export interface PromotionLine {
  readonly year: number
  /** Empty where the line names no person. */
  readonly captain: string
  readonly email: string
  readonly line: string
}

export interface PromotionLines extends Account {
  readonly promotions: readonly PromotionLine[]
}

/** Reasons of what a list says and no promotion keeps. */
export const promotionLineTexts = {
  noYear: 'no dice un año',
  years: 'dice más de un año',
  again: 'ese año ya está más arriba',
} as const

const email = /[^\s,;()<>"']+@[^\s,;()<>"']+\.[^\s,;()<>"'.]+/u
const phone = /\+?\d[\d\s().-]{6,}\d/gu
/** Words that only say what stands beside them. */
const plainWords =
  /(?<!\p{L})(?:promo(?:ci[oó]n)?|clase|generaci[oó]n|egresad[oa]s?|capit[aá]n|a[ñn]o|mail|correo)(?!\p{L})(?:\s+del?(?=\s*['’]?\d))?/giu

/** Reads promotions of a pasted list, one a line: a year, and of its captain a name and an email, in any order. */
export function readPromotionLines(text: string, thisYear: number): PromotionLines {
  const raw = linesOf(text)
  const lines = raw.map(withoutMarks)
  const named: LeftOut[] = []
  const years = new Set<number>()
  const readings = lines.flatMap((line, index) => {
    const leave = (what: string, why: string) => {
      if (/[\p{L}\p{N}]/u.test(what)) named.push({ row: index + 1, column: '', text: what.trim(), why })
    }
    const [mark = ''] = order.exec(line) ?? []
    const numbered = yearsIn(line.slice(mark.length)).length > 0 ? mark : ''
    const [address = ''] = email.exec(line) ?? []
    const body = line.slice(numbered.length).replace(address, ' ').replace(phone, ' ')
    const [written, ...others] = yearsIn(body)
    if (written === undefined || others.length > 0) {
      if (line.trim() !== '') leave(line, written === undefined ? promotionLineTexts.noYear : promotionLineTexts.years)
      return []
    }
    const year = fullYear(written, thisYear)
    if (years.has(year)) {
      leave(line, promotionLineTexts.again)
      return []
    }
    years.add(year)
    const words = body.match(plainWords) ?? []
    const captain = body
      .replace(plainWords, ' ')
      .replace(new RegExp(`(?<!\\d)['’]?${written}(?!\\d)`, 'u'), ' ')
      .replace(/[\t;|,:<>()"'’–—-]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
    const promotion: PromotionLine = { year, captain, email: address.toLowerCase(), line: raw[index] ?? '' }
    return [{ lines: [index + 1], used: [numbered, written, captain, address, ...words], promotion }]
  })
  return { promotions: readings.map(({ promotion }) => promotion), ...accountOfText(lines, readings, named) }
}
