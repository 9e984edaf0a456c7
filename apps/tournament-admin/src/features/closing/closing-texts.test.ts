import { expect, test } from 'vitest'
import { closingTexts } from './closing-texts'

test.each([
  [{ matches: 1, ties: ['Final'], lotsDue: false }, 'Pádel: falta jugar la final'],
  [{ matches: 1, ties: ['Oro · Final'], lotsDue: false }, 'Pádel: falta jugar la final de Oro'],
  [{ matches: 1, ties: ['Plata · Tercer puesto'], lotsDue: false }, 'Pádel: falta jugar Plata · Tercer puesto'],
  [{ matches: 1, ties: [], lotsDue: false }, 'Pádel: falta 1 partido'],
  [{ matches: 3, ties: ['Final'], lotsDue: true }, 'Pádel: faltan 3 partidos y falta un sorteo'],
  [{ matches: 0, ties: [], lotsDue: true }, 'Pádel: falta un sorteo'],
  [{ matches: 0, ties: [], lotsDue: false }, 'Pádel: faltan partidos por programar'],
])('%j is open: %s', (pending, words) => {
  expect(closingTexts.pending('Pádel', pending)).toBe(words)
})

test.each([
  [{ yellows: 3, reds: 0 }, '3 amarillas, ninguna roja'],
  [{ yellows: 1, reds: 1 }, '1 amarilla, 1 roja'],
  [{ yellows: 0, reds: 0 }, 'Sin tarjetas'],
])('the cards %j are %s', (cards, words) => {
  expect(closingTexts.cards(cards)).toBe(words)
})
