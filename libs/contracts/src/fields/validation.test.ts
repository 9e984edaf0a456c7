import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { allEndpoints } from '../endpoint/catalogue'
import { text, whole } from './fields'
import { check } from './validation'

const Inner = z.strictObject({ year: whole(1900, 2100), alt: z.optional(text(10)) })
const Outer = z.strictObject({
  title: z.string(),
  kind: z.enum(['a', 'b']),
  photos: z.array(Inner),
  rules: z.optional(Inner),
})
const good = { title: 't', kind: 'a', photos: [{ year: 2025 }] }

test('gives the parsed value, trimmed', () => {
  expect(check(Outer, { ...good, photos: [{ year: 2025, alt: ' a ' }] })).toEqual({
    ok: true,
    value: { ...good, photos: [{ year: 2025, alt: 'a' }] },
  })
})

describe('reports a dotted path and a message', () => {
  test.each<[string, unknown, { path: string; message: string }[]]>([
    ['an unknown key', { ...good, role: 'super' }, [{ path: 'role', message: 'Este campo no se puede enviar' }]],
    [
      'two unknown keys',
      { ...good, role: 'super', _id: 1 },
      [
        { path: 'role', message: 'Este campo no se puede enviar' },
        { path: '_id', message: 'Este campo no se puede enviar' },
      ],
    ],
    [
      'an unknown key deep inside',
      { ...good, photos: [{ year: 2025 }, { year: 2025, x: 1 }] },
      [{ path: 'photos.1.x', message: 'Este campo no se puede enviar' }],
    ],
    [
      'a bad field deep inside',
      { ...good, photos: [{ year: '2025' }] },
      [{ path: 'photos.0.year', message: 'Debe ser un número entero' }],
    ],
    ['a missing field', { kind: 'a', photos: [] }, [{ path: 'title', message: 'Este campo es requerido' }]],
    ['a wrong type', { ...good, title: 1 }, [{ path: 'title', message: 'El valor no es válido' }]],
    ['a word outside the list', { ...good, kind: 'c' }, [{ path: 'kind', message: 'El valor no es válido' }]],
    [
      'a list in place of a text: one sentence',
      { ...good, kind: 'a', photos: [{ year: 2025, alt: ['a'.repeat(11)] }] },
      [{ path: 'photos.0.alt', message: 'El valor no es válido' }],
    ],
    [
      'a number wrong in two ways: one sentence',
      { ...good, photos: [{ year: 1e21 }] },
      [{ path: 'photos.0.year', message: 'Debe ser un número entero' }],
    ],
    ['no list', { ...good, photos: {} }, [{ path: 'photos', message: 'El valor no es válido' }]],
    ['no object', 'x', [{ path: '', message: 'El valor no es válido' }]],
    ['nothing', undefined, [{ path: '', message: 'Este campo es requerido' }]],
    [
      'several fields at once',
      { ...good, title: null, photos: [{ year: 1 }] },
      [
        { path: 'title', message: 'El valor no es válido' },
        { path: 'photos.0.year', message: 'Debe ser 1900 o más' },
      ],
    ],
  ])('%s', (_, value, details) => {
    expect(check(Outer, value)).toEqual({ ok: false, details })
  })
})

test('a prototype key is rejected like any unknown key', () => {
  expect(check(Outer, JSON.parse('{"title":"t","kind":"a","photos":[],"__proto__":{"role":"super"}}'))).toMatchObject({
    ok: false,
  })
  expect(check(Outer, { ...good, constructor: 1 })).toEqual({
    ok: false,
    details: [{ path: 'constructor', message: 'Este campo no se puede enviar' }],
  })
})

// Words of zod's default messages, which are in English and must not reach users.
const english =
  /\b(invalid|expected|received|required|unrecognized|too (big|small|short|long)|must|input|string|number|object)\b/i
const bodies = allEndpoints.flatMap(({ method, path, body }) => (body ? [{ call: `${method} ${path}`, body }] : []))

test.each(bodies)('$call speaks Spanish whatever it is sent', ({ body }) => {
  const keys = [
    'email',
    'password',
    'name',
    'role',
    'title',
    'ctaLink',
    'ctaVisible',
    'rules',
    'active',
    'order',
    'icon',
    'theme',
    'current',
    'next',
  ]
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.string({ minLength: 6000, maxLength: 6001 })),
    ),
  )
  fc.assert(
    fc.property(junk, (value) => {
      const checked = check(body, value)
      for (const { message } of checked.ok ? [] : checked.details) expect(message).not.toMatch(english)
    }),
  )
})
