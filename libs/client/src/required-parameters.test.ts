import { expect, it } from 'vitest'
import { requireParameters } from './required-parameters'

it.each([
  [{ userId: undefined, email: undefined, password: undefined }, 'Missing required parameter: "userId"'],
  [{ userId: 'a', email: '', password: '' }, 'Missing required parameter: "email"'],
  [{ email: 'b', password: null }, 'Missing required parameter: "password"'],
])('missing parameter of %j: %s', (parameters, message) => {
  expect(() => requireParameters(parameters)).toThrow(message)
})

it('reports no parameter that is present', () => {
  expect(() => requireParameters({ userId: 'a', email: 'b', password: 'c' })).not.toThrow()
})
