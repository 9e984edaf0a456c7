import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { contractAdditions } from '@torneo/contracts/endpoint/contract-additions'
import { contractNumbers } from '@torneo/contracts/endpoint/contract-numbers'
import { endpoint } from '@torneo/contracts/endpoint/endpoint'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { exportedNames } from '../../../libs/build/src/exported-names.ts'
import { additionsOf, nextRecord, parseRecorded, readRecorded } from '../../../libs/build/src/recorded.ts'
import { breakingChanges } from './compare.ts'
import { currentLines, recordedFile, seams } from './current.ts'
import { namedShapes } from './named-shapes.ts'
import { recordedText } from './record-text.ts'
import { endpointLines, shapeLines } from './shape-lines.ts'

describe.each(seams)('the %s contract', (seam) => {
  const recorded =
    readRecorded(recordedFile(seam)) ?? new Map([['nothing was recorded: npm run contracts -- --record', 0]])

  test('keeps what it promised under its number', () => {
    expect(breakingChanges([...recorded.keys()], currentLines(seam))).toEqual([])
  })

  test('is recorded as it is, and its additions are counted: after one, npm run contracts -- --record and a line in docs/contracts.md', () => {
    expect([currentLines(seam).toSorted(), contractAdditions[seam]]).toEqual([
      [...recorded.keys()].toSorted(),
      additionsOf(recorded),
    ])
  })
})

test('a field that came later to a call that replaces a record says since when (`since` in its contract), so that an older client does not erase it', () => {
  const recorded = readRecorded(recordedFile('api')) ?? new Map<string, number>()
  for (const { method, path, since = {} } of allEndpoints.filter(
    (endpoint) => endpoint.method === 'PUT' && endpoint.conditional,
  )) {
    const lines = [...recorded].filter(([line]) => line.startsWith(`${method} ${path} `))
    const first = Math.min(...lines.map(([, addition]) => addition))
    const later = lines.flatMap(([line, addition]) => {
      const [, field] = / < body\.(\w+)\??:/.exec(line) ?? []
      return field !== undefined && addition > first ? [[field, `${contractNumbers.api}.${addition}`]] : []
    })
    const own = Object.entries(since).filter(([, number]) => number.startsWith(`${contractNumbers.api}.`))
    expect([path, Object.fromEntries(own)]).toEqual([path, Object.fromEntries(later)])
  }
})

const call = {
  method: 'POST',
  path: '/things',
  tag: 'things',
  access: 'signed-in',
  summary: 'A thing',
  status: 201,
} as const
/** A list of two kinds that one field tells apart, the second with the given fields. */
const phases = (fields: object) => ({
  phases: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('league'), legs: z.number() }),
      z.object({ kind: z.literal('knockout'), ...fields }),
    ]),
  ),
})
const thing = {
  name: z.string(),
  kind: z.enum(['a', 'b']),
  note: z.optional(z.string()),
  parts: z.array(z.object({ size: z.number() })),
  ...phases({ ties: z.array(z.string()) }),
}
const before = endpointLines(endpoint({ ...call, body: z.strictObject(thing), response: z.object(thing) }))
const withBody = (change: object) =>
  endpointLines(endpoint({ ...call, body: z.strictObject({ ...thing, ...change }), response: z.object(thing) }))
const withAnswer = (change: object) =>
  endpointLines(endpoint({ ...call, body: z.strictObject(thing), response: z.object({ ...thing, ...change }) }))
const { name: _name, ...nameless } = thing

describe('additions that break no app', () => {
  test.each([
    ['nothing changed', before],
    ['a field more in an answer', withAnswer({ extra: z.string() })],
    ['an optional field more in a body', withBody({ extra: z.optional(z.string()) })],
    [
      'an optional list more in a body, whatever it is made of',
      withBody({ extra: z.optional(z.array(z.strictObject({ size: z.number() }))) }),
    ],
    ['a body that need not have a field any more', withBody({ name: z.optional(z.string()) })],
    ['a body that takes one word more', withBody({ kind: z.enum(['a', 'b', 'c']) })],
    [
      'another call',
      [...before, ...endpointLines(endpoint({ ...call, path: '/others', body: z.strictObject(thing) }))],
    ],
  ])('%s', (_case, after) => {
    expect(breakingChanges(before, after)).toEqual([])
  })
})

describe('changes that break an app', () => {
  test.each([
    ['a call that is gone', [], 'gone: POST /things > status: 201'],
    [
      'a field that is gone from an answer',
      endpointLines(endpoint({ ...call, body: z.strictObject(thing), response: z.object(nameless) })),
      'gone: POST /things > body.name: string',
    ],
    [
      'a field that is not taken any more',
      endpointLines(endpoint({ ...call, body: z.strictObject(nameless), response: z.object(thing) })),
      'gone: POST /things < body.name: string',
    ],
    [
      'another type deep in an answer',
      withAnswer({ parts: z.array(z.object({ size: z.string() })) }),
      'changed: POST /things > body.parts[].size: number is now POST /things > body.parts[].size: string',
    ],
    [
      'an answer that may miss a field',
      withAnswer({ name: z.optional(z.string()) }),
      'changed: POST /things > body.name: string is now POST /things > body.name?: string',
    ],
    [
      'an answer that may be null',
      withAnswer({ name: z.nullable(z.string()) }),
      'changed: POST /things > body.name: string is now POST /things > body.name: string | null',
    ],
    [
      'an answer with a word that nobody knows',
      withAnswer({ kind: z.enum(['a', 'b', 'c']) }),
      'changed: POST /things > body.kind: "a" | "b" is now POST /things > body.kind: "a" | "b" | "c"',
    ],
    [
      'a body that takes one word less',
      withBody({ kind: z.enum(['a']) }),
      'changed: POST /things < body.kind: "a" | "b" is now POST /things < body.kind: "a"',
    ],
    [
      'a body that must have a field',
      withBody({ note: z.string() }),
      'changed: POST /things < body.note?: string is now POST /things < body.note: string',
    ],
    [
      'a body that must have a new field',
      withBody({ extra: z.string() }),
      'asked for: POST /things < body.extra: string',
    ],
    [
      'a field that is gone from one kind in an answer',
      withAnswer(phases({})),
      'gone: POST /things > body.phases[].ties?: array',
    ],
    [
      'another type in one kind in a body',
      withBody(phases({ ties: z.array(z.number()) })),
      'changed: POST /things < body.phases[].ties[]: string is now POST /things < body.phases[].ties[]: number',
    ],
    [
      'another status',
      endpointLines(endpoint({ ...call, status: 200, body: z.strictObject(thing), response: z.object(thing) })),
      'changed: POST /things > status: 201 is now POST /things > status: 200',
    ],
  ])('%s', (_case, after, said) => {
    expect(breakingChanges(before, after)).toContain(said)
  })
})

test('the names of a door are those that exist when it runs', () => {
  expect(
    exportedNames(
      "export { a, b as c, type D } from './x'\nexport type { E } from './y'\nexport function f() {}\nexport const g = 1",
    ),
  ).toEqual(['a', 'c', 'f', 'g'])
})

test('keeps the number an addition came with', () => {
  const first = nextRecord(null, ['a', 'b'])
  const second = nextRecord(first, ['c', 'a', 'b'])
  const third = nextRecord(second, ['c', 'd', 'a', 'b: wider'])
  expect([...third]).toEqual([
    ['c', 1],
    ['d', 2],
    ['a', 0],
    ['b: wider', 2],
  ])
  expect([first, second, third].map(additionsOf)).toEqual([0, 1, 2])
  expect(recordedText(third, new Map())).toBe('# 0\na\n# 1\nc\n# 2\nd\nb: wider\n')
})

describe('a shape that calls share', () => {
  const crest = { url: z.string(), width: z.number(), height: z.number() }
  const team = { id: z.string(), name: z.string(), crest: z.nullable(z.object(crest)) }
  const shapes = (own: z.core.$ZodShape = team) =>
    new Map([
      ['Team', shapeLines(z.object(own))],
      ['Crest', shapeLines(z.object(crest))],
    ])
  const teams = (own: z.core.$ZodShape = team) => [
    ...endpointLines(
      endpoint({ ...call, method: 'GET', path: '/teams', response: z.object({ items: z.array(z.object(own)) }) }),
    ),
    ...endpointLines(
      endpoint({ ...call, method: 'GET', path: '/teams/:id', response: z.object({ team: z.optional(z.object(own)) }) }),
    ),
  ]
  const coach = { ...team, coach: z.string() }
  const first = nextRecord(null, teams())
  const text = recordedText(first, shapes())

  test('is written once, and read as each call has it', () => {
    expect(text.split('\n')).toEqual([
      '# 0',
      'Crest.url: string',
      'Crest.width: number',
      'Crest.height: number',
      'Team.id: string',
      'Team.name: string',
      'Team.crest: Crest | null',
      'GET /teams > status: 201',
      'GET /teams > body: object',
      'GET /teams > body.items: array',
      'GET /teams > body.items[]: Team',
      'GET /teams/:id > status: 201',
      'GET /teams/:id > body: object',
      'GET /teams/:id > body.team?: Team',
      '',
    ])
    expect(parseRecorded(text)).toEqual(first)
  })

  test('a field more counts once, in every call', () => {
    const next = nextRecord(parseRecorded(text), teams(coach))
    expect(recordedText(next, shapes(coach))).toBe(`${text}# 1\nTeam.coach: string\n`)
    expect([...next].filter(([, addition]) => addition === 1)).toEqual([
      ['GET /teams > body.items[].coach: string', 1],
      ['GET /teams/:id > body.team.coach: string', 1],
    ])
  })

  const { name: _name, ...unnamed } = team
  test.each([
    ['a field less', unnamed, 'gone: GET /teams > body.items[].name: string'],
    ['a field less', unnamed, 'gone: GET /teams/:id > body.team.name: string'],
    [
      'another type within it',
      { ...team, crest: z.nullable(z.object({ ...crest, width: z.string() })) },
      'changed: GET /teams/:id > body.team.crest.width: number is now GET /teams/:id > body.team.crest.width: string',
    ],
  ])('%s is found in every call', (_case, own, said) => {
    expect(breakingChanges([...parseRecorded(text).keys()], teams(own))).toContain(said)
  })

  test('a call that comes later has all of it from then on', () => {
    const after = [
      ...teams(),
      ...endpointLines(endpoint({ ...call, method: 'GET', path: '/best', response: z.object(team) })),
    ]
    const next = nextRecord(first, after)
    expect(recordedText(next, shapes())).toBe(`${text}# 1\nGET /best > status: 201\nGET /best > body: Team\n`)
    expect(parseRecorded(recordedText(next, shapes())).get('GET /best > body.name: string')).toBe(1)
  })

  test('a call that got a field later than others keeps its own addition', () => {
    const [list, one] = [teams(coach).slice(0, -teams().length / 2), teams().slice(teams().length / 2)]
    const second = nextRecord(nextRecord(first, [...list, ...one]), teams(coach))
    const later = 'GET /teams/:id > body.team.coach: string'
    expect([second.get('GET /teams > body.items[].coach: string'), second.get(later)]).toEqual([1, 2])
    expect(parseRecorded(recordedText(second, shapes(coach)))).toEqual(second)
  })
})

test('the record of the API has every line with its addition, however it is written', async () => {
  const recorded = nextRecord(readRecorded(recordedFile('api')), currentLines('api'))
  const text = recordedText(recorded, await namedShapes())
  expect(parseRecorded(text)).toEqual(recorded)
  expect(text.split('\n').length).toBeLessThan(recorded.size / 3)
})
