import type { StaleText } from '@torneo/contracts/site/dashboard'
import { monthNames } from '../format/format-day'
import { type DatedLanding, type LandingTexts, landingTexts } from './landing-texts'

const longDay = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:º|°)? de (?<month>${monthNames.join('|')}|setiembre)(?!\p{L})(?:,? del? (?<year>\d{4}))?`,
  'giu',
)
/** A day without a year counts only after a word that makes it one: '24/7' and '1/2 tiempo' are none. */
const shortDay =
  /(?:(?<=(?:el|al|hasta|día|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lun\.|mar\.|mié\.|jue\.|vie\.|sáb\.|dom\.) )(?<day>\d{1,2})\/(?<month>\d{1,2})(?![\d/])|(?<![\d/])(?<dayOf>\d{1,2})\/(?<monthOf>\d{1,2})\/(?<year>\d{4}|\d{2})(?![\d/]))/giu

/** Returns yyyy-mm-dd; null for a day that no calendar has. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

const monthOf = (name: string): number =>
  monthNames.findIndex((month) => month === name.toLowerCase().replace('setiembre', 'septiembre')) + 1

/** Lists the days that a text names, as yyyy-mm-dd; one without a year is of `year`. */
export function daysIn(text: string, year: number): string[] {
  const long = [...text.matchAll(longDay)].map(({ groups = {} }) =>
    dayOf(Number(groups.year ?? year), monthOf(groups.month ?? ''), Number(groups.day)),
  )
  const short = [...text.matchAll(shortDay)].map(({ groups = {} }) =>
    dayOf(
      groups.year === undefined ? year : Number(groups.year.padStart(4, '20')),
      Number(groups.month ?? groups.monthOf),
      Number(groups.day ?? groups.dayOf),
    ),
  )
  return [...long, ...short].filter((day) => day !== null)
}

/**
 * Finds the records of the landing page whose last named day is past (B103), the longest past first. `year` is the open
 * edition's, for days without one. The days of this year's tournament itself, an event of the calendar that is over and
 * the years of 'Sobre' are no news: they stay as they are.
 */
export function staleTexts(landing: DatedLanding, today: string, year: number): StaleText[] {
  const over = new Set(landing.schedule.filter(({ date }) => date < today).map(({ id }) => id))
  const tournament = new Set(daysIn(landing.settings?.eventDate ?? '', year).filter((day) => day >= `${year}`))
  const spokenDays = ({ section, text }: LandingTexts) =>
    daysIn(text, year).filter((day) => !tournament.has(day) && (section !== 'about' || day >= `${year}`))
  return landingTexts(landing)
    .filter(({ id }) => !over.has(id))
    .flatMap((record) => {
      const day = spokenDays(record).toSorted().at(-1)
      const { section, id, title } = record
      return day !== undefined && day < today ? [{ collection: section, id, title: title ?? '', day }] : []
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
