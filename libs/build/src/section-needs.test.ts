import { describe, expect, it, test } from 'vitest'
import { needsOf, usedBy } from './section-needs.ts'

const shell = new Map([
  ['@torneo/client api', 0],
  ['@torneo/client useToast', 3],
  ['@torneo/client z', 0],
  ['@torneo/client z string', 0],
  ['@torneo/client z literal', 4],
  ['@torneo/router useParams', 5],
])
const api = new Map([
  ['GET /teams > status: 200', 0],
  ['GET /teams/:id > body.motto: string', 2],
  ['GET /teamsters > status: 200', 9],
  ['GET /hero > status: 200', 0],
  ['GET /sponsors/:id > body.since: string', 6],
])
const needs = (...codes: string[]) => {
  const { shellAdditions, apiAdditions } = needsOf(codes.map(usedBy), { shell, api })
  return `${shellAdditions} ${apiAdditions}`
}
const call = (path: string) => `export const a = endpoint({ method: 'GET', path: '${path}' })`

describe('a section requires the addition of the newest thing it uses', () => {
  it.each([
    ['nothing new', `import { api } from '@torneo/client'`, '0 0'],
    ['a name of the client', `import {\n  api,\n  useToast as say,\n} from '@torneo/client'`, '3 0'],
    ['the forms, which it brings itself', `import { useRecordForm } from '@torneo/client/record-form'`, '0 0'],
    ['a name of the router', `import { useParams } from "@torneo/router"`, '5 0'],
    ...['./zod', '../fields/zod', '@torneo/contracts/fields/zod'].map((source) => [
      `a function of zod from ${source}`,
      `import { z } from '${source}'\nconst Kind = z.literal('a')`,
      '4 0',
    ]),
    ['a type of zod', `import { z } from '@torneo/contracts/fields/zod'\ntype T = z.output<typeof A>`, '0 0'],
    ['a call', call('/hero'), '0 0'],
    ['an extended call, by the prefix of its path', call('/teams'), '0 2'],
    [
      'the calls of a collection',
      `export const s = collectionEndpoints({ path: '/sponsors', section: 'sponsors' })`,
      '0 6',
    ],
  ])('%s', (_case, code, required) => {
    expect(needs(code)).toBe(required)
  })

  it.each([
    ['types', `import type { useToast } from '@torneo/client'\nimport { type useToast } from '@torneo/client'`],
    ['the same name from another module', `import { useToast } from './mine'`],
    ['what makes endpoints', `/** As in \`/teams\`. */\nexport function endpoint(given) { return given }`],
    ['addresses of the panel', `export const rows = [{ path: '/teams' }]`],
  ])('ignores %s', (_case, code) => {
    expect(needs(code)).toBe('0 0')
  })

  it('takes the newest of all its modules', () => {
    expect(needs(`import { useToast } from '@torneo/client'`, call('/hero'), call('/teams/:id'))).toBe('3 2')
  })
})

test('a build fails when the requirement cannot be determined', () => {
  expect(() => needs(`import * as client from '@torneo/client'`)).toThrow('name what is used of it')
  expect(() => needs(`import { fresh } from '@torneo/client'`)).toThrow(
    '@torneo/client fresh is in no recorded contract',
  )
})
