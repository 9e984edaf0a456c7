import { expect, test } from 'vitest'
import { brandRule, pageStyleOf } from './page-styles'

test.each([
  ['#E50914', '#FFF'],
  ['#FFD400', '#000'],
  ['#ffffff', '#000'],
  ['#000000', '#FFF'],
  ['rojo', '#FFF'],
  [undefined, '#FFF'],
])('texts on the colour %s are %s', (color, ink) => {
  expect(brandRule(color)).toContain(`--on-brand:${ink}`)
})

test('a page without settings is classic', () => {
  expect(pageStyleOf({ settings: null })).toBe('clasico')
})
