import { expect, test } from 'vitest'
import { formatHalf, formatMinute } from './format-minute'

test('minutes and halves in words', () => {
  expect([formatMinute(0), formatMinute(34), formatMinute(120), formatMinute(45, 2)]).toEqual(['0′', '34′', '120′', '45+2′'])
  expect([formatHalf(1), formatHalf(2)]).toEqual(['1º Tiempo', '2º Tiempo'])
})
