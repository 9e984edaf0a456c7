import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import {
  anyDay,
  color,
  day,
  email,
  fieldMessages,
  flag,
  idText,
  imageUrl,
  limits,
  link,
  oneOf,
  password,
  requiredImageUrl,
  requiredText,
  text,
  timeOfDay,
  whole,
  year,
} from './fields'
import { check } from './validation'

/** The messages for a value, '' if it is valid. */
function sentence(shape: z.ZodMiniType, value: unknown): string {
  const checked = check(shape, value)
  return checked.ok ? '' : checked.details.map(({ message }) => message).join(' | ')
}

const long = (length: number) => 'a'.repeat(length)

describe('required text', () => {
  test.each([
    ['Fútbol', 'Fútbol'],
    ['  Fútbol  ', 'Fútbol'],
    [long(limits.name), long(limits.name)],
    [` ${long(limits.name)} `, long(limits.name)],
  ])('reads %j', (value, read) => {
    expect(check(requiredText(), value)).toEqual({ ok: true, value: read })
  })

  test.each([
    ['', 'El nombre es requerido'],
    ['   ', 'El nombre es requerido'],
    ['\n\t', 'El nombre es requerido'],
    [undefined, 'El nombre es requerido'],
    [null, 'El nombre es requerido'],
    [7, 'El nombre es requerido'],
    [{ $gt: '' }, 'El nombre es requerido'],
    [['a'], 'El nombre es requerido'],
    [long(limits.name + 1), 'Máximo 200 caracteres'],
  ])('rejects %j with one message', (value, message) => {
    expect(sentence(requiredText(fieldMessages.nameRequired), value)).toBe(message)
  })

  test('has a default message', () => {
    expect(sentence(requiredText(), '')).toBe('Este campo es requerido')
  })
})

test.each([
  ['', ''],
  [' a ', ''],
  [long(5000), ''],
  [long(5001), 'Máximo 5000 caracteres'],
  [null, 'El valor no es válido'],
  [1, 'El valor no es válido'],
])('a text that may be empty: %j', (value, message) => {
  expect(sentence(text(), value)).toBe(message)
})

describe('a link', () => {
  test.each([
    '',
    'https://example.test/a?b=c#d',
    'http://example.test',
    'HTTPS://EXAMPLE.TEST',
    'mailto:hola@example.test',
    'tel:+5491122334455',
    '/torneo',
    '/',
    '#inscripcion',
    '#',
    ' https://example.test ',
  ])('may be %j', (value) => {
    expect(sentence(link(), value)).toBe('')
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'evil.test',
    'https://',
    'https:// evil',
    'https:evil',
    'blob:https://a',
    'mailto:',
    '/a b',
  ])('may not be %j', (value) => {
    expect(sentence(link(), value)).toBe('Usa un enlace http, https, mailto, tel, una ruta (/…) o un ancla (#…)')
  })
})

describe('an image address', () => {
  test.each([
    '',
    'https://example.test/a.png',
    'http://example.test',
    '/api/storage/buckets/general/files/0190a1b2c3d4e5f67890/view',
    '/api/storage/buckets/tournament/files/a/download',
  ])('may be %j', (value) => {
    expect(sentence(imageUrl(), value)).toBe('')
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.test/a.png',
    '/a.png',
    'a.png',
    'ftp://example.test/a.png',
    '/api/storage/buckets/secret/files/a/view',
    '/api/storage/buckets/general/files/../view',
    '/api/storage/buckets/general/files/a/view?x=1',
    '/api/storage/buckets/general/files/a/delete',
    'https:///a.png',
    'https://a b',
  ])('may not be %j', (value) => {
    expect(sentence(imageUrl(), value)).toBe('Usa una dirección http(s) o una imagen de la biblioteca')
  })
})

test.each([
  ['https://example.test/a.png', ''],
  [' /api/storage/buckets/gallery/files/a/view ', ''],
  ['', 'Falta'],
  ['  ', 'Falta'],
  [undefined, 'Falta'],
  [null, 'Falta'],
  [7, 'Falta'],
  ['javascript:alert(1)', fieldMessages.image],
  [`https://example.test/${long(5000)}`, 'Máximo 5000 caracteres'],
])('an image address that must be there: %j', (value, message) => {
  expect(sentence(requiredImageUrl('Falta'), value)).toBe(message)
})

describe('a day (R13)', () => {
  test.each(['2025-11-15', '2024-02-29', '2000-02-29', ' 2025-01-31 ', '2025-12-31', '1900-01-01', '2100-12-31'])(
    'may be %j',
    (value) => {
      expect(check(day('Falta'), value)).toEqual({ ok: true, value: value.trim() })
    },
  )

  test.each([
    '2025-02-30',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-5',
    '15/11/2025',
    '20251115',
    '2025-11-15T00:00',
    '+2025-11-15',
    '2025-11-15\n2025-11-16',
    '٢٠٢٥-١١-١٥',
    'hoy',
  ])('may not be %j', (value) => {
    expect(sentence(day('Falta'), value)).toBe('Usa una fecha que exista, como 2025-11-15')
  })

  test.each(['0026-12-05', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])(
    '%j is of an implausible year',
    (value) => {
      expect(sentence(day('Falta'), value)).toBe('Usa un año entre 1900 y 2100')
      expect(sentence(anyDay('Falta'), value)).toBe('')
    },
  )

  test.each(['', ' ', undefined, null, 20251115, { $gt: '' }])('%j is missing', (value) => {
    expect(sentence(day('Falta'), value)).toBe('Falta')
  })
})

describe('a time of day (R13)', () => {
  test.each(['00:00', '09:05', '23:59', ' 14:30 '])('may be %j', (value) => {
    expect(check(timeOfDay('Falta'), value)).toEqual({ ok: true, value: value.trim() })
  })

  test.each(['24:00', '9:5', '9:30', '14:60', '1430', '14:30:00', '2:30 pm', '14.30', '-1:00', '14:30\n15:00'])(
    'may not be %j',
    (value) => {
      expect(sentence(timeOfDay('Falta'), value)).toBe('Usa una hora como 14:30')
    },
  )

  test.each(['', ' ', undefined, null, 930])('%j is missing', (value) => {
    expect(sentence(timeOfDay('Falta'), value)).toBe('Falta')
  })
})

describe('a year', () => {
  test.each([
    [2025, 2025],
    ['2025', 2025],
    [' 2025 ', 2025],
    [1900, 1900],
    [2100, 2100],
  ])('%j reads %i', (value, read) => {
    expect(check(year('Falta'), value)).toEqual({ ok: true, value: read })
  })

  test.each([
    12.7,
    '12.7',
    '1e3',
    20_255,
    '20255',
    999,
    '999',
    -2025,
    '-2025',
    '+2025',
    '0x7E9',
    'dos mil',
    true,
    [2025],
    { $gt: 0 },
    Number.NaN,
  ])('%j is none', (value) => {
    expect(sentence(year('Falta'), value)).toBe('Usa un año de cuatro cifras')
  })

  test.each([1000, 1899, '2101', 9999])('%j is out of range', (value) => {
    expect(sentence(year('Falta'), value)).toBe('Usa un año entre 1900 y 2100')
  })

  test.each(['', ' ', undefined, null])('%j is missing', (value) => {
    expect(sentence(year('Falta'), value)).toBe('Falta')
  })
})

test.each([
  ['gold', ''],
  ['silver', ''],
  ['Gold', 'El valor no es válido'],
  [' gold', 'El valor no es válido'],
  [1, 'El valor no es válido'],
  [['gold'], 'El valor no es válido'],
  ['toString', 'El valor no es válido'],
  ['', 'Falta'],
  [undefined, 'Falta'],
  [null, 'Falta'],
])('an enum value: %j', (value, message) => {
  expect(sentence(oneOf(['gold', 'silver'], 'Falta'), value)).toBe(message)
})

test.each([
  ['#E50914', ''],
  ['#e50914', ''],
  [' #E50914 ', ''],
  ['#FFF', 'Usa un color como #E50914'],
  ['E50914', 'Usa un color como #E50914'],
  ['#E5091G', 'Usa un color como #E50914'],
  ['#E50914FF', 'Usa un color como #E50914'],
  ['red', 'Usa un color como #E50914'],
  ['#E50914\n#000000', 'Usa un color como #E50914'],
  [undefined, 'Usa un color como #E50914'],
])('a colour: %j', (value, message) => {
  expect(sentence(color(), value)).toBe(message)
})

test.each([
  [1, ''],
  [10, ''],
  [0, 'Debe ser 1 o más'],
  [-1, 'Debe ser 1 o más'],
  [11, 'Debe ser 10 o menos'],
  [1.5, 'Debe ser un número entero'],
  ['3', 'Debe ser un número entero'],
  ['1e1', 'Debe ser un número entero'],
  [Number.NaN, 'Debe ser un número entero'],
  [Infinity, 'Debe ser un número entero'],
  [null, 'Debe ser un número entero'],
  [true, 'Debe ser un número entero'],
])('an integer from 1 to 10: %j', (value, message) => {
  expect(sentence(whole(1, 10), value)).toBe(message)
})

test.each([
  [true, ''],
  [false, ''],
  ['true', 'El valor no es válido'],
  [1, 'El valor no es válido'],
  [null, 'El valor no es válido'],
])('a flag: %j', (value, message) => {
  expect(sentence(flag(), value)).toBe(message)
})

describe('an email', () => {
  test.each([
    [' Ana@Example.TEST ', 'ana@example.test'],
    ['ana.perez+1@sub.example.test', 'ana.perez+1@sub.example.test'],
  ])('reads %j as one account', (value, read) => {
    expect(check(email(), value)).toEqual({ ok: true, value: read })
  })

  test.each([
    ['', 'El correo es requerido'],
    ['   ', 'El correo es requerido'],
    [undefined, 'El correo es requerido'],
    [null, 'El correo es requerido'],
    [{ $ne: null }, 'El correo es requerido'],
    ['ana', 'Correo electrónico inválido'],
    ['ana@', 'Correo electrónico inválido'],
    ['ana@example', 'Correo electrónico inválido'],
    ['@example.test', 'Correo electrónico inválido'],
    ['a b@example.test', 'Correo electrónico inválido'],
    ['a@b@example.test', 'Correo electrónico inválido'],
    ['<ana@example.test>', 'Correo electrónico inválido'],
    ['ana@example.test\nbcc:x@example.test', 'Correo electrónico inválido'],
    [`${long(250)}@a.es`, 'Máximo 254 caracteres'],
  ])('rejects %j', (value, message) => {
    expect(sentence(email(), value)).toBe(message)
  })
})

test.each<[min: 6 | 8, value: unknown, message: string]>([
  [6, 'torneo', ''],
  [6, '      ', ''],
  [6, '12345', 'La contraseña debe tener al menos 6 caracteres'],
  [8, '1234567', 'La contraseña debe tener al menos 8 caracteres'],
  [8, '12345678', ''],
  [6, '', 'La contraseña es requerida'],
  [6, undefined, 'La contraseña es requerida'],
  [6, { $gt: '' }, 'La contraseña es requerida'],
  [6, long(201), 'Máximo 200 caracteres'],
])('a password of at least %i: %j', (min, value, message) => {
  expect(sentence(password(min), value)).toBe(message)
})

test.each([
  ['0190a1b2c3d4e5f67890', ''],
  ['1', ''],
  ['', 'El valor no es válido'],
  [long(37), 'El valor no es válido'],
  ['a-b', 'El valor no es válido'],
  ['../a', 'El valor no es válido'],
  [{ $ne: '' }, 'El valor no es válido'],
  [undefined, 'El valor no es válido'],
])('an id that comes in: %j', (value, message) => {
  expect(sentence(idText(), value)).toBe(message)
})

// Catastrophic backtracking would block the server for minutes on a megabyte of text, and this test would time out.
test.each<[string, z.ZodMiniType, string, string]>([
  ['email', email(), `a@${'a.'.repeat(500_000)};`, 'Máximo 254 caracteres'],
  ['image address', imageUrl(), `http://${long(1_000_000)} x`, 'Máximo 5000 caracteres'],
  ['link', link(), `http://${long(1_000_000)} x`, 'Máximo 5000 caracteres'],
])('%s is validated in one pass, however long', (_, shape, value, message) => {
  expect(sentence(shape, value)).toBe(message)
})

// Bodies and responses are parsed on both ends, so parsing must be idempotent.
test.each<[string, z.ZodMiniType, fc.Arbitrary<unknown>]>([
  ['required text', requiredText(), fc.string({ unit: 'binary' }).map((value) => ` a${value} `)],
  ['text', text(), fc.string({ unit: 'binary' })],
  ['link', link(), fc.webUrl().map((url) => ` ${url} `)],
  ['image address', imageUrl(), fc.webUrl({ withQueryParameters: true })],
  ['colour', color(), fc.stringMatching(/^ ?#[0-9A-Fa-f]{6} ?$/)],
  ['image address that must be there', requiredImageUrl('Falta'), fc.webUrl().map((url) => ` ${url} `)],
  ['whole', whole(0), fc.nat(1_000_000)],
  [
    'day',
    day('Falta'),
    fc
      .date({ min: new Date(0), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((at) => ` ${at.toISOString().slice(0, 10)}`),
  ],
  ['time of day', timeOfDay('Falta'), fc.stringMatching(/^ ([01][0-9]|2[0-3]):[0-5][0-9]$/)],
  ['year', year('Falta'), fc.integer({ min: 1900, max: 2100 }).map(String)],
  ['email', email(), fc.emailAddress().map((address) => ` ${address.toUpperCase()} `)],
  ['password', password(6), fc.string({ unit: 'binary', minLength: 6 })],
])('%s is idempotent', (_, shape, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const first = check(shape, value)
      expect(first.ok && check(shape, first.value)).toEqual(first)
    }),
  )
})
