import { describe, expect, test } from 'vitest'
import { columnsOf, ignoresHeading, playerByHeading } from './heading'

test.each<[line: string[], columns: ReturnType<typeof columnsOf>]>([
  [
    ['#', 'Nombre'],
    ['number', 'given'],
  ],
  [
    ['N°', 'Apellido/s', 'Nombre(s)', 'Puesto'],
    ['number', 'surname', 'given', 'position'],
  ],
  [
    ['Nº de camiseta', 'Jugador/a'],
    ['number', 'name'],
  ],
  [
    ['Apellido y nombre', 'DNI', 'Pos.'],
    ['name', 'other', 'position'],
  ],
  [
    ['Jugador', 'Talle', 'Rol'],
    ['name', 'other', 'position'],
  ],
  [['Nombre'], null],
  [
    ['Nombre', 'Talle'],
    ['given', 'other'],
  ],
  [['Nombre', 'Apodo'], null],
  [['Promo 98', 'Nombre', 'Puesto'], null],
  [['#', 'Puesto'], null],
  [['', ''], null],
])('the heading %j names %j', (line, columns) => {
  expect(columnsOf(line)).toEqual(columns)
})

test.each<[line: string[], player: Partial<ReturnType<typeof playerByHeading>>]>([
  [
    ['3', '10.', ' Juan ', 'Pérez', 'Base', 'Capitán'],
    { number: '10', name: 'Juan Pérez', position: 'Base', unplaced: '3, Capitán' },
  ],
  [['', '7)', 'Ana', '', ''], { number: '7', name: 'Ana', position: '', unplaced: '' }],
  [['', '', 'Sol', 'Paz'], { number: '', name: 'Sol Paz' }],
])('reads %j by order, shirt, name, surname and position as %j', (line, player) => {
  expect(playerByHeading(['number', 'number', 'given', 'surname', 'position', 'other'], line)).toMatchObject(player)
})

describe('a heading of number, name and position', () => {
  test.each<[line: string[], apart: boolean]>([
    [['10', 'Ana Ríos', 'Base'], false],
    [['10.', 'Ana Ríos', ''], false],
    [['', 'Ana Ríos', ''], false],
    [['10 Ana Ríos', '', ''], true],
    [['10', 'Ana Ríos', 'Base', 'suplente'], true],
    [['10', 'Ana Ríos', 'Base', ''], false],
    [['Ana Ríos', '10', 'Base'], true],
    [['Ana Ríos', 'Base'], true],
    [['10', 'Ana Ríos'], false],
  ])('%j stands apart from its heading: %s', (line, apart) => {
    expect(ignoresHeading(['number', 'name', 'position'], line)).toBe(apart)
  })
})
