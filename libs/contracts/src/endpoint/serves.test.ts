import { expect, test } from 'vitest'
import { contractWords, serves } from './serves'

const served = { shell: 2, api: 3, apiFrom: 2, shellAdditions: 4, apiAdditions: 5 }

test.each([
  ['the same', served, true],
  ['fewer additions', { ...served, shellAdditions: 0, apiAdditions: 4 }, true],
  ['no additions, from a time when nobody counted them', { shell: 2, api: 3 }, true],
  ['an earlier API that is still served, whatever its additions', { ...served, api: 2, apiAdditions: 9 }, true],
  ['an API from before what is served', { ...served, api: 1 }, false],
  ['an addition to the shell more', { ...served, shellAdditions: 5 }, false],
  ['an addition to the API more', { ...served, apiAdditions: 6 }, false],
  ['a later API', { shell: 2, api: 4 }, false],
  ['an earlier shell', { ...served, shell: 1 }, false],
  ['a later shell', { ...served, shell: 3 }, false],
])('served contract accepts or rejects %s', (_case, required, enough) => {
  expect(serves(served, required)).toBe(enough)
})

test('an API without an oldest number serves its own number only', () => {
  expect([
    serves({ shell: 1, api: 2 }, { shell: 1, api: 1 }),
    serves({ shell: 1, api: 2 }, { shell: 1, api: 2 }),
  ]).toEqual([false, true])
})

test('absent additions count as 0', () => {
  expect(serves({ shell: 1, api: 1 }, { shell: 1, api: 1, shellAdditions: 1 })).toBe(false)
  expect(contractWords({ shell: 1, api: 2, apiAdditions: 7 })).toBe('shell 1.0, api 2.7')
})
