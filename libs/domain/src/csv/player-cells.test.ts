import { describe, expect, test } from 'vitest'
import { readPlayers } from './read-players'

const sports = [{ id: 'f', name: 'Fútbol 11' }]
const teams = [{ id: 'Promo 98', name: 'Promo 98', sportId: 'f' }]

const read = (heads: string, cells: string) => {
  const { players, errors, named } = readPlayers(`Equipo;${heads}\nPromo 98;${cells}`, { sports, teams })
  return [
    ...players.map(({ number, name, position, isDoubtful }) =>
      [isDoubtful ? '?' : '', number, name, position].filter(Boolean).join(' | '),
    ),
    ...errors.map(({ message }) => `! ${message}`),
    ...named.map(({ text, why }) => `- ${text}: ${why}`),
  ]
}

describe('a cell of a player is read as people write it', () => {
  test.each([
    ['10', '10 | Ana Ríos'],
    ['10 (C)', '10 | Ana Ríos | Capitán'],
    ['10 (cap.)', '10 | Ana Ríos | Capitán'],
    ['10 - arquera', '10 | Ana Ríos | arquera'],
    ['nº 7', '7 | Ana Ríos'],
    ['N° 7', '7 | Ana Ríos'],
    ['Nro. 7', '7 | Ana Ríos'],
    ['#7', '7 | Ana Ríos'],
    ['camiseta 7', '7 | Ana Ríos'],
    ["'08", '08 | Ana Ríos'],
    ['7.0', '7 | Ana Ríos'],
    ['7,00', '7 | Ana Ríos'],
    ['7.', '7 | Ana Ríos'],
    ['7 o 9', '7 o 9 | Ana Ríos'],
    ['a definir', 'a definir | Ana Ríos'],
  ])('%s', (cell, expected) => {
    expect(read('Nº;Nombre', `${cell};Ana Ríos`)).toEqual([expected])
  })

  test.each([
    ['Ana Ríos (C)', '10 | Ana Ríos | Capitán'],
    ['Ana Ríos (arquera)', '10 | Ana Ríos | arquera'],
    ['Ana (Nani) Ríos', '10 | Ana (Nani) Ríos'],
    ['✅ Ana Ríos', '10 | Ana Ríos'],
    ['❓ Ana Ríos', '? | 10 | Ana Ríos'],
    ['Ana Ríos (duda)', '? | 10 | Ana Ríos'],
  ])('%s', (cell, expected) => {
    expect(read('Nº;Nombre', `10;${cell}`)).toEqual([expected])
  })
})

test.each(['❌ Ana Ríos', '✗ Ana Ríos', 'Ana Ríos (baja)', 'Ana Ríos - no va'])('%s is out of the team', (cell) => {
  expect(read('Nº;Nombre', `10;${cell}`)).toEqual(
    ['Promo 98', '10', cell].map((text) => `- ${text}: está entre las bajas`),
  )
})

test.each([
  ['Sí', ['10 | Ana Ríos']],
  ['Tal vez', ['? | 10 | Ana Ríos']],
  ['No', ['Promo 98', '10', 'Ana Ríos', 'No'].map((text) => `- ${text}: está entre las bajas`)],
  ['llego tarde', ['10 | Ana Ríos', '- llego tarde: no se usa']],
])('the answer %j to who plays', (cell, expected) => {
  expect(read('Nº;Nombre;¿Vas a jugar?', `10;Ana Ríos;${cell}`)).toEqual(expected)
})

test.each([
  ['N°;Nombre;Camiseta', '5;Ana Ríos;', ['Ana Ríos', '- 5: no se usa']],
  ['Jugador;Nombre;Apellido', 'Ana Ríos;Ana;Ríos', ['Ana Ríos']],
  ['Nombre;Apellido;Nombre completo', 'Ana;Ríos;', ['Ana Ríos']],
])('the columns %s say one name and one shirt', (heads, cells, expected) => {
  expect(read(heads, cells)).toEqual(expected)
})

test.each([
  ['Nº;Nombre', '1;🧤 Ana Ríos', ['1 | Ana Ríos | Arquero']],
  ['Nº;Nombre', '1 🧤;Ana Ríos', ['1 | Ana Ríos | Arquero']],
  ['Nº;Nombre;Puesto', '1;Ana Ríos;🧤', ['1 | Ana Ríos | Arquero']],
  ['Nº;Nombre;Puesto', '1;Ana Ríos 🧤;Arquera', ['1 | Ana Ríos | Arquera']],
  ['Nº;Nombre;Cap.', '1;Ana Ríos;X', ['1 | Ana Ríos | Capitán']],
  ['Nº;Nombre;Capitán', '1;Ana Ríos;Sí', ['1 | Ana Ríos | Capitán']],
  ['Nº;Nombre;C', '1;Ana Ríos;✓', ['1 | Ana Ríos | Capitán']],
  ['C;Nº;Nombre;Puesto', '✅;1;Ana Ríos (C);Volante', ['1 | Ana Ríos | Volante / Capitán']],
  ['Nº;Nombre;C', '1;Ana Ríos;❌', ['1 | Ana Ríos']],
  ['Nº;Nombre;C', '1;Ana Ríos;No', ['1 | Ana Ríos']],
  ['Nº;Nombre;C', '1;Ana Ríos;Beto', ['1 | Ana Ríos', '- Beto: no se usa']],
])('roles of %s: %s', (heads, cells, expected) => {
  expect(read(heads, cells)).toEqual(expected)
})
