import { expect, test } from 'vitest'
import { yearDigits } from './year-digits'

test.each([
  [1998, '98'],
  [2005, '05'],
  [' 2010 ', '10'],
  [null, ''],
  ['', ''],
  ['19', ''],
  ['19x8', ''],
])('year digits of %j are %j', (year, digits) => {
  expect(yearDigits(year)).toBe(digits)
})
