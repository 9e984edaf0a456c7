import { expect, test } from 'vitest'
import { readDevArguments } from './arguments.ts'

test('an app, apps, or none', () => {
  expect(readDevArguments([])).toEqual({ apps: [], alone: false })
  expect(readDevArguments(['users-admin', 'landing-admin'])).toEqual({
    apps: ['landing-admin', 'users-admin'],
    alone: false,
  })
  expect(readDevArguments(['live-page'])).toEqual({ apps: ['live-page'], alone: false })
  expect(readDevArguments(['landing-admin', '--alone'])).toEqual({ apps: ['landing-admin'], alone: true })
})

test.each([
  [['shell']],
  [['--fast']],
  [['--alone']],
  [['landing-admin', 'users-admin', '--alone']],
  [['live-page', '--alone']],
])('%j is rejected with the usage', (args) => {
  expect(() => readDevArguments(args)).toThrow(/npm run dev --/)
})
