import { describe, expect, test } from 'vitest'
import { isNoise } from './noise'

describe('noise', () => {
  test.each([
    'TypeError: Failed to fetch',
    'TypeError: Failed to fetch (panel.example)',
    'TypeError: Load failed',
    'TypeError: NetworkError when attempting to fetch resource.',
    'TypeError: Failed to fetch dynamically imported module: /remotes/a/1/b.js',
    'TypeError: error loading dynamically imported module: /a.js',
    'TypeError: Importing a module script failed.',
    'AbortError: signal is aborted without reason',
    'AbortError: The user aborted a request.',
    'TimeoutError: signal timed out',
    'timeout',
    'Error: timeout',
    'Error: [ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {}',
    'ResizeObserver loop completed with undelivered notifications.',
    'Script error.',
  ])('%s', (message) => {
    expect(isNoise(message)).toBe(true)
  })

  test.each([
    'Error: Failed to fetch roster: undefined is not iterable',
    'RangeError: AbortError handling of team 5 is wrong',
    'TypeError: Failed to fetch the roster',
    'TypeError: Load failed for team 5',
    'Error: NetworkError when attempting to fetch resource. (retries: 3)',
    'Error: timeout of the board is not a number',
    'Error: after a Script error.',
    'Error: ResizeObserver loop',
    'TypeError: Failed to fetch\nTypeError: x is not a function',
    "TypeError: Cannot read properties of undefined (reading 'Federation Runtime')",
  ])('excludes %s', (message) => {
    expect(isNoise(message)).toBe(false)
  })
})
