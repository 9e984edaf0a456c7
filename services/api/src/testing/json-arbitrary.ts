import fc from 'fast-check'

/** JSON Schema as zod generates it. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** Limits of generated values; the contracts' tests cover the exact limits. */
const longest = { items: 4, text: 60 }

/** Generates values that match the schema; texts with the pattern of an id are mostly from `ids`. */
export function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => fitting(one, ids)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type ?? 'any') {
    case 'object': {
      const { properties = {}, required = [] } = schema
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, ids)])), {
        requiredKeys: [...required],
        noNullPrototype: true,
      })
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = longest.items } = schema
      return fc.array(fitting(items, ids), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, longest.items)),
      })
    }
    case 'string':
      return fittingText(schema, ids)
    case 'integer':
    case 'number': {
      const { minimum = -1000, maximum = 1000 } = schema
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Keys that every object has: people may choose them as ids. */
export const inheritedKeys = Object.getOwnPropertyNames(Object.prototype)

function fittingText(
  { pattern, minLength = 0, maxLength = longest.text }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (pattern?.includes('[0-9A-Za-z]{1,36}') && ids.length > 0) return fc.constantFrom(...ids)
  // The email pattern has lookaheads, which the generator does not support.
  if (pattern?.includes('@')) return fc.constantFrom('ana@torneo.local', 'nadie@example.org')
  if (pattern !== undefined) {
    const atLeast = Number(/\{(\d+)\}/.exec(pattern)?.[1] ?? 0)
    // The generator does not support lookaheads; excluded texts are hardly ever generated.
    const matching = fc.stringMatching(new RegExp(pattern.replace(/\(\?![^)]*\)/g, '')), {
      maxLength: Math.max(longest.text, atLeast),
    })
    const inherited = inheritedKeys.filter((key) => new RegExp(pattern).test(key) && key.length <= maxLength)
    return inherited.length === 0
      ? matching
      : fc.oneof({ weight: 3, arbitrary: matching }, fc.constantFrom(...inherited))
  }
  const plain = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, longest.text)),
  })
  const inherited = inheritedKeys.filter(({ length }) => length >= minLength && length <= maxLength)
  return inherited.length === 0 ? plain : fc.oneof({ weight: 9, arbitrary: plain }, fc.constantFrom(...inherited))
}

/** Hostile values: other types, operators, prototype keys, extreme numbers and texts. */
export const hostile = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '%00',
  '$where',
  'constructor',
  '__proto__',
  '../../etc/passwd',
  'data:text/html,x',
  '2025-02-30',
  '25:61',
  'a'.repeat(10_000),
  [],
  {},
  [[[]]],
  { $gt: '' },
  { $ne: null },
  JSON.parse('{"__proto__":{"role":"super"}}'),
  { length: 1e9 },
)

/** Replaces one part of a value, at any depth, by a hostile one. */
export const spoilt = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(arbitrary, fc.nat(), hostile).map(([value, position, other]) => {
    const paths = pathsOf(value)
    return replaced(value, paths[position % paths.length] ?? [], other)
  })

type Path = readonly string[]

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pathsOf = (value: unknown): Path[] => [
  [],
  ...(isTree(value) ? Object.entries(value).flatMap(([name, one]) => pathsOf(one).map((path) => [name, ...path])) : []),
]

function replaced(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? replaced(one, rest, other) : (one as unknown)))
  return { ...(value as object), [name]: replaced((value as Record<string, unknown>)[name], rest, other) }
}
