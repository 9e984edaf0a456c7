import { describe, expect, test } from 'vitest'
import {
  aTeam,
  changed,
  knockoutOf,
  listedTies,
  played,
  resolved,
  scheduled,
  score,
} from '../played-competition.fixture'
import { between, eight, inZones, playedOnly } from './zones-and-bracket.fixture'

describe('a correction after a match of the bracket has begun', () => {
  const competition = eight()
  const withZones = playedOnly(competition, scheduled(competition), inZones)
  const begun = changed(competition, withZones, ({ tieId }) =>
    tieId === 'llave-1-1' ? { status: 'live', hasBegun: true } : null,
  )
  // The first and the second of zone A change places.
  const isHome = begun.find(between('t01', 't04'))!.homeTeamId === 't04'
  const corrected = changed(competition, begun, (match) =>
    between('t01', 't04')(match) ? score(isHome ? 9 : 0, isHome ? 0 : 9) : null,
  )

  test('leaves the begun match as it is, and says who should play', () => {
    const [semifinal] = knockoutOf(resolved(competition, corrected), 'llave').ties
    expect(semifinal).toMatchObject({ homeTeam: { id: 't01' }, awayTeam: { id: 't03' } })
    expect(semifinal!.conflict).toEqual({ side: 'home', shouldBe: aTeam('t04'), keptBy: null })
  })

  test('puts no team in two matches: the other slot waits for staff', () => {
    expect(listedTies(resolved(competition, corrected), 'llave')[1]).toBe('Semifinal 2: t02 - 2.º Zona A')
  })

  test('gives the other slot to the displaced team once the match is accepted as played', () => {
    const kept = [{ tieId: 'llave-1-1', side: 'home' as const, teamId: 't04', by: 'Ana', at: '2026-11-14T12:00:00Z' }]
    const resolution = resolved(eight({ kept }), corrected)
    expect(listedTies(resolution, 'llave').slice(0, 2)).toEqual(['Semifinal 1: t01 - t03', 'Semifinal 2: t02 - t04'])
    expect(knockoutOf(resolution, 'llave').ties[0]!.conflict!.keptBy).toEqual({
      name: 'Ana',
      at: '2026-11-14T12:00:00Z',
    })
  })

  test('raises the conflict again if a third team should play', () => {
    const kept = [{ tieId: 'llave-1-1', side: 'home' as const, teamId: 't05', by: 'Ana', at: '2026-11-14T12:00:00Z' }]
    expect(knockoutOf(resolved(eight({ kept }), corrected), 'llave').ties[0]!.conflict!.keptBy).toBeNull()
  })

  test('fills the slots again once the match is cancelled for good', () => {
    const cancelled = corrected.map((match) =>
      match.tieId === 'llave-1-1' ? { ...match, status: 'cancelled' as const } : match,
    )
    const resolution = resolved(competition, cancelled)
    expect(listedTies(resolution, 'llave').slice(0, 2)).toEqual(['Semifinal 1: t04 - t03', 'Semifinal 2: t02 - t01'])
    expect(knockoutOf(resolution, 'llave').ties[0]).toMatchObject({ matchId: null, conflict: null })
  })

  test('leaves a begun final after a changed semi-final, and the third place waits', () => {
    const all = played(competition, withZones)
    const [one, final] = ['llave-1-1', 'llave-2-1'].map((id) => all.find(({ tieId }) => tieId === id)!)
    const replayed = all.map((match) =>
      match.tieId === 'llave-third' ? { ...match, status: 'scheduled' as const, hasBegun: false } : match,
    )
    const result = changed(competition, replayed, ({ id }) => (id === one!.id ? score(0, 5) : null))
    expect(final).toMatchObject({ homeTeamId: 't01' })
    expect(listedTies(resolved(competition, result), 'llave').slice(2)).toEqual([
      'Final: t01 - t02 > t01',
      'Tercer puesto: Perdedor Semifinal 1 - t04',
    ])
    expect(knockoutOf(resolved(competition, result), 'llave').ties[2]!.conflict).toMatchObject({
      shouldBe: { id: 't03' },
    })
  })

  test.each([
    ['is settled once the final stays as it was played', true, null],
    ['waits as long as the final does', false, ['t01', null]],
  ])('changes a semi-final: a third place that the displaced team plays %s', (_what, isKept, conflict) => {
    const at = '2026-11-14T12:00:00Z'
    const all = played(competition, withZones)
    const semifinal = all.find(({ tieId }) => tieId === 'llave-1-1')!
    const final = all.find(({ tieId }) => tieId === 'llave-2-1')!
    // The loser of the semi-final is its winner after the correction, and plays for the third place.
    const loser = [semifinal.homeTeamId, semifinal.awayTeamId].find((id) => id !== 't01')!
    const side = final.homeTeamId === 't01' ? ('home' as const) : ('away' as const)
    const kept = isKept ? [{ tieId: 'llave-2-1', side, teamId: loser, by: 'Ana', at }] : []
    const isHome = semifinal.homeTeamId === loser
    const result = changed(competition, all, ({ id }) =>
      id === semifinal.id ? score(isHome ? 5 : 0, isHome ? 0 : 5) : null,
    )
    const ties = knockoutOf(resolved(eight({ kept }), result), 'llave').ties
    const third = ties.find(({ id }) => id === 'llave-third')!
    expect([third.homeTeam?.id, third.awayTeam?.id]).toContain(loser)
    expect(third.conflict && [third.conflict.shouldBe.id, third.conflict.keptBy]).toEqual(conflict)
    expect(ties.find(({ id }) => id === 'llave-2-1')!.conflict).toMatchObject({ shouldBe: { id: loser } })
  })
})
