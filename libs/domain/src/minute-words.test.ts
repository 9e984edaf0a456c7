import { expect, test } from 'vitest'
import { halfWords, minuteWords } from './minute-words'

test('minutes and halves in words', () => {
  expect([minuteWords(0), minuteWords(34), minuteWords(120)]).toEqual(['0′', '34′', '120′'])
  expect([halfWords(1), halfWords(2)]).toEqual(['1º Tiempo', '2º Tiempo'])
})
