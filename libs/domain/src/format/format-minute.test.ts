import { expect, test } from 'vitest'
import {
  breakLabel,
  formatPeriodCount,
  formatHalf,
  formatMinute,
  missingPeriodMessage,
  parseMinute,
  stepMinute,
} from './format-minute'

test('minutes and halves in words', () => {
  expect([formatMinute(0), formatMinute(34), formatMinute(120), formatMinute(45, 2)]).toEqual([
    '0′',
    '34′',
    '120′',
    '45+2′',
  ])
  expect([formatHalf(1, undefined), formatHalf(2, 2), formatHalf(3, 4), formatHalf(5, 4)]).toEqual([
    '1º Tiempo',
    '2º Tiempo',
    '3º Cuarto',
    'Alargue 1',
  ])
})

test('periods are counted in the word of the sport, and only the middle of a match is its half time', () => {
  expect([formatPeriodCount(1), formatPeriodCount(2), formatPeriodCount(4), formatPeriodCount(1, 4)]).toEqual([
    '1 tiempo',
    '2 tiempos',
    '4 cuartos',
    '1 cuarto',
  ])
  expect([breakLabel(1, 2), breakLabel(2, 2), breakLabel(1, 4), breakLabel(2, 4)]).toEqual([
    'Entretiempo',
    'Descanso',
    'Descanso',
    'Entretiempo',
  ])
  expect(
    [
      { count: 1, minutes: 40 },
      { count: 4, minutes: 10 },
      { count: 2, minutes: 20, extra: 5 },
    ].map(missingPeriodMessage),
  ).toEqual([
    'Este deporte se juega en un solo tiempo',
    'Este deporte tiene 4 cuartos',
    'Este deporte tiene 2 tiempos y el alargue',
  ])
})

test.each([
  ['45', { minute: 45, added: 0 }],
  [' 45 + 2 ', { minute: 45, added: 2 }],
  ['90+30′', { minute: 90, added: 30 }],
  ['0', { minute: 0, added: 0 }],
  ['', null],
  ['45+', null],
  ['+2', null],
  ['600', null],
  ['45+31', null],
  ['-1', null],
  ['4.5', null],
])('%j typed as a minute', (text, minute) => {
  expect(parseMinute(text)).toEqual(minute)
})

test('a step is one of added time where there is some', () => {
  expect([
    stepMinute({ minute: 45, added: 2 }, 1),
    stepMinute({ minute: 45, added: 1 }, -1),
    stepMinute({ minute: 45, added: 0 }, -1),
    stepMinute({ minute: 0, added: 0 }, -1),
  ]).toEqual([
    { minute: 45, added: 3 },
    { minute: 45, added: 0 },
    { minute: 44, added: 0 },
    { minute: 0, added: 0 },
  ])
})
