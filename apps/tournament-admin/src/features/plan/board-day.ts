import type { Match, MatchTeam } from '@torneo/contracts/match/matches'
import { placeKey } from '@torneo/domain/people/passes'
import { formatTime, readMoment } from '@torneo/domain/schedule/wall-clock'
import type { Place } from './plan-settings'

export interface BoardSide {
  readonly team: MatchTeam | null
  /** The team, or the words of its slot. */
  readonly name: string
}

/** A match on the board of a day, planned or existing. */
export interface BoardBlock {
  readonly id: string
  readonly date: string
  /** HH:mm. */
  readonly time: string
  readonly minutes: number
  readonly place: Place
  /** 'Zona A · Fecha 2'. */
  readonly round: string
  readonly sides: readonly [BoardSide, BoardSide]
  readonly isExisting: boolean
  /** Sentence of a rejected row. */
  readonly error?: string | undefined
}

export interface BoardColumn {
  readonly key: string
  readonly place: Place
  /** Sorted by time. */
  readonly blocks: readonly BoardBlock[]
}

export interface BoardDay {
  readonly columns: readonly BoardColumn[]
  /** Minutes of the wall clock at the top and bottom, on full hours. */
  readonly start: number
  readonly end: number
  readonly hours: readonly { readonly moment: number; readonly label: string }[]
  readonly shortest: number
}

export const momentOf = ({ date, time }: Pick<Match, 'date' | 'time'>): number => readMoment(date, time) ?? 0

const byTime = (one: BoardBlock, other: BoardBlock) => momentOf(one) - momentOf(other)

/** Days with matches, in order. A match after midnight stands on its own date. */
export const daysOf = (blocks: readonly BoardBlock[]): string[] =>
  [...new Set(blocks.map(({ date }) => date))].toSorted()

/** The matches of a day in the columns of their fields; `places` gives the order and the fields that stay empty. */
export function boardOf(day: string, all: readonly BoardBlock[], places: readonly Place[]): BoardDay {
  const blocks = all.filter(({ date }) => date === day)
  const keys = new Map([...places, ...blocks.map(({ place }) => place)].map((place) => [placeKey(place), place]))
  const start = Math.floor(Math.min(...blocks.map(momentOf)) / 60) * 60
  const end = Math.ceil(Math.max(...blocks.map((block) => momentOf(block) + block.minutes)) / 60) * 60
  return {
    columns: [...keys].map(([key, place]) => ({
      key,
      place,
      blocks: blocks.filter((block) => placeKey(block.place) === key).toSorted(byTime),
    })),
    start,
    end,
    hours: Array.from({ length: (end - start) / 60 }, (_, index) => ({
      moment: start + index * 60,
      label: formatTime(start + index * 60),
    })),
    shortest: Math.min(...blocks.map(({ minutes }) => minutes)),
  }
}

/** The matches of a day by time, then by field. */
export const listOfDay = (day: string, all: readonly BoardBlock[]): BoardBlock[] =>
  all
    .filter(({ date }) => date === day)
    .toSorted((one, other) => byTime(one, other) || placeKey(one.place).localeCompare(placeKey(other.place), 'es'))
