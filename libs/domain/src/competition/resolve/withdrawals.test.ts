import { describe, expect, test } from 'vitest'
import { aCompetition, listedTies, played, resolved, scheduled, teamIds } from '../played-competition.fixture'
import { bracketTemplate } from '../setup/templates'
import { between, eight, inZones, playedOnly, rowsOf } from './zones-and-bracket.fixture'

describe('a withdrawal', () => {
  const withdrawal = (teamId: string, results: 'annul' | 'keep' = 'keep') => ({
    teamId,
    results,
    reason: 'Sin jugadores',
  })
  const direct = (...withdrawn: string[]) =>
    aCompetition(bracketTemplate({ teamIds: teamIds(4) }), { withdrawals: withdrawn.map((id) => withdrawal(id)) })

  test('lets the other side of a tie through', () => {
    expect(listedTies(resolved(direct('t01'), []), 'llave')).toEqual([
      'Semifinal 1: t01 - t04 > t04',
      'Semifinal 2: t02 - t03',
      'Final: t04 - Ganador Semifinal 2',
      'Tercer puesto: t01 - Perdedor Semifinal 2',
    ])
  })

  test('lets through whoever comes later', () => {
    const played4 = played(
      direct(),
      scheduled(direct()).filter(({ round }) => round === 1),
    )
    const matches = played4.filter(({ tieId }) => tieId === 'llave-1-1')
    expect(listedTies(resolved(direct('t01'), matches), 'llave')[2]).toBe('Final: t01 - Ganador Semifinal 2')
    expect(listedTies(resolved(direct('t01'), played4), 'llave')[2]).toBe('Final: t01 - t02 > t02')
  })

  test('leaves what was played', () => {
    const matches = played(direct(), scheduled(direct()))
    expect(listedTies(resolved(direct('t01'), matches), 'llave')[2]).toBe('Final: t01 - t02 > t01')
  })

  test('empties a tie when both sides withdraw, and the next side goes through', () => {
    expect(listedTies(resolved(direct('t01', 't04'), []), 'llave')).toContain('Semifinal 1: t01 - t04')
    const other = played(
      direct('t01', 't04'),
      scheduled(direct('t01', 't04')).filter(({ tieId }) => tieId === 'llave-1-2'),
    )
    expect(listedTies(resolved(direct('t01', 't04'), other), 'llave')[2]).toBe('Final: Ganador Semifinal 1 - t02 > t02')
    expect(resolved(direct('t01', 't04'), other).phases[0]!.state).toBe('over')
  })

  test('leaves its zone complete when results are annulled, and the others move up', () => {
    const matches = playedOnly(eight(), scheduled(eight()), (match) => inZones(match) && !between('t01', 't04')(match))
    const competition = eight({ withdrawals: [withdrawal('t01', 'annul')] })
    expect(
      rowsOf(competition, matches).map(({ team, withdrawn, played: count }) => `${team.id} ${withdrawn} ${count}`),
    ).toEqual(['t04 null 2', 't05 null 2', 't08 null 2', 't01 annul 0'])
    expect(listedTies(resolved(competition, matches), 'llave').slice(0, 2)).toEqual([
      'Semifinal 1: t04 - t03',
      'Semifinal 2: t02 - t05',
    ])
  })

  test('gives the tie to the other side when the team keeps its place', () => {
    const matches = playedOnly(eight(), scheduled(eight()), inZones)
    const competition = eight({ withdrawals: [withdrawal('t01')] })
    expect(listedTies(resolved(competition, matches), 'llave')[0]).toBe('Semifinal 1: t01 - t03 > t03')
  })
})
