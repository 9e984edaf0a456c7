import fc from 'fast-check'
import { expect, test } from 'vitest'
import { violations } from './check-plan.fixture'
import type { Pairing, PlanRequest } from './plan'
import { planFixtures } from './plan-fixtures'

const dates = ['2025-11-15', '2025-11-16', '2025-11-17'] as const
const fields = ['Cancha 1', 'Cancha 2', 'Pádel'] as const
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const text = (value: number) => String(value).padStart(2, '0')
  return `${text(Math.floor(quarter / 4))}:${text((quarter % 4) * 15)}`
})
const team = fc.nat({ max: 5 }).map((number) => `t${number}`)
const side = fc.option(team, { freq: 5 })
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 1 })

/** Wishes, also for phases, matches, dates and fields that do not exist. */
const wish = fc.oneof(
  fc.record({
    kind: fc.constant('phase_on' as const),
    phase: fc.constantFrom('p1', 'p2', 'p3'),
    dates: fc.subarray([...dates, '2030-01-01', 'never']),
  }),
  fc.record({ kind: fc.constant('break' as const), date: fc.constantFrom(...dates, 'never'), from: time, to: time }),
  fc.record({
    kind: fc.constant('field' as const),
    ids: fc.array(
      fc.nat({ max: 10 }).map((number) => `m${number}`),
      { maxLength: 3 },
    ),
    fields: fc.subarray([...fields, 'Nunca']),
  }),
  fc.constant({ kind: 'rounds_in_order' as const }),
  fc.constant({ kind: 'officials' as const }),
)

const place = fc.record({ date: fc.constantFrom(...dates, 'never'), time, field: fc.constantFrom(...fields, 'Nunca') })

const windows = fc.record({ date: fc.constantFrom(...dates), from: time, to: time, fields: fc.subarray([...fields]) })

/** Matches that wait for any others: sometimes in a circle, for themselves, or for one that does not exist. */
const pairings = (max: number) =>
  fc
    .array(
      fc.record({
        home: side,
        away: side,
        after: fc.option(fc.array(fc.nat({ max }), { maxLength: 2 }), { nil: [] as number[], freq: 1 }),
        minutes: fc.option(fc.integer({ min: 10, max: 90 }), { nil: undefined, freq: 2 }),
        fields: optional(fc.subarray([...fields, 'Nunca'])),
        phase: optional(fc.constantFrom('p1', 'p2')),
        zone: optional(fc.constantFrom('a', 'b')),
        round: optional(fc.integer({ min: 1, max: 3 })),
        was: optional(place),
        officials: optional(fc.subarray(['ana', 'juan'])),
      }),
      { maxLength: max },
    )
    .map((list) =>
      list.map(({ after, ...one }, index): Pairing => ({
        ...one,
        id: `m${index}`,
        after: after.map((other) => `m${other}`),
      })),
    )

const requestsOf = (max: number) =>
  fc.record({
    pairings: pairings(max),
    days: fc.array(windows, { maxLength: 5 }),
    minutes: fc.integer({ min: 10, max: 90 }),
    turnover: fc.integer({ min: 0, max: 20 }),
    rest: fc.integer({ min: 0, max: 120 }),
    people: fc.dictionary(team, fc.constantFrom('p1', 'p2')),
    requests: fc.array(
      fc.record({
        kind: fc.constantFrom('not_before', 'not_after', 'not_on'),
        team,
        date: optional(fc.constantFrom(...dates)),
        time: optional(time),
      }),
      { maxLength: 5 },
    ),
    fixed: fc
      .array(
        fc.record({
          home: side,
          away: side,
          date: fc.constantFrom(...dates),
          time,
          field: fc.constantFrom(...fields),
          minutes: fc.integer({ min: 10, max: 120 }),
        }),
        { maxLength: 3 },
      )
      .map((list) => list.map((one, index) => ({ ...one, id: `f${index}` }))),
    keep: fc.uniqueArray(
      fc.record({
        id: fc.nat({ max: max + 2 }).map((number) => `m${number}`),
        date: fc.constantFrom(...dates),
        time,
        field: fc.constantFrom(...fields, 'Nunca'),
      }),
      { maxLength: 3, selector: ({ id }) => id },
    ),
    over: fc.array(fc.constantFrom('f0', 'f1', 'm0', 'm1', 'nobody'), { maxLength: 3 }),
    notBefore: optional(fc.tuple(fc.constantFrom(...dates), time).map((parts) => parts.join(' '))),
    wishes: fc.array(wish, { maxLength: 4 }),
    timeZone: fc.constantFrom(undefined, 'America/Argentina/Buenos_Aires', 'Nowhere/Else'),
    seed: fc.nat(),
  }) as fc.Arbitrary<PlanRequest>

const random = fc.oneof({ weight: 80, arbitrary: requestsOf(8) }, { weight: 1, arbitrary: requestsOf(60) })

test('2,000 random requests: no plan breaks a rule, none is left out without a word, and each is repeatable', () => {
  fc.assert(
    fc.property(random, (request) => {
      const plan = planFixtures(request)
      expect(violations(request, plan)).toEqual([])
      expect(request.seed % 10 === 0 ? planFixtures(request) : plan).toEqual(plan)
    }),
    { numRuns: 2000 },
  )
})
