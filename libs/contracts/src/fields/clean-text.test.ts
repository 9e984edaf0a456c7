import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanCode, cleanLine, cleanLines } from './clean-text'
import { email, requiredCode, requiredLines, requiredSign, requiredText, text } from './fields'
import { naughtyTexts } from './naughty-texts.fixture'
import { check } from './validation'

describe('a text of one line (B74)', () => {
  test.each(naughtyTexts)('is cleaned of $kind, or rejected if nothing remains', ({ typed, read }) => {
    expect(check(text(200), typed)).toEqual({ ok: true, value: read })
    expect(check(requiredText('Falta'), typed)).toEqual(
      read === '' ? { ok: false, details: [{ path: '', message: 'Falta' }] } : { ok: true, value: read },
    )
  })

  test.each(['—', '🔥🔥', '...', '¡!'])('counts as missing when required and without letter or digit: %j', (typed) => {
    expect(check(text(), typed)).toEqual({ ok: true, value: typed })
    expect(check(requiredText('Falta'), typed)).toMatchObject({ ok: false, details: [{ message: 'Falta' }] })
    expect(check(requiredSign('Falta', 32), typed)).toEqual({ ok: true, value: typed })
  })
})

test.each([
  ['Uno\r\ndos\u2028tres', 'Uno\ndos\ntres'],
  ['  Uno  \n\tdos ', 'Uno\ndos'],
  ['Uno\n\n\n\n\ndos', 'Uno\n\ndos'],
  ['Uno\n \u200B \n\u2800\ndos', 'Uno\n\ndos'],
  ['\u202Eevil\u0000\n\uD83D', 'evil'],
  ['\n\n', ''],
  ['\uF0A7\tTres\no\tDos\n\u00B7\tUno', 'Tres\nDos\nUno'],
  ['o la que prefieras', 'o la que prefieras'],
])('a text of several lines keeps its lines, cleaned: %j', (typed, read) => {
  expect(cleanLines(typed)).toBe(read)
  expect(check(requiredLines('Falta'), typed).ok).toBe(read !== '')
})

test.each([
  ['１２３４５６', '123456'],
  [' 123 456 ', '123 456'],
  ['123\u200B456', '123456'],
  ['ＡＢ１２', 'AB12'],
])('a code may be typed as %j', (typed, read) => {
  expect(cleanCode(typed)).toBe(read)
  expect(check(requiredCode('Falta', 20), typed)).toEqual({ ok: true, value: read })
})

test.each([['jose\u0301@ejemplo.test'], ['JOSÉ@ejemplo.test'], ['\u200Ejosé@ejemplo.test\u202C']])(
  '%j is one e-mail in any form',
  (typed) => {
    expect(check(email(), typed)).toEqual({ ok: true, value: 'josé@ejemplo.test' })
  },
)

test('cleaning a cleaned text changes nothing, for any text', () => {
  const parts = [...naughtyTexts.flatMap(({ typed }) => [...typed.slice(0, 40)]), '\u0345', '\u094D', '\n', ' ']
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', minLength: 1, maxLength: 2 })), {
      maxLength: 30,
    })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(texts, fc.constantFrom(cleanLine, cleanLines, cleanCode), (typed, clean) => {
      const once = clean(typed)
      expect(clean(once)).toBe(once)
      expect(once).not.toMatch(/\p{Cs}/u)
    }),
    { numRuns: 5000 },
  )
})

test.each(['\n', '\u200B', '👩\u200D', 'ی\u200C', '\u0301', 'a\n', ' '])(
  'a megabyte of %j is judged in one pass',
  (sign) => {
    // A search that starts again at each sign would take an hour.
    for (const shape of [requiredText(), text(), requiredLines('Falta'), email()])
      expect(check(shape, sign.repeat(1_000_000 / sign.length))).toHaveProperty('ok')
  },
)
