import { expect, test } from 'vitest'
import { sameQuestion } from './two-people-texts'

test.each<[Parameters<typeof sameQuestion>, string]>([
  [[null], '¿Es el mismo gol?'],
  [['own_goal'], '¿Es el mismo gol?'],
  [['red_card'], '¿Es la misma tarjeta?'],
  [['substitution'], '¿Es el mismo cambio?'],
  [[null, 'points'], '¿Son los mismos puntos?'],
  [['goal', 'points'], '¿Son los mismos puntos?'],
  [[null, 'sets'], '¿Es el mismo punto?'],
  [['yellow_card', 'points'], '¿Es la misma tarjeta?'],
  [['other'], '¿Es el mismo evento?'],
])('%j asks %s', (of, question) => {
  expect(sameQuestion(...of).question).toBe(question)
})
