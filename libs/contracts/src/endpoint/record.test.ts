import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { check } from '../fields/validation'
import { listOf, pageQuery } from './record'

test.each<[query: unknown, read: unknown]>([
  [{}, {}],
  [{ limit: '1' }, { limit: 1 }],
  [
    { limit: '200', offset: '0' },
    { limit: 200, offset: 0 },
  ],
  [{ offset: '999999999' }, { offset: 999_999_999 }],
])('the page query %j reads %j', (query, read) => {
  expect(check(pageQuery, query)).toEqual({ ok: true, value: read })
})

test.each<[query: unknown, path: string, message: string]>([
  [{ limit: '0' }, 'limit', 'Debe ser 1 o más'],
  [{ limit: '201' }, 'limit', 'Debe ser 200 o menos'],
  [{ limit: '-1' }, 'limit', 'Debe ser un número entero'],
  [{ limit: '1e1' }, 'limit', 'Debe ser un número entero'],
  [{ limit: '1.5' }, 'limit', 'Debe ser un número entero'],
  [{ limit: '' }, 'limit', 'Debe ser un número entero'],
  [{ limit: ' 1' }, 'limit', 'Debe ser un número entero'],
  [{ limit: ['1', '2'] }, 'limit', 'El valor no es válido'],
  [{ offset: '1000000000' }, 'offset', 'Debe ser un número entero'],
  [{ page: '1' }, 'page', 'Este campo no se puede enviar'],
])('the page query %j is rejected', (query, path, message) => {
  expect(check(pageQuery, query)).toEqual({ ok: false, details: [{ path, message }] })
})

test('a list carries its total and its items', () => {
  expect(check(listOf(z.string()), { total: 3, items: ['a'] })).toEqual({ ok: true, value: { total: 3, items: ['a'] } })
})
