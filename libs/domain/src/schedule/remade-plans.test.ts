import { describe, expect, test } from 'vitest'
import { aCompetition, scheduled, teamIds } from '../competition/played-competition.fixture'
import { goldAndSilverTemplate } from '../competition/setup/templates'
import { violations } from './check-plan.fixture'
import { pairingsOfCompetition, pairingsOfMatches } from './pairings-of-competition'
import type { Pairing, Plan, PlanRequest } from './plan'
import { planFixtures } from './plan-fixtures'
import { bigRequest, daysOf } from './plans.fixture'

const pair = (id: string, home: string, away: string, more: Partial<Pairing> = {}): Pairing => ({
  id,
  home,
  away,
  ...more,
})

const base: Omit<PlanRequest, 'pairings'> = {
  days: daysOf(1, ['Cancha 1']),
  minutes: 50,
  turnover: 10,
  rest: 0,
  seed: 1,
}

const at = (time: string, date = '2025-11-15', field = 'Cancha 1') => ({ date, time, field })

const timesOf = ({ matches }: Plan): Record<string, string> =>
  Object.fromEntries(matches.map(({ id, date, time }) => [id, `${date.slice(8)} ${time}`]))

describe('what stays', () => {
  test('a kept match stays, is in the plan, and what feeds it ends before it begins', () => {
    const plan = planFixtures({
      ...base,
      pairings: [pair('zone', 'a', 'b'), { id: 'final', home: null, away: null, after: ['zone'] }],
      days: daysOf(1, ['Cancha 1'], '09:00', '13:00'),
      keep: [{ id: 'final', ...at('11:00') }],
    })
    expect(plan.ok).toBe(true)
    expect(timesOf(plan)['final']).toBe('15 11:00')
    expect(timesOf(plan)['zone']).toMatch(/^15 (09|10):00$/)
  })

  test('a match that cannot end before a kept one that waits for it is missing, with the reason', () => {
    const plan = planFixtures({
      ...base,
      pairings: [pair('zone', 'a', 'b'), { id: 'final', home: null, away: null, after: ['zone'] }],
      days: daysOf(1, ['Cancha 1'], '11:00', '19:00'),
      keep: [{ id: 'final', ...at('11:00') }],
    })
    expect(plan).toMatchObject({
      ok: false,
      missing: [{ id: 'zone', because: 'Debe terminar antes de un partido que se queda donde está' }],
    })
  })

  test('a match that is over holds nobody', () => {
    const request = {
      ...base,
      pairings: [pair('next', 'a', 'b')],
      days: daysOf(1, ['Cancha 1', 'Cancha 2'], '10:00', '11:00'),
      fixed: [{ id: 'played', home: 'a', away: 'c', ...at('10:00'), minutes: 50 }],
    }
    expect(planFixtures(request).ok).toBe(false)
    expect(planFixtures({ ...request, over: ['played'] }).ok).toBe(true)
  })
})

describe('hours', () => {
  test('nothing is planned in the past, and what was there moves', () => {
    const plan = planFixtures({
      ...base,
      pairings: [pair('m', 'a', 'b', { was: at('10:00') }), pair('n', 'c', 'd', { was: at('17:00') })],
      notBefore: '2025-11-15 15:51',
    })
    expect(plan.moved).toEqual([{ id: 'm', from: at('10:00'), to: expect.objectContaining({ date: '2025-11-15' }) }])
    expect((timesOf(plan)['m'] ?? '') >= '15 15:55').toBe(true)
    expect(timesOf(plan)['n']).toBe('15 17:00')
  })

  test('hours that clocks skip are no hours', () => {
    // Summer time began in Santiago on 2025-09-07: after 23:59 came 01:00.
    const request = {
      ...base,
      pairings: ['a', 'b', 'c'].map((team) => pair(team, team, `${team} 2`)),
      days: [{ date: '2025-09-06', from: '22:00', to: '02:00', fields: ['Cancha 1'] }],
    }
    expect(Object.values(timesOf(planFixtures(request))).toSorted()).toEqual(['06 22:00', '06 23:00', '07 00:00'])
    const plan = planFixtures({ ...request, timeZone: 'America/Santiago' })
    expect(Object.values(timesOf(plan)).toSorted()).toEqual(['06 22:00', '06 23:00', '07 01:00'])
    expect(timesOf(planFixtures({ ...request, timeZone: 'Nowhere/Else' }))).toEqual(timesOf(planFixtures(request)))
  })
})

describe('wishes', () => {
  const leagueOf = (teams: number) => {
    const ids = Array.from({ length: teams }, (_, index) => `t${index}`)
    const rounds = Array.from({ length: teams - 1 }, (_, round) =>
      Array.from({ length: teams / 2 }, (__, index) => {
        const circle = [ids[0], ...ids.slice(1).map((_id, place) => ids[1 + ((place + round) % (teams - 1))])]
        return pair(`r${round}-${index}`, circle[index] ?? '', circle[teams - 1 - index] ?? '', {
          phase: 'league',
          zone: 'zone',
          round: round + 1,
        })
      }),
    )
    return rounds.flat()
  }
  const begins = (plan: Plan, round: number) =>
    plan.matches
      .filter(({ id }) => id.startsWith(`r${round}-`))
      .map(({ date, time }) => `${date} ${time}`)
      .toSorted()

  test('rounds are played in their order', () => {
    const pairings = leagueOf(8)
    const request: PlanRequest = {
      ...base,
      pairings,
      days: daysOf(2, ['Cancha 1', 'Cancha 2']),
      rest: 30,
      wishes: [{ kind: 'rounds_in_order' }],
    }
    for (const seed of [1, 2, 3]) {
      const plan = planFixtures({ ...request, seed })
      expect(violations(request, plan)).toEqual([])
      expect(plan).toMatchObject({ ok: true, gave: [] })
      for (const round of [1, 2, 3, 4, 5, 6])
        expect((begins(plan, round - 1).at(-1) ?? '') <= (begins(plan, round)[0] ?? '')).toBe(true)
    }
  })

  test('a phase keeps to its dates, a break is kept free, and finals have their field', () => {
    const league = leagueOf(6)
    const final: Pairing = { id: 'final', home: null, away: null, after: league.map(({ id }) => id), phase: 'cup' }
    const plan = planFixtures({
      ...base,
      pairings: [...league, final],
      days: daysOf(2, ['Cancha 1', 'Cancha 2']),
      wishes: [
        { kind: 'phase_on', phase: 'league', dates: ['2025-11-15'] },
        { kind: 'phase_on', phase: 'cup', dates: ['2025-11-16'] },
        { kind: 'break', date: '2025-11-15', from: '13:00', to: '14:00' },
        { kind: 'field', ids: ['final'], fields: ['Cancha 2'] },
      ],
    })
    expect(plan).toMatchObject({ ok: true, gave: [] })
    expect(plan.matches.find(({ id }) => id === 'final')).toMatchObject({ date: '2025-11-16', field: 'Cancha 2' })
    const onSaturday = plan.matches.filter(({ id }) => id !== 'final')
    expect(onSaturday.every(({ date, time }) => date === '2025-11-15' && (time <= '12:10' || time >= '14:00'))).toBe(
      true,
    )
  })

  test('an official leaves a match in time for the next one, and is at one at an hour', () => {
    const days = daysOf(1, ['Cancha 1', 'Cancha 2'], '10:00', '13:00')
    const request: PlanRequest = {
      ...base,
      days,
      pairings: [
        pair('m', 'a', 'b', { was: at('10:00'), officials: ['ana'] }),
        pair('n', 'c', 'd', { was: at('10:00', '2025-11-15', 'Cancha 2'), officials: ['juan'] }),
      ],
      fixed: [
        { id: 'x', home: null, away: null, ...at('10:40', '2025-11-15', 'Gimnasio'), minutes: 40, officials: ['ana'] },
      ],
    }
    expect(planFixtures(request).moved).toEqual([])
    const plan = planFixtures({ ...request, wishes: [{ kind: 'officials' }] })
    expect(plan).toMatchObject({ ok: true, gave: [], moved: [{ id: 'm' }] })
    // Ends at 11:20; the turnover is its way.
    expect((plan.matches.find(({ id }) => id === 'm')?.time ?? '') >= '11:30').toBe(true)
  })

  test('officials give way where there is no other hour', () => {
    const plan = planFixtures({
      ...base,
      pairings: [pair('m', 'a', 'b', { officials: ['ana'] }), pair('n', 'c', 'd', { officials: ['ana'] })],
      days: daysOf(1, ['Cancha 1', 'Cancha 2'], '10:00', '10:50'),
      wishes: [{ kind: 'officials' }],
    })
    expect(plan).toMatchObject({ ok: true, gave: [{ wish: 0 }] })
  })

  test('a wish gives way before a match is left out, and is named', () => {
    const plan = planFixtures({
      ...base,
      pairings: [pair('m', 'a', 'b'), pair('n', 'c', 'd')],
      days: daysOf(1, ['Cancha 1'], '12:00', '14:00'),
      wishes: [{ kind: 'rounds_in_order' }, { kind: 'break', date: '2025-11-15', from: '13:00', to: '14:00' }],
    })
    expect(plan.ok).toBe(true)
    expect(plan.gave).toEqual([{ wish: 1, because: 'No se cumple en 1 partido, que de otro modo quedaba afuera' }])
  })
})

describe('a late team', () => {
  const names = ['Cancha 1', 'Cancha 2']
  const competition = { ...aCompetition(goldAndSilverTemplate({ teamIds: teamIds(12), zones: 3 })), sportId: 's' }
  const rows = scheduled(competition)
  const pace = { minutes: 40, turnover: 10, rest: 40 }
  const pairings = pairingsOfMatches(competition, rows)
  const phases = competition.phases.map((phase) =>
    phase.kind === 'league'
      ? {
          ...phase,
          zones: phase.zones.map((zone, index) =>
            index === 2 ? { ...zone, teamIds: [...zone.teamIds, 't13'] } : zone,
          ),
        }
      : phase,
  )
  const late = { ...competition, phases }

  test.each([1, 2, 3, 4, 5])('joins a fixture of 30: all have a place, and at most 6 move (seed %i)', (seed) => {
    const days = daysOf(2, names)
    const first = planFixtures({ pairings, days, ...pace, seed })
    const places = new Map(first.matches.map(({ id, ...place }) => [id, place]))
    const request: PlanRequest = {
      ...pace,
      seed,
      days,
      pairings: [
        ...pairingsOfMatches(late, rows).map((pairing) => ({ ...pairing, was: places.get(pairing.id) })),
        ...pairingsOfCompetition(late, rows),
      ],
    }
    const plan = planFixtures(request)
    expect(first.matches).toHaveLength(30)
    expect(violations(request, plan)).toEqual([])
    expect(plan.ok).toBe(true)
    expect(plan.matches).toHaveLength(34)
    expect(plan.moved.length).toBeLessThanOrEqual(6)
  })
})

test('160 matches that lose an hour are remade without a violation', () => {
  const first = bigRequest(1)
  const places = new Map(planFixtures(first).matches.map(({ id, ...place }) => [id, place]))
  const request = bigRequest(1, {
    pairings: first.pairings.map((pairing) => ({ ...pairing, was: places.get(pairing.id) })),
    days: first.days.map((day, index) => (index === 0 ? { ...day, from: '10:00' } : day)),
  })
  const plan = planFixtures(request)
  expect(violations(request, plan)).toEqual([])
  expect(plan.ok).toBe(true)
  expect(plan.moved.length).toBeGreaterThan(0)
  expect(plan.moved.length).toBeLessThan(60)
})

test('a day begins when its fields open: no morning is idle before the first match', () => {
  const names = ['Cancha 1']
  const competition = { ...aCompetition(goldAndSilverTemplate({ teamIds: teamIds(6), zones: 2 })), sportId: 's' }
  for (const seed of [1, 2, 3, 4, 5]) {
    const plan = planFixtures({
      pairings: pairingsOfCompetition(competition, []),
      days: daysOf(2, names),
      minutes: 40,
      turnover: 10,
      rest: 40,
      wishes: [{ kind: 'rounds_in_order' }],
      seed,
    })
    const first = new Map<string, string>()
    for (const { date, time } of plan.matches) if (!first.has(date)) first.set(date, time)
    expect([...first.values()]).toEqual(['09:00', '09:00'])
  }
})
