import { CompetitionForm } from '@torneo/contracts/competition/phases'
import { check } from '@torneo/contracts/fields/validation'
import { describe, expect, test } from 'vitest'
import { checkCompetition } from '../check/check-competition'
import { aCompetition, scheduled, teamIds } from '../played-competition.fixture'
import { goldAndSilverTemplate, templates, zonesAndBracketTemplate } from './templates'

const context = { sportId: 's', scoring: 'goals', sportOf: () => 's' } as const
const matchesOf = (phases: ReturnType<typeof goldAndSilverTemplate>) => scheduled(aCompetition(phases)).length

describe('each way to begin', () => {
  const counts = Array.from({ length: 63 }, (_, index) => index + 2)
  test.each(Object.entries(templates))('%s can be saved with 2 to 64 teams', (_name, template) => {
    for (const count of counts) {
      const phases = template({ teamIds: teamIds(count) })
      expect(check(CompetitionForm, { phases })).toEqual({ ok: true, value: { phases } })
      expect([count, checkCompetition(phases, context)]).toEqual([count, []])
    }
  })
})

test.each([
  ['Todos contra todos', 6, {}, 15],
  ['Todos contra todos', 6, { legs: 2 as const }, 30],
  ['Zonas', 12, { zones: 3 }, 18],
  ['Zonas y llave', 8, { zones: 2 }, 12 + 4],
  ['Zonas y llave', 12, { zones: 3 }, 18 + 8],
  ['Zonas y llave', 12, { zones: 3, best: 0 }, 18 + 6],
  ['Zonas y llave', 16, { zones: 4, advance: 1 }, 24 + 4],
  ['Oro y Plata', 12, { zones: 3 }, 30],
  ['Oro y Plata', 16, { zones: 4 }, 24 + 16],
  ['Llave directa', 13, {}, 13],
  ['Llave directa', 13, { thirdPlace: false }, 12],
] as const)('%s of %i teams with %j has %i matches', (name, count, numbers, expected) => {
  expect(matchesOf(templates[name]({ teamIds: teamIds(count), ...numbers }))).toBe(expected)
})

test('a single zone sends two teams to the bracket at least', () => {
  const [, gold] = goldAndSilverTemplate({ teamIds: teamIds(3), advance: 1 })
  expect(gold?.kind === 'knockout' && gold.ties.map(({ home, away }) => [home, away])).toEqual([
    [
      { phase: 'zonas', zone: 'zona-1', rank: 1 },
      { phase: 'zonas', zone: 'zona-1', rank: 2 },
    ],
  ])
})

test('zones are filled by turns in both directions, and differ by at most one', () => {
  const [league] = zonesAndBracketTemplate({ teamIds: teamIds(10), zones: 4 })
  expect(league?.kind === 'league' && league.zones.map((zone) => [zone.name, ...zone.teamIds].join(' '))).toEqual([
    'Zona A t01 t08 t09',
    'Zona B t02 t07 t10',
    'Zona C t03 t06',
    'Zona D t04 t05',
  ])
})

test('silver takes every place that gold leaves', () => {
  for (const [count, zones] of [
    [12, 3],
    [16, 4],
    [15, 4],
    [20, 5],
    [10, 3],
  ] as const) {
    const entrants = goldAndSilverTemplate({ teamIds: teamIds(count), zones }).flatMap((phase) =>
      phase.kind === 'league'
        ? []
        : phase.ties.flatMap(({ home, away }) => [home, away]).filter((slot) => slot && 'phase' in slot),
    )
    expect(entrants).toHaveLength(count)
  }
})
