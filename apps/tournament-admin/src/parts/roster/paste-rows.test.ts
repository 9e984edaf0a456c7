import { aPlayer } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { checkRows, worstFirst } from './paste-rows'

const roster = [aPlayer({ number: 9, name: 'Martín Sosa' })]
const row = (number: string, name = 'Ana', position = 'Base', key = 0) => ({
  key,
  number,
  name,
  position,
  unplaced: '',
})
const errorsOf = (...one: Parameters<typeof row>) => checkRows([row(...one)], roster)[0]!.errors

test.each([
  ['', 'El número es requerido'],
  ['0', 'Debe ser un número entero del 1 al 99'],
  ['100', 'Debe ser un número entero del 1 al 99'],
  ['12.7', 'Debe ser un número entero del 1 al 99'],
  ['1e1', 'Debe ser un número entero del 1 al 99'],
  ['1', undefined],
  ['99', undefined],
])('the number %j', (number, sentence) => {
  expect(errorsOf(number)).toEqual(sentence === undefined ? {} : { number: sentence })
})

test('says all that a row lacks', () => {
  expect(errorsOf('5', ' ', '')).toEqual({ name: 'El nombre es requerido' })
})

test('marks doubles in the list and with the roster, and still takes them', () => {
  const checked = checkRows(
    [row('9', 'martin  SOSA'), row('7', 'Ana', 'Base', 1), row('7', 'ANA', 'Ala', 2), row('8', 'Sol', 'Ala', 3)],
    roster,
  )
  expect(checked.map(({ notes }) => notes)).toEqual([
    ['El 9 ya es de Martín Sosa', 'Ya está en la Lista de Buena Fe'],
    ['El 7 está repetido en esta lista', 'El nombre está repetido en esta lista'],
    ['El 7 está repetido en esta lista', 'El nombre está repetido en esta lista'],
    [],
  ])
  expect(checked.map(({ player, isKnown }) => [player !== null, isKnown])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ])
})

test('asks to look at doubtful names, and takes them', () => {
  const checked = checkRows([row('1', 'JosŽ Nœ–ez'), row('2', 'Ana Ríos 2', '', 1)], [])
  expect(checked.map(({ notes, player }) => [notes, player !== null])).toEqual([
    [['Revisa las letras del nombre: el texto llegó mal copiado'], true],
    [['El nombre tiene números'], true],
  ])
})

test('errors come first, then doubles and unplaced values, then the rest as pasted', () => {
  const rows = [
    row('1', 'A', 'x', 0),
    row('9', 'B', 'x', 1),
    row('0', 'C', 'x', 2),
    row('2', 'D', 'x', 3),
    row('', 'E', 'x', 4),
    { ...row('3', 'F', 'x', 5), unplaced: '30123456' },
  ]
  expect(
    worstFirst(rows, roster)
      .map(({ name }) => name)
      .join(''),
  ).toBe('CEBFAD')
})
