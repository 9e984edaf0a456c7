import type { Match, MatchTeam } from '@torneo/contracts/match/matches'
import { placeKey } from '@torneo/domain/people/passes'
import { formatTime, minutesADay, readMoment } from '@torneo/domain/schedule/wall-clock'
import type { BadgeTone } from '@torneo/ui/display/Badge'

export interface BoardSide {
  readonly team: MatchTeam | null
  /** The team, or the words of its slot. */
  readonly name: string
  /** Absent before the match. */
  readonly score?: number | undefined
}

/** A field as matches name it. */
export type BoardPlace = Pick<Match, 'location' | 'field'>

export type BoardLook = 'new' | 'existing' | 'error' | 'live' | 'late' | 'moved' | 'clash' | 'off'

/** A match on the board of a day, planned or existing. */
export interface BoardBlock {
  readonly id: string
  readonly date: string
  /** HH:mm. */
  readonly time: string
  readonly minutes: number
  readonly place: BoardPlace
  /** 'Zona A · Fecha 2'. */
  readonly round: string
  readonly sides: readonly [BoardSide, BoardSide]
  readonly look: BoardLook
  readonly badge?: { readonly tone: BadgeTone; readonly text: string } | undefined
  /** True for a match without a date, which had this spot. */
  readonly isHidden?: boolean | undefined
  /** Sentence of a rejected row. */
  readonly error?: string | undefined
}

/** Place of a block among those that overlap with it, from 0. */
export interface BoardLane {
  readonly index: number
  readonly count: number
}

export interface BoardColumn {
  readonly key: string
  readonly place: BoardPlace
  /** Sorted by time. */
  readonly blocks: readonly BoardBlock[]
  /** Places beside one another of blocks that overlap, by id (B94). */
  readonly lanes: ReadonlyMap<string, BoardLane>
}

export interface BoardDay {
  readonly columns: readonly BoardColumn[]
  /** Minutes of the wall clock at the top and bottom, on full hours. */
  readonly start: number
  readonly end: number
  readonly hours: readonly { readonly moment: number; readonly label: string }[]
  readonly shortest: number
  /** Matches without a date, which belong to no field yet, by the hour that they had. */
  readonly bank: readonly BoardBlock[]
}

export const momentOf = ({ date, time }: Pick<Match, 'date' | 'time'>): number => readMoment(date, time) ?? 0

/** Hours of a board without matches, in minutes. */
const emptyDay = { from: 9 * 60, to: 19 * 60 } as const

/** Lanes of blocks that overlap in time, sorted by time; a block that stands alone has none. */
function lanesOf(blocks: readonly BoardBlock[]): ReadonlyMap<string, BoardLane> {
  const lanes = new Map<string, BoardLane>()
  let group: BoardBlock[] = []
  let ends: number[] = []
  let indexes: number[] = []
  const close = () => {
    if (ends.length > 1)
      group.forEach(({ id }, index) => lanes.set(id, { index: indexes[index] ?? 0, count: ends.length }))
    ;[group, ends, indexes] = [[], [], []]
  }
  for (const block of blocks) {
    const start = momentOf(block)
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const index = free < 0 ? ends.length : free
    ends[index] = start + block.minutes
    group.push(block)
    indexes.push(index)
  }
  close()
  return lanes
}

const byTime = (one: BoardBlock, other: BoardBlock) => momentOf(one) - momentOf(other)

/** Days with matches, in order. A match after midnight stands on its own date. */
export const daysOf = (blocks: readonly BoardBlock[]): string[] =>
  [...new Set(blocks.map(({ date }) => date))].toSorted()

/**
 * The matches of a day in the columns of their fields; `places` gives the order and the fields that stay empty. `spare`
 * minutes before and after the matches stay free, within the day. Hidden ones are in the bank, of whatever day they were.
 */
export function boardOf(
  day: string,
  all: readonly BoardBlock[],
  places: readonly BoardPlace[],
  spare: number = 0,
): BoardDay {
  const timed = all.filter(({ date }) => date === day)
  const blocks = timed.filter(({ isHidden }) => !isHidden)
  const keys = new Map([...places, ...blocks.map(({ place }) => place)].map((place) => [placeKey(place), place]))
  const midnight = momentOf({ date: day, time: '00:00' })
  const starts = timed.length > 0 ? timed.map(momentOf) : [midnight + emptyDay.from]
  const ends = timed.length > 0 ? timed.map((block) => momentOf(block) + block.minutes) : [midnight + emptyDay.to]
  const first = Math.floor(Math.min(...starts) / 60) * 60
  const last = Math.ceil(Math.max(...ends) / 60) * 60
  const start = spare === 0 ? first : Math.max(first - spare, midnight)
  const end = spare === 0 ? last : Math.max(last, Math.min(last + spare, midnight + minutesADay))
  return {
    columns: [...keys].map(([key, place]) => {
      const own = blocks.filter((block) => placeKey(block.place) === key).toSorted(byTime)
      return { key, place, blocks: own, lanes: lanesOf(own) }
    }),
    start,
    end,
    hours: Array.from({ length: (end - start) / 60 }, (_, index) => ({
      moment: start + index * 60,
      label: formatTime(start + index * 60),
    })),
    shortest: timed.length > 0 ? Math.min(...timed.map(({ minutes }) => minutes)) : 60,
    bank: all.filter(({ isHidden }) => isHidden).toSorted(byTime),
  }
}

/** The matches of a day by time, then by field. */
export const listOfDay = (day: string, all: readonly BoardBlock[]): BoardBlock[] =>
  all
    .filter(({ date }) => date === day)
    .toSorted((one, other) => byTime(one, other) || placeKey(one.place).localeCompare(placeKey(other.place), 'es'))
