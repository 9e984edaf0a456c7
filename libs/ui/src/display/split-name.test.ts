import { expect, test } from 'vitest'
import { splitName } from './split-name'

test.each([
  ['Los Inmortales del Quinto Año A', 'Los Inmortales del Quinto Año B', 'A'],
  ['Los Inmortales 98', 'Los Inmortales 05', '98'],
  ['Promo 98', 'Promo 05', ''],
  ['Los Pibes', 'Los Pibes', ''],
  ['Los Inmortales', 'Los Inmortales B', ''],
  ['Los Inmortales B', 'Los Inmortales', 'B'],
  [`${'Campeonato'.repeat(19)}DeLosSabadosA`, `${'Campeonato'.repeat(19)}DeLosSabadosB`, 'SabadosA'],
  [
    `${'Campeonato'.repeat(19)}A${'DeLosSabados'.repeat(2)}`,
    `${'Campeonato'.repeat(19)}B${'DeLosSabados'.repeat(2)}`,
    '',
  ],
  ['Los Inmortales del Quinto Año Comercial', 'Los Inmortales de siempre y alguno más', ''],
])('name %s next to %s keeps "%s" visible', (name, other, own) => {
  const parts = splitName(name, other)
  expect([parts.join(''), parts[1]]).toEqual([name, own])
})
