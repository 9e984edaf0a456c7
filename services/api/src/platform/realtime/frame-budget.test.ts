import { expect, it } from 'vitest'
import { createFrameBudget } from './frame-budget'

it('takes so many in any one second, and the next when the first is a second old', () => {
  const take = createFrameBudget(3)
  expect([0, 900, 950, 999].map(take)).toEqual([true, true, true, false])
  const patient = createFrameBudget(3)
  expect([0, 900, 950, 1000, 1900, 1949].map(patient)).toEqual([true, true, true, true, true, false])
})
