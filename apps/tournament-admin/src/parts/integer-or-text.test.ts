import { check } from '@torneo/contracts/fields/validation'
import { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { expect, test } from 'vitest'
import { sportFormValues } from '../features/tournament-sports/sport-form-values'
import { integerOrText } from './integer-or-text'

/** Returns the form's message about a typed duration; null if valid. */
function complaint(typed: string): string | null {
  const values = sportFormValues(null)
  const checked = check(TournamentSportForm, {
    ...values,
    name: 'Remo',
    rules: { ...values.rules, matchDuration: integerOrText(typed) },
  })
  return checked.ok ? null : (checked.details[0]?.message ?? null)
}

test.each([
  ['90', 90],
  [' 90 ', 90],
  ['007', 7],
  ['-1', -1],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['12.7', '12.7'],
  ['12,7', '12,7'],
  ['1e1', '1e1'],
  ['+5', '+5'],
  ['0x10', '0x10'],
  ['diez', 'diez'],
  ['٣', '٣'],
])('%j is %j', (typed, value) => {
  expect(integerOrText(typed)).toBe(value)
})

test('returns a number unchanged', () => {
  expect(integerOrText(11)).toBe(11)
  expect(integerOrText(null)).toBe(null)
})

test.each([
  ['90', null],
  ['1', null],
  ['600', null],
  ['', 'La duración es requerida'],
  ['12.7', 'Debe ser un número entero'],
  ['1e1', 'Debe ser un número entero'],
  ['0', 'Debe ser 1 o más'],
  ['-90', 'Debe ser 1 o más'],
  ['601', 'Debe ser 600 o menos'],
  ['99999999999999999999', 'Debe ser 600 o menos'],
])('a duration of %j: %j', (typed, sentence) => {
  expect(complaint(typed)).toBe(sentence)
})
