import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import { describe, expect, test } from 'vitest'
import {
  aCompetition,
  aTeam,
  changed,
  listedTies,
  played,
  resolved,
  scheduled,
  score,
  teamIds,
  teamsOf,
} from '../played-competition.fixture'
import { bracketTemplate, zonesAndBracketTemplate } from '../setup/templates'
import { resolveCompetition } from './resolve'
import { between, eight, inZones, playedOnly, rowsOf } from './zones-and-bracket.fixture'

describe('a slot', () => {
  test('has its words until its zone is complete, and its team from then on', () => {
    const competition = eight()
    const matches = scheduled(competition)
    expect(listedTies(resolved(competition, matches), 'llave')).toEqual([
      'Semifinal 1: 1.º Zona A - 2.º Zona B',
      'Semifinal 2: 1.º Zona B - 2.º Zona A',
      'Final: Ganador Semifinal 1 - Ganador Semifinal 2',
      'Tercer puesto: Perdedor Semifinal 1 - Perdedor Semifinal 2',
    ])
    const zoneA = playedOnly(competition, matches, ({ zoneId }) => zoneId === 'zona-1')
    expect(listedTies(resolved(competition, zoneA), 'llave').slice(0, 2)).toEqual([
      'Semifinal 1: t01 - 2.º Zona B',
      'Semifinal 2: 1.º Zona B - t04',
    ])
    expect(listedTies(resolved(competition, played(competition, matches)), 'llave')).toEqual([
      'Semifinal 1: t01 - t03 > t01',
      'Semifinal 2: t02 - t04 > t02',
      'Final: t01 - t02 > t01',
      'Tercer puesto: t03 - t04 > t03',
    ])
  })

  test('is written into its match as a team, or as its words', () => {
    const competition = eight()
    const matches = playedOnly(competition, scheduled(competition), ({ zoneId }) => zoneId === 'zona-1')
    const semifinal = matches.find(({ tieId }) => tieId === 'llave-1-1')!
    expect(resolved(competition, matches).fills[0]).toEqual({
      matchId: semifinal.id,
      homeTeamId: 't01',
      awayTeamId: null,
      homeLabel: null,
      awayLabel: '2.º Zona B',
    })
  })

  test('is not filled while a pairing of the zone has no match', () => {
    const competition = eight()
    const all = played(competition, scheduled(competition).filter(inZones))
    const missing = all.filter((match) => !between('t05', 't08')(match))
    expect(listedTies(resolved(competition, missing), 'llave')[0]).toBe('Semifinal 1: 1.º Zona A - t03')
  })

  test.each([
    ['cancelled for good', null, 't01'],
    ['postponed', { kind: 'postponed', reason: 'Lluvia', date: '2026-11-14', time: '10:00' }, '1.º Zona A'],
  ])('is filled if a match of the zone is %s', (_what, interruption, expected) => {
    const competition = eight()
    const matches = changed(competition, played(competition, scheduled(competition).filter(inZones)), (match) =>
      between('t05', 't08')(match) ? { status: 'cancelled', interruption } : null,
    )
    expect(listedTies(resolved(competition, matches), 'llave')[0]).toContain(`Semifinal 1: ${expected} - `)
  })

  test('is emptied when a match of the zone is reopened, and refilled after a correction', () => {
    const competition = eight()
    const before = playedOnly(competition, scheduled(competition), inZones)
    const reopened = changed(competition, before, (match) => (between('t01', 't04')(match) ? { status: 'live' } : null))
    expect(reopened.find(({ tieId }) => tieId === 'llave-1-1')).toMatchObject({ homeTeamId: null, awayTeamId: 't03' })
    const isHome = before.find(between('t01', 't04'))!.homeTeamId === 't04'
    const corrected = changed(competition, reopened, (match) =>
      between('t01', 't04')(match) ? score(isHome ? 9 : 0, isHome ? 0 : 9) : null,
    )
    expect(listedTies(resolved(competition, corrected), 'llave').slice(0, 2)).toEqual([
      'Semifinal 1: t04 - t03',
      'Semifinal 2: t02 - t01',
    ])
  })

  test('goes to another team after a deduction', () => {
    const matches = played(eight(), scheduled(eight()).filter(inZones))
    const deductions = [{ id: 'd', teamId: 't01', phaseId: 'zonas', points: 9, reason: 'Mala inclusión' }]
    expect(rowsOf(eight({ deductions }), matches).map(({ team, deducted }) => `${team.id} ${deducted}`)).toEqual([
      't04 0',
      't05 0',
      't01 9',
      't08 0',
    ])
    expect(listedTies(resolved(eight({ deductions }), matches), 'llave')[0]).toBe('Semifinal 1: t04 - t03')
  })

  test('is open after its team was deleted, and its zone has one place less', () => {
    const competition = eight()
    const matches = played(competition, scheduled(competition).filter(inZones)).filter(
      ({ homeTeamId, awayTeamId }) => homeTeamId !== 't01' && awayTeamId !== 't01',
    )
    const teams = teamsOf(competition.phases).filter(({ id }) => id !== 't01')
    const rules = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }
    expect(listedTies(resolveCompetition(competition, matches, teams, rules), 'llave')[0]).toBe(
      'Semifinal 1: t04 - t03',
    )
    const direct = aCompetition(bracketTemplate({ teamIds: ['t01', 't02'] }))
    expect(listedTies(resolveCompetition(direct, [], [aTeam('t02')], rules), 'llave')[0]).toBe('Final: A definir - t02')
  })
})

test('zones without teams wait for their draw', () => {
  const [league, knockout] = zonesAndBracketTemplate({ teamIds: teamIds(8), zones: 2 }) as [League, Knockout]
  const competition = aCompetition([
    { ...league, zones: league.zones.map((zone) => ({ ...zone, teamIds: [] })) },
    knockout,
  ])
  const resolution = resolved(competition, [])
  expect(resolution.phases.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(listedTies(resolution, 'llave')[0]).toBe('Semifinal 1: 1.º Zona A - 2.º Zona B')
})
