import { matchEventTypes } from '@torneo/contracts/match/match-events'
import { scoringKinds } from '@torneo/contracts/tournament/scoring'
import { expect, test } from 'vitest'
import { boardTypes, eventKinds, kindKeyOf, variantsOf } from './event-kinds'
import { eventLabel, eventTypeOf, goalKindOf, hasPlayer, registeredTypes } from './event-types'

test('every type that the API accepts has a definition, in its order', () => {
  expect(Object.keys(registeredTypes)).toEqual([...matchEventTypes])
})

test.each([
  ['goals', ['goal', 'penalty', 'own_goal', 'yellow_card', 'red_card', 'substitution']],
  ['points', ['goal', 'substitution']],
  ['sets', ['substitution']],
] as const)('a correction in a sport of %s offers %j', (scoring, keys) => {
  expect(eventKinds({ scoring }).map(({ key }) => key)).toEqual(keys)
})

test('the cards are those of the sport (B87)', () => {
  expect(boardTypes({ cards: ['yellow', 'two_minutes'] })).toEqual([
    'goal',
    'yellow_card',
    'substitution',
    'two_minutes',
  ])
  expect(boardTypes({ scoring: 'sets', cards: ['green'] })).toEqual(['substitution', 'green_card'])
})

test('a button opens a form with the choices of its type', () => {
  expect(boardTypes({ scoring: 'goals' })).toEqual(['goal', 'yellow_card', 'red_card', 'substitution'])
  expect(variantsOf('goal', { scoring: 'goals' })).toEqual([
    { key: 'penalty', type: 'goal', penalty: true },
    { key: 'own_goal', type: 'own_goal', penalty: false },
  ])
  expect(variantsOf('goal', { scoring: 'points' })).toEqual([])
  for (const scoring of scoringKinds) expect(variantsOf('yellow_card', { scoring })).toEqual([])
})

test.each([
  [{ type: 'goal' }, 'Gol'],
  [{ type: 'goal', penalty: true }, 'Gol (p)'],
  [{ type: 'goal', points: 3 }, '+3'],
  [{ type: 'own_goal' }, 'Gol en contra'],
  [{ type: 'yellow_card' }, 'Tarjeta Amarilla'],
  [{ type: 'red_card' }, 'Tarjeta Roja'],
  [{ type: 'second_yellow' }, 'Doble amarilla'],
  [{ type: 'substitution' }, 'Cambio'],
  [{ type: 'timeout' }, 'Tiempo muerto'],
  [{ type: 'of_a_later_version' }, 'Evento'],
  [{ type: 'constructor' }, 'Evento'],
])('%j is labelled %s', (event, label) => {
  expect(eventLabel(event)).toBe(label)
})

test.each([
  [{ type: 'goal' }, 'goal', 'goal'],
  [{ type: 'goal', penalty: true }, 'penalty', 'penalty'],
  [{ type: 'own_goal' }, 'own_goal', 'own_goal'],
] as const)('the kind of %j', (event, key, summary) => {
  expect(kindKeyOf(event)).toBe(key)
  expect(goalKindOf(event)).toBe(summary)
})

test('a type of another version has a team and no player, score or card', () => {
  expect(hasPlayer('of_a_later_version')).toBe(false)
  expect(eventTypeOf('of_a_later_version')).toEqual({ label: 'Evento' })
})
