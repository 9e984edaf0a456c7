import { expect, test } from 'vitest'
import { diffWords, formatValue } from './format-value'

test.each([
  [
    'Volvemos a la cancha',
    'Volvemos a jugar a la cancha',
    ['Volvemos a ', '', 'la cancha'],
    ['Volvemos a ', 'jugar a ', 'la cancha'],
  ],
  ['Rossi', 'Panadería Rossi', ['', '', 'Rossi'], ['', 'Panadería ', 'Rossi']],
  ['2024', '2025', ['', '2024', ''], ['', '2025', '']],
  ['', 'nuevo', ['', '', ''], ['', 'nuevo', '']],
  ['a b', 'a b c', ['a ', 'b', ''], ['a ', 'b c', '']],
])('changed words of %j and %j are marked alone', (from, to, before, after) => {
  expect(diffWords(from, to)).toEqual([before, after])
})

test.each([
  [true, 'Sí'],
  [false, 'No'],
  ['', '(vacío)'],
  [null, '(vacío)'],
  [[], '(vacío)'],
  [90, '90'],
  [['uno', 'dos'], 'uno\ndos'],
  [[{ icon: 'trophy', title: 'Copa' }], 'trophy · Copa'],
])('%j reads %j', (value, words) => expect(formatValue(value)).toBe(words))
