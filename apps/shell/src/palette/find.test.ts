import { expect, test } from 'vitest'
import { findIn, searchTextOf } from './find'

const all = [
  ['Galería del ñandú', ''],
  ['Panel en Vivo', ''],
  ['Promo 98', 'Fútbol'],
  ['En vivo', 'Galería'],
  ['Posiciones', ''],
].map(([label = '', detail = '']) => ({ label, detail, searchText: searchTextOf(label, detail) }))
const labels = (search: string, max?: number) => findIn(all, search, max).map(({ label }) => label)

test.each([
  ['', all.map(({ label }) => label)],
  ['NANDU galeria', ['Galería del ñandú']],
  ['en vivo', ['En vivo', 'Panel en Vivo']],
  ['po', ['Posiciones']],
  ['futbol', ['Promo 98']],
  ['.*', []],
  ['zzz', []],
])('%j finds %j', (search, found) => expect(labels(search)).toEqual(found))

test('puts matches of the beginning first, up to the limit', () => {
  expect(labels('p', 2)).toEqual(['Panel en Vivo', 'Promo 98'])
})
