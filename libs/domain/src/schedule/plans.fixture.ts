import { roundRobin } from '../competition/setup/round-robin'
import { Draft } from './draft'
import { measure } from './measures'
import type { Pairing, Plan, PlanRequest, PlayWindow } from './plan'
import { createSearch } from './search'
import { formatDate, formatTime } from './wall-clock'

/** Windows of several days with the same hours. */
export const daysOf = (count: number, fields: readonly string[], from = '09:00', to = '19:00'): PlayWindow[] =>
  Array.from({ length: count }, (_, index) => ({ date: `2025-11-${15 + index}`, from, to, fields }))

/** Zones of four teams, quarter-finals, semi-finals, third place and final of one sport. */
function sportOf(sport: string, promotions: readonly string[], fields: readonly string[]): Pairing[] {
  const zones = [0, 1, 2, 3].map((zone) => promotions.filter((_, index) => index % 4 === zone))
  const ofZones = zones.flatMap((zone, index) =>
    roundRobin(zone, 1).map(({ home, away }, number) => ({
      id: `${sport} zone ${index} ${number}`,
      home: `${sport} ${home}`,
      away: `${sport} ${away}`,
      fields,
      sport,
    })),
  )
  const all = ofZones.map(({ id }) => id)
  const open = (name: string, after: readonly string[]): Pairing => ({
    id: `${sport} ${name}`,
    home: null,
    away: null,
    after,
    fields,
    sport,
  })
  const idOf = ({ id }: Pairing) => id
  const cups = ['Oro', 'Plata'].flatMap((cup) => {
    const quarters = [1, 2, 3, 4].map((number) => open(`${cup} quarter ${number}`, all))
    const semis = [0, 2].map((first) => open(`${cup} semi ${first}`, quarters.slice(first, first + 2).map(idOf)))
    return [...quarters, ...semis, ...['third', 'final'].map((name) => open(`${cup} ${name}`, semis.map(idOf)))]
  })
  return [...ofZones, ...cups]
}

const sports = ['Fútbol', 'Básquet', 'Vóley', 'Pádel'] as const

/** 64 teams of 16 promotions in four sports, 8 fields, 4 days. */
export function bigRequest(seed: number, changes: Partial<PlanRequest> = {}): PlanRequest {
  const promotions = Array.from({ length: 16 }, (_, index) => `Promo ${index + 80}`)
  const fieldsOf = (sport: string) => [`${sport} 1`, `${sport} 2`]
  const pairings = sports.flatMap((sport) => sportOf(sport, promotions, fieldsOf(sport)))
  const teams = sports.flatMap((sport) => promotions.map((promotion) => [`${sport} ${promotion}`, promotion] as const))
  return {
    pairings,
    days: daysOf(4, sports.flatMap(fieldsOf)),
    minutes: 40,
    turnover: 10,
    rest: 60,
    people: Object.fromEntries(teams),
    names: Object.fromEntries(teams),
    requests: promotions
      .slice(0, 10)
      .map((promotion, index) => ({ kind: 'not_before', team: `${sports[index % 4]} ${promotion}`, time: '11:00' })),
    seed,
    ...changes,
  }
}

/** A plan that gives each match, feeders first, its earliest spot. */
export function greedyPlan(request: PlanRequest): Plan {
  const { problem, spotsOf } = createSearch(request)
  const draft = new Draft(problem)
  for (const task of problem.tasks) {
    const range = draft.rangeOf(task)
    const spot = spotsOf(task).find((one) => draft.isFree(task, one, range))
    if (spot) draft.place(task, spot)
  }
  const matches = [...draft.placed].map(([{ pairing }, { start, field }]) => ({
    id: pairing.id,
    date: formatDate(start),
    time: formatTime(start),
    field,
  }))
  return { ok: true, matches, moved: [], gave: [], measures: measure(problem, draft) }
}
