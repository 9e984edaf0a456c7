import { expect, test } from 'vitest'
import { colorDistance, rgbOf } from './color-distance'
import { crestColors, tintOf } from './crest-colors'

/** Pixels of areas of one colour each; an alpha of 0 is transparent. */
const pixels = (...areas: readonly (readonly [color: string, count: number, alpha?: number])[]) =>
  areas.flatMap(([color, count, alpha = 255]) => Array.from({ length: count }, () => [...rgbOf(color), alpha]).flat())

test('the most used dark colour comes first, then the others by their area', () => {
  expect(crestColors(pixels(['#F2C14A', 500], ['#14213D', 300], ['#C8102E', 200]))).toEqual([
    '#14213D',
    '#F2C14A',
    '#C8102E',
  ])
})

test('a bright red carries the page only where nothing is darker', () => {
  expect(crestColors(pixels(['#C8102E', 500], ['#14213D', 100]))[0]).toBe('#14213D')
  expect(crestColors(pixels(['#F2C14A', 500], ['#C8102E', 100]))[0]).toBe('#C8102E')
})

test('near colours are one, and edges none', () => {
  const found = crestColors(pixels(['#14213D', 400], ['#182541', 200], ['#F2C14A', 300], ['#00FF00', 5]))
  expect(found).toHaveLength(2)
  expect(colorDistance(rgbOf(found[0] ?? ''), rgbOf('#14213D'))).toBeLessThan(6)
})

test('at most five', () => {
  const many = ['#14213D', '#F2C14A', '#C8102E', '#0B6B43', '#FFFFFF', '#7A2FA0', '#00A0C0'] as const
  expect(crestColors(pixels(...many.map((color) => [color, 100] as const)))).toHaveLength(5)
})

test.each([
  ['a crest in white', pixels(['#FFFFFF', 100], ['#000000', 900, 0]), ['#FFFFFF']],
  ['a transparent picture', pixels(['#14213D', 100, 0]), []],
  ['a single pixel', pixels(['#14213D', 1]), ['#14213D']],
  ['no pixels', [], []],
])('colours of %s', (_, data, expected) => {
  expect(crestColors(data)).toEqual(expected)
})

test('a tint is light and of the same colour', () => {
  expect(tintOf(rgbOf('#14213D'))).toBe('#BDC1C9')
})
