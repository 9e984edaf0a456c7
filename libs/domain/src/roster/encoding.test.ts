import { expect, test } from 'vitest'
import { hasOddLetters, withPlainLetters } from './encoding'

test.each([
  ['JosÃ© NÃºÃ±ez', 'José Núñez'],
  ['Oâ€™Higgins', 'O’Higgins'],
  ['JOÃO PAZ', 'JOÃO PAZ'],
  ['Â¡Ana!', '¡Ana!'],
  ['Nu&ntilde;ez &amp; Pe&#241;a', 'Nuñez & Peña'],
  ['R&D; &nada;', 'R&D; &nada;'],
  ['&#x110000;', '&#x110000;'],
  ['１０', '10'],
  ['⑩', '10'],
  ['🔟', '10'],
  ['n\u0303', 'ñ'],
])('%j is read as %j', (text, plain) => {
  expect(withPlainLetters(text)).toBe(plain)
})

test.each([
  ['JosŽ Nœ–ez', true],
  ['Mart’n', true],
  ['Jos‚', true],
  ['Jos\uFFFD', true],
  ['Jos¢', true],
  ['G?mez', true],
  ['Nico?', false],
  ['José Núñez', false],
  ['O’Higgins', false],
  ["D'Angelo", false],
  ['Ana "Toto" Ríos-Paz', false],
  ['Žižek', false],
  ['João', false],
  ['Juan M.ª Gil', false],
])('%j has letters of a wrong encoding: %s', (name, odd) => {
  expect(hasOddLetters(name)).toBe(odd)
})
