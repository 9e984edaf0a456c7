import { aPromotion } from '@torneo/testing/builders'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { expect, test } from 'vitest'
import { freeColor, wearerOf } from './promotion-colors'

const wearing = (...colors: readonly string[]) => colors.map((color) => aPromotion({ color }))

/** Suggested colours of promotions that each accept the suggestion. */
function suggested(count: number): readonly string[] {
  const colors: string[] = []
  while (colors.length < count) colors.push(freeColor(wearing(...colors)))
  return colors
}

test('fourteen promotions get fourteen colours, all of them dark enough for white text', () => {
  const colors = suggested(14)
  expect([colors[0], new Set(colors).size]).toEqual(['#E50914', 14])
  expect(colors.filter((color) => readableOn(color) !== '#FFF')).toEqual([])
})

test('one more begins with the first again, and the next ones go on from there', () => {
  expect(freeColor(wearing(...suggested(14)))).toBe('#E50914')
  expect(freeColor(wearing(...suggested(14), '#E50914'))).toBe('#1D4ED8')
})

test.each([
  ['#E50914', '#E50914', true],
  ['#e50914', '#E50914', true],
  ['#E50914', '#EF1020', true],
  ['#E50914', '#C2410C', false],
  ['#E50914', '#E5', false],
  ['#E50914', 'rojo', false],
  ['#E50914', '', false],
])('%s and %s are one to who looks: %s', (worn, chosen, isOne) => {
  expect(wearerOf(chosen, wearing(worn)) !== undefined).toBe(isOne)
})
