import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCompetition, resolved, scheduled, score, teamIds } from '../competition/played-competition.fixture'
import type { PlannedMatch } from '../competition/setup/planned-matches'
import { bracketTemplate, goldAndSilverTemplate, templates } from '../competition/setup/templates'
import type { PlayedMatch } from '../competition/tables/played-match'
import { violations } from './check-plan.fixture'
import { pairingsOfCompetition, pairingsOfMatches } from './pairings-of-competition'
import { planFixtures } from './plan-fixtures'
import { daysOf } from './plans.fixture'

const competitionOf = (phases: ReturnType<typeof bracketTemplate>) => ({ ...aCompetition(phases), sportId: 'football' })

describe('12 teams in 3 zones with gold and silver', () => {
  const competition = competitionOf(goldAndSilverTemplate({ teamIds: teamIds(12), zones: 3 }))
  const pairings = pairingsOfCompetition(competition, [], { minutes: 40, fields: ['Cancha 1'], sport: 'Fútbol' })
  const waits = Object.fromEntries(pairings.map(({ id, after }) => [id, after]))

  test('are 30 pairings: 18 of known teams in zones, 12 of teams that are open', () => {
    expect(pairings).toHaveLength(30)
    expect(new Set(pairings.map(({ id }) => id)).size).toBe(30)
    expect(pairings.filter(({ home, away }) => home !== null && away !== null)).toHaveLength(18)
    expect(pairings.filter(({ home, away }) => home === null && away === null)).toHaveLength(12)
    expect(pairings[0]).toEqual({
      id: 'football zona-1 1 t01 t12',
      home: 't01',
      away: 't12',
      minutes: 40,
      fields: ['Cancha 1'],
      sport: 'Fútbol',
      phase: 'zonas',
      zone: 'zona-1',
      round: 1,
      match: { phaseId: 'zonas', zoneId: 'zona-1', round: 1, homeTeamId: 't01', awayTeamId: 't12' },
    })
  })

  test('wait for the zones and ties of their slots', () => {
    const ofZone = (zone: number) =>
      pairings.flatMap(({ id, match }) => ('zoneId' in match && match.zoneId === `zona-${zone}` ? [id] : []))
    const [home, away] = ['football oro-1-2', 'football oro-1-1']
    // 2.º Zona B - 2.º Zona C
    expect(waits[home]?.toSorted()).toEqual([...ofZone(2), ...ofZone(3)].toSorted())
    // 1.º Zona A - Mejor tercero, for which all zones have to end.
    expect(waits[away]).toHaveLength(18)
    expect(waits['football oro-2-1']).toEqual(['football oro-1-1', 'football oro-1-2'])
    expect(waits['football oro-3-1']).toEqual(['football oro-2-1', 'football oro-2-2'])
  })

  test('are planned in two days of two fields, and nothing before what it waits for', () => {
    const request = {
      pairings: pairingsOfCompetition(competition, []),
      days: daysOf(2, ['Cancha 1', 'Cancha 2']),
      minutes: 40,
      turnover: 10,
      rest: 40,
      seed: 7,
    }
    const plan = planFixtures(request)
    expect(violations(request, plan)).toEqual([])
    expect(plan.ok).toBe(true)
  })

  test('leave out what exists, and wait for it all the same', () => {
    const matches = scheduled(competition).map((match) => ({ ...match, ...score(1, 0) }))
    const zones = matches.filter(({ zoneId }) => zoneId !== null)
    const open = pairingsOfCompetition(competition, zones)
    expect(open).toHaveLength(12)
    expect(open.find(({ id }) => id === 'football oro-1-1')?.after).toEqual(zones.map(({ id }) => id))
  })

  test('hold a tie whose match exists to its feeders, also to those that are still missing', () => {
    const matches = scheduled(competition).filter(({ zoneId }) => zoneId !== 'zona-2')
    const known = new Map(pairingsOfMatches(competition, matches).map((pairing) => [pairing.id, pairing]))
    const missing = pairingsOfCompetition(competition, matches).map(({ id }) => id)
    const quarter = matches.find(({ tieId }) => tieId === 'oro-1-2')
    const final = matches.find(({ tieId }) => tieId === 'oro-3-1')
    expect(known.size).toBe(matches.length)
    expect(missing).toHaveLength(6)
    expect(known.get(quarter?.id ?? '')?.after).toEqual(expect.arrayContaining(missing))
    const semis = matches.flatMap(({ id, tieId }) => (tieId?.startsWith('oro-2-') ? [id] : []))
    expect(known.get(final?.id ?? '')?.after).toEqual(semis)
  })
})

test('a bye is no pairing: who comes through it is known at once, and waited for where it is not', () => {
  const pairings = pairingsOfCompetition(competitionOf(bracketTemplate({ teamIds: teamIds(6), thirdPlace: false })), [])
  expect(pairings.map(({ id, home, away, after }) => [id, home, away, after])).toEqual([
    ['football llave-1-2', 't04', 't05', []],
    ['football llave-1-4', 't03', 't06', []],
    ['football llave-2-1', 't01', null, ['football llave-1-2']],
    ['football llave-2-2', 't02', null, ['football llave-1-4']],
    ['football llave-3-1', null, null, ['football llave-2-1', 'football llave-2-2']],
  ])
})

/** Key of a match and of the pairing that stands for it. */
const keyOf = (match: PlannedMatch | PlayedMatch): string =>
  'tieId' in match && match.tieId !== null
    ? match.tieId
    : 'homeTeamId' in match
      ? `${match.round} ${match.homeTeamId} ${match.awayTeamId}`
      : ''

/** The better team wins; each team scores its own fraction, so that no place needs lots. */
const separating = (home: string | null, away: string | null) => {
  const [one, other] = [home, away].map((id) => Number(id?.slice(1)))
  const isHomeBetter = (one ?? 0) < (other ?? 0)
  return score(Number(isHomeBetter) + (one ?? 0) / 10_000, Number(!isHomeBetter) + (other ?? 0) / 10_000)
}

test('plan and competition agree: played in the order of any plan, each match knows its teams before it begins', () => {
  const shapes = fc.record({
    template: fc.constantFrom(...Object.values(templates)),
    count: fc.integer({ min: 2, max: 14 }),
    zones: fc.integer({ min: 1, max: 4 }),
    fields: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(shapes, ({ template, count, zones, fields, seed }) => {
      const competition = competitionOf(template({ teamIds: teamIds(count), zones }))
      const pairings = pairingsOfCompetition(competition, [])
      const names = Array.from({ length: fields }, (_, index) => `Cancha ${index + 1}`)
      const plan = planFixtures({ pairings, days: daysOf(6, names), minutes: 30, turnover: 5, rest: 30, seed })
      const keys = new Map(pairings.map(({ id, match }) => [id, keyOf(match)]))
      const known = new Set<string>()
      let rows = scheduled(competition)
      for (const { id } of plan.matches) {
        const fills = new Map(resolved(competition, rows).fills.map((fill) => [fill.matchId, fill]))
        rows = rows.map((row) => {
          if (keyOf(row) !== keys.get(id)) return row
          const { homeTeamId, awayTeamId } = { ...row, ...fills.get(row.id) }
          if (homeTeamId && awayTeamId) known.add(id)
          return { ...row, homeTeamId, awayTeamId, ...separating(homeTeamId, awayTeamId) }
        })
      }
      expect(plan.matches.filter(({ id }) => !known.has(id))).toEqual([])
      expect(known.size).toBe(plan.matches.length)
    }),
    { numRuns: 25 },
  )
})
