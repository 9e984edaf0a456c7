import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { isForm, isZod } from './own-source.ts'

const { resolve } = createRequire(import.meta.url)

it.each([
  ['zod', isZod, '@torneo/contracts/fields/zod'],
  ['forms', isForm, '@torneo/client/record-form'],
])('finds the module of %s where it is', (_name, matches, source) => {
  expect(matches(resolve(source))).toBe(true)
})
