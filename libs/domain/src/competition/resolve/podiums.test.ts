import type { Phase } from '@torneo/contracts/competition/phases'
import { describe, expect, test } from 'vitest'
import { aCompetition, played, resolved, scheduled, teamIds } from '../played-competition.fixture'
import { bracketTemplate, everyoneTemplate, goldAndSilverTemplate, zonesAndBracketTemplate } from '../setup/templates'
import type { PlayedMatch } from '../tables/played-match'
import { eight, fates, inZones, playedOnly } from './zones-and-bracket.fixture'

describe('a podium', () => {
  const podiums = (phases: Phase[], filter: (match: PlayedMatch) => boolean = () => true) => {
    const competition = aCompetition(phases)
    return resolved(competition, playedOnly(competition, scheduled(competition), filter)).podiums.map(
      ({ name, places }) => `${name}: ${places.map(({ place, team }) => `${place} ${team.id}`).join(', ')}`,
    )
  }

  test.each<[string, Phase[], string[]]>([
    ['a knock-out with a third place', bracketTemplate({ teamIds: teamIds(4) }), ['Llave: 1 t01, 2 t02, 3 t03']],
    [
      'a knock-out without one',
      bracketTemplate({ teamIds: teamIds(4), thirdPlace: false }),
      ['Llave: 1 t01, 2 t02, 3 t04, 3 t03'],
    ],
    [
      'two cups',
      goldAndSilverTemplate({ teamIds: teamIds(8), zones: 2 }),
      ['Oro: 1 t01, 2 t02, 3 t03', 'Plata: 1 t05, 2 t06, 3 t07'],
    ],
    ['a league alone', everyoneTemplate({ teamIds: teamIds(4) }), ['Todos contra todos: 1 t01, 2 t02, 3 t03']],
    [
      'zones alone, one each',
      zonesAndBracketTemplate({ teamIds: teamIds(8), zones: 2 }).slice(0, 1),
      ['Zona A: 1 t01, 2 t04, 3 t05', 'Zona B: 1 t02, 2 t03, 3 t06'],
    ],
  ])('has its places: %s', (_what, phases, expected) => {
    expect(podiums(phases)).toEqual(expected)
  })

  test('is empty until the final is decided', () => {
    expect(
      podiums(goldAndSilverTemplate({ teamIds: teamIds(8), zones: 2 }), ({ phaseId }) => phaseId !== 'oro'),
    ).toEqual(['Oro: ', 'Plata: 1 t05, 2 t06, 3 t07'])
  })

  test('waits for lots between level champions of a league', () => {
    const competition = aCompetition(everyoneTemplate({ teamIds: teamIds(3) }))
    const matches = played(competition, scheduled(competition), () => [1, 1])
    expect(resolved(competition, matches).podiums).toMatchObject([{ places: [] }])
    expect(fates(competition, matches)).toEqual(['1 t01 - lots', '1 t02 - lots', '1 t03 - lots'])
  })
})

test('phases wait, run and are over', () => {
  const competition = eight()
  const states = (matches: PlayedMatch[]) => resolved(competition, matches).phases.map(({ state }) => state)
  const matches = scheduled(competition)
  expect(states(matches)).toEqual(['waiting', 'waiting'])
  expect(
    states(matches.map((match, index) => (index === 0 ? { ...match, status: 'live', hasBegun: true } : match))),
  ).toEqual(['running', 'waiting'])
  expect(states(playedOnly(competition, matches, inZones))).toEqual(['over', 'waiting'])
  expect(states(playedOnly(competition, matches, ({ tieId }) => tieId !== 'llave-third'))).toEqual(['over', 'running'])
  expect(states(played(competition, matches))).toEqual(['over', 'over'])
})
