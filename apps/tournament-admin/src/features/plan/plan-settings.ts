import type { Match } from '@torneo/contracts/match/matches'
import { farDateError } from '@torneo/domain/fixture/far-date'
import { placeKey } from '@torneo/domain/people/passes'
import type { PlayWindow, TeamRequest, Wish } from '@torneo/domain/schedule/plan'
import { planTexts as texts } from './plan-texts'

/** A field as matches name it. */
export type Place = Pick<Match, 'location' | 'field'>

/** Settings of a plan as typed: the numbers are unparsed. `windows` and their `fields` (keys of places) may be incomplete. */
export interface PlanSettings {
  readonly places: readonly Place[]
  readonly windows: readonly PlayWindow[]
  readonly minutes: string
  readonly turnover: string
  readonly rest: string
  readonly requests: readonly TeamRequest[]
  readonly wishes: readonly Wish[]
}

export type PaceField = 'minutes' | 'turnover' | 'rest'

/** Limits in minutes. */
export const paceLimits = { minutes: [5, 600], turnover: [0, 240], rest: [0, 600] } as const

/** Default minutes between two matches of a field. */
const usualTurnover = 10

const hours = { from: '09:00', to: '19:00' } as const
/** Wishes of a plan that nobody has set. */
export const usualWishes: readonly Wish[] = [{ kind: 'rounds_in_order' }, { kind: 'officials' }]
/** Days offered from matches that exist. */
const maxDays = 6

/** The next Saturday and Sunday after a yyyy-mm-dd date. */
export function nextWeekend(today: string): readonly [string, string] {
  const start = Date.parse(`${today}T00:00:00Z`)
  const saturday = start + ((6 - new Date(start).getUTCDay() + 7) % 7 || 7) * 86_400_000
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  return [day(saturday), day(saturday + 86_400_000)]
}

/** Places of matches, each once. */
export function placesOf(matches: readonly Place[]): Place[] {
  return [
    ...new Map(matches.map(({ location, field }) => [placeKey({ location, field }), { location, field }])).values(),
  ]
}

interface Known {
  readonly sportId: string
  /** Minutes of a match. */
  readonly duration: number
  /** Matches of all sports. */
  readonly matches: readonly Match[]
  readonly today: string
}

/**
 * First settings of a sport: what this device stored, else the fields of the last matches (the sport's own, if it has
 * some) and the days with matches, else the next weekend. Past days are replaced.
 */
export function initialSettings(
  stored: Partial<PlanSettings> | null,
  { sportId, duration, matches, today }: Known,
): PlanSettings {
  const own = matches.filter((match) => match.sportId === sportId)
  const places = placesOf([...(stored?.places ?? []), ...(own.length > 0 ? own : matches)])
  const keys = places.map(placeKey)
  const upcoming = [...new Set(matches.map(({ date }) => date))].filter((date) => date >= today).toSorted()
  const days = upcoming.length > 0 ? upcoming.slice(0, maxDays) : nextWeekend(today)
  const windows = (stored?.windows ?? []).filter(({ date }) => date >= today)
  const usual = stored?.windows?.[0]
  return {
    places,
    windows:
      windows.length > 0
        ? windows.map((one) => ({ ...one, fields: one.fields.filter((key) => keys.includes(key)) }))
        : days.map((date) => ({ ...hours, ...usual, date, fields: usual?.fields ?? keys })),
    minutes: stored?.minutes ?? String(duration),
    turnover: stored?.turnover ?? String(usualTurnover),
    rest: stored?.rest ?? String(duration),
    requests: stored?.requests ?? [],
    wishes: stored?.wishes ?? usualWishes,
  }
}

/** Wishes that the windows can meet, a date without hours is none, and for the pairings of the finals as they are now. */
export const openWishes = (
  { wishes, windows }: Pick<PlanSettings, 'wishes' | 'windows'>,
  finals: readonly string[],
): Wish[] =>
  wishes.map((wish) => {
    if (wish.kind === 'field') return { ...wish, ids: finals }
    if (wish.kind !== 'phase_on') return wish
    return { ...wish, dates: wish.dates.filter((date) => windows.some((window) => window.date === date)) }
  })

const parse = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Errors by path: `minutes`, `windows.0.date`, `windows.0.fields`. `year` of the tournament, if known. */
export function checkSettings(
  { windows, ...settings }: PlanSettings,
  year: number | undefined,
): Readonly<Record<string, string>> {
  const pace = (['minutes', 'turnover', 'rest'] as const).flatMap((name) => {
    const [from, to] = paceLimits[name]
    const value = parse(settings[name])
    return value >= from && value <= to ? [] : [[name, texts.whole(from, to)]]
  })
  const ofWindows = windows.flatMap(({ date, from, to, fields }, index) => {
    const far = year === undefined || date === '' ? null : farDateError(date, year)
    const problems = {
      date: date === '' ? texts.dateMissing : far,
      from: from === '' ? texts.timeMissing : null,
      to: to === '' ? texts.timeMissing : to === from ? texts.sameTime : null,
      fields: fields.length === 0 ? texts.noFields : null,
    }
    return Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[`windows.${index}.${name}`, problem]] : [],
    )
  })
  return Object.fromEntries([...pace, ...ofWindows]) as Record<string, string>
}

/** Minutes of checked settings. */
export const paceOf = ({ minutes, turnover, rest }: PlanSettings) => ({
  minutes: parse(minutes),
  turnover: parse(turnover),
  rest: parse(rest),
})
