import { plainText } from '../format/search'
import { readCsvMoment, type DayOrder } from './csv-moments'

/** Settings of the rows below a title. */
export interface TitleSettings {
  /** Day as written. */
  readonly date?: string
  readonly round?: number
  readonly field?: string
  readonly sport?: string
  readonly phase?: string
  readonly zone?: string
}

export interface TitleContext {
  readonly dayOrder: DayOrder
  readonly year: number
  readonly isSport: (name: string) => boolean
}

const roundTitle = /^(?:fecha|jornada|ronda|matchday|round)\s*(?:n[º°.]*\s*|#\s*)?(\d{1,3})[º°ª]?$/i
const ordinalRound = /^(\d{1,3})\s*[.]?[º°ªa]+\s*(?:fecha|jornada|ronda)$/i
const fieldTitle = /^(?:cancha|campo|pista|court|field)\s+\S.*$/i
const zoneTitle = /^(?:zona|grupo)\s+\S{1,12}$/i
const phaseTitle =
  /^(?:octavos|cuartos|semi\s?final(?:es)?|semis|final(?:es)?|(?:tercer|3er?\.?)\s+(?:puesto|lugar))(?:\s+(?:de\s+)?(?:final|oro|plata|bronce))?$/

/** Number of a round: '3', 'Fecha 3', '3ª fecha'; null for any other text. */
export function roundIn(text: string): number | null {
  const [, found] = /^(\d{1,3})[º°ª]?$/.exec(text) ?? roundTitle.exec(text) ?? ordinalRound.exec(text) ?? []
  return found === undefined ? null : Number(found)
}

function settingOf(text: string, { dayOrder, year, isSport }: TitleContext): TitleSettings | null {
  const round = /^\d/.test(text) && !ordinalRound.test(text) ? null : roundIn(text)
  if (round !== null) return { round }
  if (/\D/.test(text) && readCsvMoment(text, dayOrder, year)) return { date: text }
  if (isSport(text)) return { sport: text }
  if (fieldTitle.test(text)) return { field: text }
  // A phase ends the zones before it, and the other way round.
  if (zoneTitle.test(text)) return { zone: text, phase: '' }
  return phaseTitle.test(plainText(text)) ? { phase: text, zone: '' } : null
}

/** Reads a title such as 'Fecha 2', 'Sábado 28/11', 'Cancha 1', 'Zona A - Fecha 3'; null if it says nothing of its rows. */
export function readTitle(text: string, context: TitleContext): TitleSettings | null {
  const whole = settingOf(text, context)
  if (whole) return whole
  const parts = text.split(/\s+[-–—·|/]\s+|\s*[·|]\s*/).map((part) => settingOf(part.trim(), context))
  return parts.length > 1 && parts.every((part) => part !== null)
    ? (Object.assign({}, ...parts) as TitleSettings)
    : null
}
