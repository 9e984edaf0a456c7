import { expect, it } from 'vitest'
import { createBudget } from './budget'

it('takes so many in any one second, and the next when the first is a second old', () => {
  const take = createBudget(3, 1000)
  expect([0, 900, 950, 999].map(take)).toEqual([true, true, true, false])
  const isWithinBudget = createBudget(3, 1000)
  expect([0, 900, 950, 1000, 1900, 1949].map(isWithinBudget)).toEqual([true, true, true, true, true, false])
})
