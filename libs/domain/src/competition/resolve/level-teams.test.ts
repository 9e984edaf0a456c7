import { describe, expect, test } from 'vitest'
import {
  aCompetition,
  byNumber,
  listedTies,
  played,
  resolved,
  scheduled,
  type Scorer,
  teamIds,
} from '../played-competition.fixture'
import { goldAndSilverTemplate } from '../setup/templates'
import { between, eight, fates, inZones, playedOnly, rowsOf } from './zones-and-bracket.fixture'

describe('level teams', () => {
  const draws: Scorer = () => [1, 1]
  const level = played(eight(), scheduled(eight()).filter(inZones), (match) =>
    match.zoneId === 'zona-1' ? draws(match) : byNumber(match),
  )
  const order = ['t08', 't05', 't04', 't01']
  const lots = (reason: string | null) => [{ id: 'l', phaseId: 'zonas', zoneId: 'zona-1', order, reason }]

  test('share a place and wait for lots where the place matters', () => {
    expect(fates(eight(), level)).toEqual([
      '1 t01 Llave? lots',
      '1 t04 Llave? lots',
      '1 t05 Llave? lots',
      '1 t08 Llave? lots',
    ])
    expect(listedTies(resolved(eight(), level), 'llave')[0]).toBe('Semifinal 1: 1.º Zona A - t03')
    expect(resolved(eight(), level).phases[0]!.state).toBe('running')
  })

  test.each([
    [null, 'lots'],
    ['Moneda al aire', 'by_hand'],
  ])('are separated by an order with the reason %j', (reason, rule) => {
    const competition = eight({ lots: lots(reason) })
    expect(fates(competition, level)).toEqual(['1 t08 Llave', '2 t05 Llave', '3 t04 -', '4 t01 -'])
    expect(rowsOf(competition, level)[1]!.decidedBy!.rule).toBe(rule)
    expect(listedTies(resolved(competition, level), 'llave')[0]).toBe('Semifinal 1: t08 - t03')
    expect(resolved(competition, level).phases[0]!.state).toBe('over')
  })

  test('need no lots where the place leads nowhere', () => {
    const byOne: Scorer = (match) => {
      const [home, away] = byNumber(match)
      return [Math.min(home, 1), Math.min(away, 1)]
    }
    const matches = played(eight(), scheduled(eight()).filter(inZones), (match) =>
      between('t05', 't08')(match) ? [1, 1] : byOne(match),
    )
    expect(fates(eight(), matches)).toEqual(['1 t01 Llave', '2 t04 Llave', '3 t05 -', '3 t08 -'])
    expect(resolved(eight(), matches).phases[0]!.state).toBe('over')
  })

  test('need no lots before the zone is complete', () => {
    expect(fates(eight(), scheduled(eight())).some((row) => row.includes('lots'))).toBe(false)
  })

  test('wait for lots of their rank when level across the zones', () => {
    const competition = aCompetition(goldAndSilverTemplate({ teamIds: teamIds(12), zones: 3 }))
    const strength = (teamId: string | null) => Math.floor((Number(teamId?.slice(1)) - 1) / 3)
    const same: Scorer = ({ homeTeamId, awayTeamId }) => [
      strength(homeTeamId) < strength(awayTeamId) ? 1 : 0,
      strength(homeTeamId) > strength(awayTeamId) ? 1 : 0,
    ]
    const matches = playedOnly(competition, scheduled(competition), inZones, same)
    expect([0, 1, 2].map((zone) => fates(competition, matches, zone)[2])).toEqual([
      '3 t07 Oro? lots',
      '3 t08 Oro? lots',
      '3 t09 Oro? lots',
    ])
    const drawn = {
      ...competition,
      lots: [{ id: 'l', phaseId: 'zonas', rank: 3, order: ['t09', 't07', 't08'], reason: null }],
    }
    expect([0, 1, 2].map((zone) => fates(drawn, matches, zone)[2])).toEqual(['3 t07 Oro', '3 t08 Plata', '3 t09 Oro'])
    expect(listedTies(resolved(drawn, matches), 'oro').slice(0, 4)).toEqual([
      'Oro · Cuartos 1: t01 - t09',
      'Oro · Cuartos 2: t05 - t04',
      'Oro · Cuartos 3: t03 - t06',
      'Oro · Cuartos 4: t02 - t07',
    ])
  })
})

describe('a row of a table', () => {
  test('says where its place leads, and whether only the best of that rank advance', () => {
    const competition = aCompetition(goldAndSilverTemplate({ teamIds: teamIds(12), zones: 3 }))
    expect(fates(competition, scheduled(competition)).map((row) => row.split(' ').slice(2).join(' '))).toEqual([
      'Oro?',
      'Oro?',
      'Oro?',
      'Oro?',
    ])
    const done = played(competition, scheduled(competition).filter(inZones))
    expect([0, 1, 2].map((zone) => fates(competition, done, zone)[2])).toEqual([
      '3 t07 Oro',
      '3 t08 Oro',
      '3 t09 Plata',
    ])
  })
})
