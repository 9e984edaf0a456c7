import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawLots, drawZones, type ZoneDrawRequest } from './draw'
import { mulberry32 } from './random'

const teams = (...promotions: (string | null)[]) =>
  promotions.map((promotionId, index) => ({ id: `t${index}`, promotionId }))
const free = (count: number) => teams(...Array.from({ length: count }, () => null))

/** Zone of each team by id; throws on a draw that was refused. */
function zonesOf(request: ZoneDrawRequest): Readonly<Record<string, number>> {
  const draw = drawZones(request)
  if (!draw.ok) throw new Error(draw.because)
  return Object.fromEntries(draw.drawn.map(({ teamId, zone }) => [teamId, zone]))
}

/** Counts how many of these teams fall in each zone. */
const sizes = (teamIds: readonly string[], zones: Readonly<Record<string, number>>, count: number) =>
  Array.from({ length: count }, (_, zone) => teamIds.filter((teamId) => zones[teamId] === zone).length)
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

/** Up to 300 teams of up to 40 promotions, in pots that zones can hold; the rest has no pot. */
const draws = fc
  .tuple(fc.integer({ min: 2, max: 32 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .chain(([zones, promotions, seed]) =>
    fc.record({
      zones: fc.constant(zones),
      seed: fc.constant(seed),
      owners: fc.array(fc.option(fc.integer({ min: 1, max: promotions })), { minLength: 2 * zones, maxLength: 300 }),
      potSizes: fc.array(fc.integer({ min: 1, max: zones }), { maxLength: 12 }),
    }),
  )
  .map(({ zones, seed, owners, potSizes }): ZoneDrawRequest => {
    const drawn = teams(...owners.map((owner) => (owner === null ? null : `p${owner}`)))
    const rest = drawn.map(({ id }) => id)
    return {
      teams: drawn,
      zones,
      seed,
      pots: potSizes.map((size) => rest.splice(0, size)).filter((pot) => pot.length > 0),
    }
  })

describe('a draw', () => {
  test('keeps the teams of a pot apart, spreads those of a promotion, and makes zones of equal size', () => {
    fc.assert(
      fc.property(draws, (request) => {
        const zones = zonesOf(request)
        expect(Object.keys(zones)).toHaveLength(request.teams.length)
        expect(spread(sizes(Object.keys(zones), zones, request.zones))).toBeLessThanOrEqual(1)
        for (const pot of request.pots) expect(Math.max(...sizes(pot, zones, request.zones))).toBe(1)
        for (const promotion of new Set(request.teams.flatMap(({ promotionId }) => promotionId ?? []))) {
          const own = request.teams.filter(({ promotionId }) => promotionId === promotion).map(({ id }) => id)
          expect(spread(sizes(own, zones, request.zones))).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('finds the way out where pots and promotions are both full', () => {
    // Eight pots of eight teams, one of each of eight promotions: a Latin square.
    const all = Array.from({ length: 64 }, (_, index) => ({ id: `t${index}`, promotionId: `p${index % 8}` }))
    const pots = Array.from({ length: 8 }, (_, pot) => all.slice(8 * pot, 8 * pot + 8).map(({ id }) => id))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const zones = zonesOf({ teams: all, pots, zones: 8, seed })
        for (let index = 0; index < 8; index += 1) {
          const promotion = all.filter(({ promotionId }) => promotionId === `p${index}`).map(({ id }) => id)
          expect(sizes(promotion, zones, 8)).toEqual(Array.from({ length: 8 }, () => 1))
        }
      }),
    )
  })

  test('is repeated by its seed, in whatever order the teams are given', () => {
    fc.assert(
      fc.property(draws, (request) => {
        const reversed = {
          ...request,
          teams: request.teams.toReversed(),
          pots: request.pots.map((pot) => pot.toReversed()),
        }
        expect(drawZones(reversed)).toEqual(drawZones(request))
      }),
    )
  })

  test('gives every team the same chance of every zone', () => {
    const pots = [
      ['t0', 't1', 't2'],
      ['t3', 't4', 't5'],
    ]
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 3000; seed += 1) {
      const zones = zonesOf({ teams: teams('a', 'b', null, 'a', 'b', null, null, null, null), zones: 3, pots, seed })
      for (const [teamId, zone] of Object.entries(zones)) {
        counts.set(`${teamId} ${zone}`, (counts.get(`${teamId} ${zone}`) ?? 0) + 1)
      }
    }
    expect(counts.size).toBe(27)
    expect(Math.min(...counts.values())).toBeGreaterThan(900)
    expect(Math.max(...counts.values())).toBeLessThan(1100)
  })

  test('stays the same for one seed from release to release', () => {
    const pots = [['t0', 't1', 't2', 't3']]
    expect(
      zonesOf({ teams: teams('a', 'b', 'c', null, 'a', 'b', 'c', null, 'a'), zones: 4, pots, seed: 2026 }),
    ).toEqual({ t0: 1, t1: 2, t2: 3, t3: 0, t4: 3, t5: 0, t6: 1, t7: 1, t8: 2 })
  })

  test.each<[why: string, request: Partial<ZoneDrawRequest>, because: string]>([
    ['too few teams', { teams: free(5), zones: 3 }, 'Hay 5 equipos para 3 zonas: cada una necesita al menos dos'],
    ['a pot larger than the zones', { pots: [[], ['t0', 't1', 't2']] }, 'El bombo 2 tiene 3 equipos y hay 2 zonas'],
    ['a team in two pots', { pots: [['t0'], ['t0']] }, 'Un equipo está dos veces en los bombos'],
    ['an unknown team in a pot', { pots: [['x']] }, 'Un equipo de los bombos no está en el sorteo'],
  ])('says why it is not possible: %s', (_, changes, because) => {
    expect(drawZones({ teams: free(8), zones: 2, pots: [], seed: 1, ...changes })).toEqual({ ok: false, because })
  })
})

test('lots depend on the seed and the teams alone', () => {
  expect(drawLots(['b', 'c', 'a'], 7)).toEqual(drawLots(['a', 'b', 'c'], 7))
  const orders = new Set(Array.from({ length: 100 }, (_, seed) => drawLots(['a', 'b', 'c'], seed).join('')))
  expect(orders.size).toBe(6)
})

test.each([
  [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
  [2026, [0.45540769933722913, 0.30849614599719644, 0.6611574492417276]],
  [4294967295, [0.8964226141106337, 0.189478256739676, 0.7156526781618595]],
])('the numbers of seed %i are those of mulberry32', (seed, expected) => {
  const random = mulberry32(seed)
  expect([random(), random(), random()]).toEqual(expected)
})
