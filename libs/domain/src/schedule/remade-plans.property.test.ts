import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCompetition, scheduled, teamIds } from '../competition/played-competition.fixture'
import { templates } from '../competition/setup/templates'
import { violations } from './check-plan.fixture'
import { pairingsOfCompetition, pairingsOfMatches } from './pairings-of-competition'
import type { Pairing, PlacedMatch, Plan, PlanRequest } from './plan'
import { planFixtures } from './plan-fixtures'
import { daysOf } from './plans.fixture'

const competitionOf = (phases: Parameters<typeof aCompetition>[0]) => ({ ...aCompetition(phases), sportId: 's' })

const shape = fc.record({
  template: fc.constantFrom(...Object.values(templates)),
  count: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 3, max: 5 }) },
    { weight: 1, arbitrary: fc.integer({ min: 6, max: 12 }) },
  ),
  zones: fc.integer({ min: 1, max: 3 }),
  fields: fc.integer({ min: 1, max: 3 }),
  /** Share of the matches that were played when the plan changes. */
  played: fc.double({ min: 0, max: 0.9, noNaN: true }),
  pinned: fc.array(fc.nat({ max: 40 }), { maxLength: 3 }),
  lostField: fc.boolean(),
  laterStart: fc.boolean(),
  isLate: fc.boolean(),
  wishes: fc.subarray(['rounds', 'break', 'field', 'phase', 'officials']),
  seed: fc.nat(),
})

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never

const wishesOf = ({ wishes }: Shape, pairings: readonly Pairing[]): PlanRequest['wishes'] => [
  ...(wishes.includes('rounds') ? [{ kind: 'rounds_in_order' as const }] : []),
  ...(wishes.includes('officials') ? [{ kind: 'officials' as const }] : []),
  ...(wishes.includes('break') ? [{ kind: 'break' as const, date: '2025-11-15', from: '13:00', to: '14:00' }] : []),
  ...(wishes.includes('field')
    ? [{ kind: 'field' as const, ids: pairings.slice(-2).map(({ id }) => id), fields: ['Cancha 1'] }]
    : []),
  ...(wishes.includes('phase')
    ? [{ kind: 'phase_on' as const, phase: pairings.at(-1)?.phase ?? '', dates: ['2025-11-16'] }]
    : []),
]

/** A plan of a random tournament, and the request to remake it after a part was played. */
function disturbed(one: Shape) {
  const teams = teamIds(one.count)
  const competition = competitionOf(one.template({ teamIds: teams, zones: one.zones }))
  const rows = scheduled(competition)
  const fields = Array.from({ length: one.fields }, (_, index) => `Cancha ${index + 1}`)
  const pace = { minutes: 30, turnover: 5, rest: 30, seed: one.seed }
  const pairings = pairingsOfMatches(competition, rows)
  const first = planFixtures({ pairings, days: daysOf(3, fields), ...pace })
  const over = first.matches.slice(0, Math.floor(first.matches.length * one.played))
  const [last] = over.slice(-1)
  const places = new Map(first.matches.map(({ id, ...place }) => [id, place]))
  const pinned = one.pinned.flatMap((index) => first.matches[over.length + index] ?? [])
  // A late team joins the first zone.
  const late = one.isLate
    ? {
        ...competition,
        phases: competition.phases.map((phase) =>
          phase.kind === 'league'
            ? {
                ...phase,
                zones: phase.zones.map((zone, index) =>
                  index === 0 ? { ...zone, teamIds: [...zone.teamIds, 'late'] } : zone,
                ),
              }
            : phase,
        ),
      }
    : competition
  const known = pairingsOfMatches(late, rows)
  const all: Pairing[] = [
    ...known.map((pairing, index) => ({
      ...pairing,
      was: places.get(pairing.id),
      officials: [`official ${index % 4}`],
    })),
    ...(late === competition ? [] : pairingsOfCompetition(late, rows)),
  ]
  const request: PlanRequest = {
    ...pace,
    pairings: all,
    days: daysOf(3, one.lostField && fields.length > 1 ? fields.slice(1) : fields, one.laterStart ? '11:00' : '09:00'),
    keep: [...new Map([...over, ...pinned].map((match): [string, PlacedMatch] => [match.id, match])).values()],
    over: over.map(({ id }) => id),
    notBefore: last ? `${last.date} ${last.time}` : undefined,
    wishes: wishesOf(one, all),
  }
  return { first, request }
}

/** True if a match that was placed shares an official with another one within the turnover. */
function sharesOfficials({ pairings, keep = [], over = [], minutes, turnover }: PlanRequest, plan: Plan): boolean {
  const [stays, isOver] = [new Set(keep.map(({ id }) => id)), new Set(over)]
  const byId = new Map(pairings.map((pairing) => [pairing.id, pairing]))
  const rows = plan.matches
    .filter(({ id }) => !isOver.has(id))
    .map(({ id, date, time }) => ({ id, start: Date.parse(`${date}T${time}Z`) / 60_000 }))
  return rows.some(
    (one) =>
      !stays.has(one.id) &&
      rows.some(
        (other) =>
          other.id !== one.id &&
          Math.abs(one.start - other.start) < minutes + turnover &&
          byId.get(one.id)?.officials?.some((official) => byId.get(other.id)?.officials?.includes(official)),
      ),
  )
}

test('2,000 random tournaments are disturbed and remade: no rule is broken, and what stays stays', () => {
  fc.assert(
    fc.property(shape, (one) => {
      const { request } = disturbed(one)
      const plan = planFixtures(request)
      expect(violations(request, plan)).toEqual([])
      expect(plan.gave.every(({ because }) => because !== '')).toBe(true)
      const kindOf = (wish: number) => request.wishes?.[wish]?.kind
      const isNamed = plan.gave.some(({ wish }) => kindOf(wish) === 'officials')
      expect(isNamed).toBe(one.wishes.includes('officials') && sharesOfficials(request, plan))
    }),
    { numRuns: 2000 },
  )
})

test('a plan that nothing disturbs is remade as it is', () => {
  fc.assert(
    fc.property(shape, (one) => {
      const { first, request } = disturbed({ ...one, lostField: false, laterStart: false, isLate: false, wishes: [] })
      const plan = planFixtures(request)
      fc.pre(first.ok)
      expect(plan.moved).toEqual([])
    }),
    { numRuns: 100 },
  )
})
