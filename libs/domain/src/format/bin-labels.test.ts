import { expect, test } from 'vitest'
import { formatCounts, recoverySentence, withRecovery } from './bin-labels'

const now = new Date(2026, 10, 25, 12).getTime()

test.each([
  ['sponsors', 1, 'Puedes recuperarlo de la Papelera hasta el 25 de diciembre.'],
  ['gallery_groups', 1, 'Puedes recuperarla de la Papelera hasta el 25 de diciembre.'],
  ['files', 3, 'Puedes recuperarlas de la Papelera hasta el 25 de diciembre.'],
  ['players', 2, 'Puedes recuperarlos de la Papelera hasta el 25 de diciembre.'],
])('%s, %i: %s', (kind, count, sentence) => {
  expect(recoverySentence(kind, count, now)).toBe(sentence)
})

test('the sentence is a paragraph of its own, and the only one where nothing else is said', () => {
  expect(withRecovery('Deja de verse.', 'sponsors').split('\n')).toEqual([
    'Deja de verse.',
    recoverySentence('sponsors'),
  ])
  expect(withRecovery(undefined, 'sponsors')).toBe(recoverySentence('sponsors'))
})

test('dependents are counted in one order, whatever the order they come in, and none is not named', () => {
  const along = [
    { collection: 'files', count: 1 },
    { collection: 'players', count: 40 },
    { collection: 'matches', count: 0 },
    { collection: 'teams', count: 1 },
  ]
  expect(formatCounts(along)).toBe('1 equipo, 40 jugadores y 1 imagen')
  expect(formatCounts(along, ['5 eventos'])).toBe('1 equipo, 40 jugadores, 1 imagen y 5 eventos')
})
