import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { describe, expect, test } from 'vitest'
import {
  aCompetition,
  changed,
  filled,
  knockoutOf,
  listedTies,
  played,
  resolved,
  scheduled,
  score,
  teamIds,
} from '../played-competition.fixture'
import { bracketTemplate } from '../setup/templates'
import type { PlayedMatch } from '../tables/played-match'
import type { CompetitionRecord } from './resolve-request'
import { eight } from './zones-and-bracket.fixture'

const place = (zone: number, rank: number): Slot => ({ phase: 'zonas', zone: `zona-${zone}`, rank })

describe('a tie', () => {
  const four = (levelEnds?: Knockout['levelEnds']) => {
    const [knockout] = bracketTemplate({ teamIds: teamIds(4) }) as [Knockout]
    return aCompetition([levelEnds ? { ...knockout, levelEnds } : knockout])
  }
  const first = (competition: CompetitionRecord, change: Partial<PlayedMatch>) => {
    const matches = changed(competition, filled(competition, scheduled(competition)), ({ tieId }) =>
      tieId === 'llave-1-1' ? { ...score(1, 1), ...change } : null,
    )
    return listedTies(resolved(competition, matches), 'llave')[0]
  }

  test.each<[string, Partial<PlayedMatch>, Knockout['levelEnds'], string]>([
    ['by its score', { homeScore: 2 }, undefined, ' > t01'],
    ['by the away side', { awayScore: 2 }, undefined, ' > t04'],
    ['by a shoot-out', { shootout: { home: 3, away: 4, kicks: [] } }, undefined, ' > t04'],
    [
      'by a walkover',
      { homeScore: 0, awayScore: 0, result: { kind: 'walkover', absent: 'home', reason: '' } },
      undefined,
      ' > t04',
    ],
    [
      'for neither side if none came',
      { homeScore: 0, awayScore: 0, result: { kind: 'walkover', absent: 'both', reason: '' } },
      'better_placed',
      '',
    ],
    ['not while it is level', {}, undefined, ''],
    ['not while it is played', { status: 'live', homeScore: 2 }, undefined, ''],
    ['for the side that is named first, without a league before', {}, 'better_placed', ' > t01'],
  ])('is decided %s', (_how, change, levelEnds, winner) => {
    expect(first(four(levelEnds), change)).toBe(`Semifinal 1: t01 - t04${winner}`)
  })

  test.each<[string, Slot, Slot, string]>([
    ['the better rank', place(2, 2), place(1, 1), 't01'],
    ['the better of that ranking at one rank', place(2, 1), place(1, 1), 't01'],
    ['the side that is named first, if neither played a league', { team: 't10' }, { team: 't11' }, 't10'],
  ])('goes to %s when level, if the phase says so', (_how, home, away, winner) => {
    const [league] = eight().phases as [League]
    const knockout: Knockout = {
      id: 'llave',
      name: 'Llave',
      kind: 'knockout',
      levelEnds: 'better_placed',
      ties: [{ id: 'f', round: 1, home, away }],
    }
    const competition = aCompetition([league, knockout])
    const matches = changed(competition, played(competition, scheduled(competition)), ({ tieId }) =>
      tieId === null ? null : { ...score(1, 1), shootout: null },
    )
    expect(knockoutOf(resolved(competition, matches), 'llave').ties[0]!.winnerTeamId).toBe(winner)
  })

  test('has no match when one side is a bye: the team advances at once', () => {
    const competition = aCompetition(bracketTemplate({ teamIds: teamIds(3) }))
    expect(listedTies(resolved(competition, []), 'llave')).toEqual([
      'Libre: t01 - Libre > t01',
      'Semifinal 1: t02 - t03',
      'Final: t01 - Ganador Semifinal 1',
    ])
  })

  test('advances the next opponent and gives third place to the other loser when both sides were absent', () => {
    const competition = four()
    const matches = changed(competition, filled(competition, scheduled(competition)), ({ tieId }) =>
      tieId === 'llave-1-1'
        ? { ...score(0, 0), result: { kind: 'walkover', absent: 'both', reason: '' } }
        : tieId === 'llave-1-2'
          ? score(2, 0)
          : null,
    )
    const { fills, podiums } = resolved(competition, matches)
    expect(listedTies(resolved(competition, matches), 'llave').slice(2)).toEqual([
      'Final: Ganador Semifinal 1 - t02 > t02',
      'Tercer puesto: Perdedor Semifinal 1 - t03 > t03',
    ])
    expect(fills.map(({ absent }) => absent)).toEqual(['home', 'home'])
    expect(podiums[0]?.places.map(({ place, team }) => [place, team.id])).toEqual([
      [1, 't02'],
      [3, 't03'],
    ])
  })

  test('can be changed by hand until its match begins', () => {
    const competition = four()
    const [knockout] = competition.phases as [Knockout]
    const swapped: Phase = {
      ...knockout,
      ties: knockout.ties.map((tie) => ({
        ...tie,
        away: tie.id === 'llave-1-1' ? { team: 't03' } : tie.id === 'llave-1-2' ? { team: 't04' } : tie.away,
      })),
    }
    const matches = changed(competition, scheduled(competition), ({ tieId }) =>
      tieId === 'llave-1-1' ? { status: 'live', hasBegun: true } : null,
    )
    const begun = matches.map((match) =>
      match.tieId === 'llave-1-1' ? { ...match, homeTeamId: 't01', awayTeamId: 't04' } : match,
    )
    expect(listedTies(resolved(aCompetition([swapped]), scheduled(competition)), 'llave').slice(0, 2)).toEqual([
      'Semifinal 1: t01 - t03',
      'Semifinal 2: t02 - t04',
    ])
    expect(knockoutOf(resolved(aCompetition([swapped]), begun), 'llave').ties[0]!.conflict).toMatchObject({
      side: 'away',
      shouldBe: { id: 't03' },
    })
  })
})
