import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import { LotsRequest } from './lots'
import { CompetitionForm } from './phases'
import { Slot } from './slot'

const league = {
  id: 'z',
  name: 'Zonas',
  kind: 'league',
  legs: 1,
  zones: [{ id: 'a', name: 'Zona A', teamIds: ['t1', 't2'] }],
  tieBreaks: ['points'],
}
const knockout = {
  id: 'oro',
  name: 'Oro',
  kind: 'knockout',
  ties: [{ id: 'f', round: 1, home: null, away: { bye: true } }],
}
const pathsOf = (body: unknown) => {
  const checked = check(CompetitionForm, body)
  return checked.ok ? [] : checked.details.map(({ path }) => path)
}

describe('the body of a competition', () => {
  test('is taken as it was sent', () => {
    expect(check(CompetitionForm, { phases: [league, knockout] })).toEqual({
      ok: true,
      value: { phases: [league, knockout] },
    })
  })

  test.each<[string, object, string]>([
    ['a thirteenth phase', { phases: Array.from({ length: 13 }, () => league) }, 'phases'],
    [
      'a 33rd zone',
      { phases: [{ ...league, zones: Array.from({ length: 33 }, () => league.zones[0]) }] },
      'phases.0.zones',
    ],
    ['a league without zones', { phases: [{ ...league, zones: [] }] }, 'phases.0.zones'],
    ['three legs', { phases: [{ ...league, legs: 3 }] }, 'phases.0.legs'],
    ['an unknown tie-break', { phases: [{ ...league, tieBreaks: ['coin'] }] }, 'phases.0.tieBreaks.0'],
    ['an id of 25 characters', { phases: [{ ...league, id: 'x'.repeat(25) }] }, 'phases.0.id'],
    ['an id with a dot', { phases: [{ ...league, id: 'a.b' }] }, 'phases.0.id'],
    ['an unknown kind', { phases: [{ ...league, kind: 'swiss' }] }, 'phases.0.kind'],
    [
      'a slot of no kind',
      { phases: [{ ...knockout, ties: [{ id: 'f', round: 1, home: {}, away: null }] }] },
      'phases.0.ties.0.home',
    ],
    [
      'a missing side',
      { phases: [{ ...knockout, ties: [{ id: 'f', round: 1, home: null }] }] },
      'phases.0.ties.0.away',
    ],
    ['a stored result', { phases: [{ ...league, state: 'over' }] }, 'phases.0.state'],
  ])('%s is rejected at its path', (_what, body, path) => {
    expect(pathsOf(body)).toEqual([path])
  })
})

test.each([
  [{ team: 't1' }, true],
  [{ phase: 'z', zone: 'a', rank: 1 }, true],
  [{ phase: 'z', bestOf: 3, nth: 1 }, true],
  [{ phase: 'z', bestOf: 3, nth: 2, byMerit: true }, true],
  [{ winner: 'sf1' }, true],
  [{ loser: 'sf1' }, true],
  [{ bye: true }, true],
  [{ bye: false }, false],
  [{ phase: 'z', zone: 'a' }, false],
  [{ phase: 'z', zone: 'a', rank: 0 }, false],
  [{ winner: 'a', loser: 'b' }, false],
])('the slot %j is taken: %s', (slot, isTaken) => {
  expect(check(Slot, slot).ok).toBe(isTaken)
})

describe('lots', () => {
  const ofZone = { phaseId: 'z', zoneId: 'a', teamIds: ['t1', 't2'] }
  test.each<[string, object, string | null]>([
    ['of a zone are drawn without an order', ofZone, null],
    ['of a rank too', { phaseId: 'z', rank: 3, teamIds: ['t1', 't2'] }, null],
    ['by hand have an order and a reason', { ...ofZone, order: ['t2', 't1'], reason: 'Moneda' }, null],
    ['by hand need the reason', { ...ofZone, order: ['t2', 't1'] }, 'reason'],
    ['order exactly the level teams', { ...ofZone, order: ['t2', 't3'], reason: 'Moneda' }, 'order'],
    ['are of a zone or of a rank', { ...ofZone, rank: 1 }, 'zoneId'],
    ['are of something', { phaseId: 'z', teamIds: ['t1', 't2'] }, 'zoneId'],
    ['are between two teams or more', { ...ofZone, teamIds: ['t1'] }, 'teamIds'],
    ['name a team once', { ...ofZone, teamIds: ['t1', 't1'] }, 'teamIds'],
  ])('%s', (_what, body, path) => {
    const checked = check(LotsRequest, body)
    expect(checked.ok ? null : checked.details[0]!.path).toBe(path)
  })
})
