import { expect, test } from 'vitest'
import { describeColors } from './describe-colors'

const toned = (primary: string, accent: string) => describeColors(primary, accent).map(({ tone, text }) => [tone, text])

test('a dark colour with a light one', () => {
  expect(toned('#14213D', '#F2C14E')).toEqual([
    ['success', 'Blanco sobre el principal: 15 a 1. Se lee también al sol.'],
    ['success', 'Los títulos van en el color principal: 13 a 1 sobre fondo claro.'],
    ['info', 'El segundo sobre blanco da 1,6 a 1: va en líneas, bordes y botones, nunca en textos.'],
  ])
})

test('a light first colour has black texts, and no titles', () => {
  expect(toned('#F5C400', '#14213D').slice(0, 2)).toEqual([
    ['success', 'Negro sobre el principal: 12 a 1. Se lee también al sol.'],
    ['info', 'El principal sobre fondo claro da 1,3 a 1: los títulos van en negro y el color en los fondos.'],
  ])
})

test.each([
  ['#14213D', '#15223E', 'Los dos colores casi no se distinguen. Prueba otro segundo color.'],
  ['#14213D', '#D40A14', 'Uno de los colores se confunde con «EN VIVO».'],
  ['#E50914', '#F2C14E', 'Uno de los colores se confunde con «EN VIVO».'],
])('%s and %s warn', (primary, accent, sentence) => {
  expect(toned(primary, accent)).toContainEqual(['warning', sentence])
})

test('nothing is said of a colour that is being typed', () => {
  expect(describeColors('#14', '#F2C14E')).toEqual([])
})
