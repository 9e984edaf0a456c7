import { expect, test } from 'vitest'
import { endSentence, joinSentences } from './join-sentences'

test.each<{ sentences: (string | false | null | undefined)[]; text: string }>([
  {
    sentences: ['Error al registrar el gol', 'El partido terminó'],
    text: 'Error al registrar el gol. El partido terminó',
  },
  {
    sentences: ['Error al registrar el W.O.', 'El partido terminó'],
    text: 'Error al registrar el W.O. El partido terminó',
  },
  { sentences: ['Revisa tu red.', '¿Y el equipo?', 'Falta uno'], text: 'Revisa tu red. ¿Y el equipo? Falta uno' },
  { sentences: ['Error al registrar el W.O.', ''], text: 'Error al registrar el W.O.' },
  { sentences: [null, 'Final', undefined, false], text: 'Final' },
  { sentences: [], text: '' },
])('$sentences are said as $text', ({ sentences, text }) => {
  expect(joinSentences(...sentences)).toBe(text)
})

test.each([
  ['Primero hay que restaurar Vecinos F.C.', 'Primero hay que restaurar Vecinos F.C.'],
  ['Primero hay que restaurar Promo 98', 'Primero hay que restaurar Promo 98.'],
  ['El evento pasa a ¡Vamos!', 'El evento pasa a ¡Vamos!'],
  ['Falta la cancha…', 'Falta la cancha…'],
  ['Juega Promo 98 (vóley)', 'Juega Promo 98 (vóley).'],
])('%s ends as %s', (sentence, ended) => {
  expect(endSentence(sentence)).toBe(ended)
})
