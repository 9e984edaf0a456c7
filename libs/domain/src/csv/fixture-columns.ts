import type { Block, BlockPart, Columns } from './blocks'
import type { fixtureColumns } from './csv-columns'
import { isWeekday, type CsvMoment } from './csv-moments'
import { roundIn } from './fixture-titles'

export type FixtureColumn = keyof typeof fixtureColumns
type FixtureColumns = Columns<FixtureColumn>

/**
 * Settles by content which column is which: 'Fecha' with small numbers beside 'Día' or 'Fecha y hora' is the round.
 * Columns are as headed otherwise.
 */
export function columnsByContent(
  parts: readonly BlockPart<FixtureColumn>[],
): (block: Block<FixtureColumn>) => FixtureColumns {
  const settled = new Map<Block<FixtureColumn>, FixtureColumns>()
  const settle = (block: Block<FixtureColumn>): FixtureColumns => {
    const { columns } = block
    const dates = columns.get('date') ?? []
    const isRound = (index: number) => {
      const cells = parts.flatMap(({ row, block: own }) => (own === block ? row.cells[index] || [] : []))
      return cells.length > 0 && cells.every((cell) => roundIn(cell) !== null)
    }
    const rounds = dates.length > 1 || columns.has('moment') ? dates.filter(isRound) : []
    if (rounds.length === 0 || (rounds.length === dates.length && !columns.has('moment'))) return columns
    const found = new Map(columns).set('round', [...(columns.get('round') ?? []), ...rounds])
    const days = dates.filter((index) => !rounds.includes(index))
    if (days.length > 0) found.set('date', days)
    else found.delete('date')
    return found
  }
  return (block) => {
    const columns = settled.get(block) ?? settle(block)
    settled.set(block, columns)
    return columns
  }
}

/** Cell of a row. */
export interface FilledCell {
  readonly index: number
  readonly text: string
}

/** A value that several columns of a row say, as one text. */
export interface JoinedCells {
  readonly text: string
  /** Indexes of the cells that it is made of. */
  readonly used: readonly number[]
  /** Two cells that contradict each other. */
  readonly clash?: readonly [one: string, other: string] | undefined
}

/** Joins a weekday and its day, and chooses of several days the one with an hour. */
export function joinDay(cells: readonly FilledCell[], read: (text: string) => CsvMoment | null): JoinedCells {
  const weekday = cells.find(({ text }) => isWeekday(text))
  const days = cells.flatMap((cell) => {
    const moment = read(cell.text)
    return moment ? [{ ...cell, moment }] : []
  })
  const best = days.find(({ moment }) => moment.time !== '') ?? days[0]
  if (!best) {
    const first = cells.find((cell) => cell !== weekday) ?? weekday
    return { text: first?.text ?? '', used: first ? [first.index] : [] }
  }
  const other = days.find(
    ({ moment: { date, time } }) =>
      date !== best.moment.date || (time !== '' && best.moment.time !== '' && time !== best.moment.time),
  )
  const joined = weekday ? `${weekday.text} ${best.text}` : ''
  const isJoined = weekday !== undefined && read(joined) !== null
  return {
    text: isJoined ? joined : best.text,
    used: [...days, ...(isJoined ? [weekday] : [])].map(({ index }) => index),
    clash: other && [best.text, other.text],
  }
}

/** Chooses the hour that can be read; the first cell without one. */
export function joinTime(cells: readonly FilledCell[], read: (text: string) => string | null): JoinedCells {
  const times = cells.filter(({ text }) => read(text) !== null)
  const [best = cells[0]] = times
  const other = times.find(({ text }) => read(text) !== read(best?.text ?? ''))
  const used = times.length > 0 ? times : cells.slice(0, 1)
  return {
    text: best?.text ?? '',
    used: used.map(({ index }) => index),
    clash: other && [best?.text ?? '', other.text],
  }
}

const isField = /^(?:cancha|campo|pista|court|field|\d)/i

/** Joins the place and the field in it; a title's field is that of rows that name none. */
export function joinField(
  locations: readonly FilledCell[],
  fields: readonly FilledCell[],
  details: readonly FilledCell[],
  title: string,
): string {
  const unique = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean)
  const textsOf = (cells: readonly FilledCell[]) => unique(cells.map(({ text }) => text))
  const inner = [textsOf(fields).join(' · '), ...textsOf(details)].filter(Boolean).join(' ')
  const own = unique([...textsOf(locations), inner])
  const needsTitle = inner === '' && !own.some((text) => isField.test(text))
  return unique([...own, needsTitle ? title : '']).join(' · ')
}
