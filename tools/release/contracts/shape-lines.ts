import { type Endpoint, successStatus } from '@torneo/contracts/endpoint/endpoint'
import type { z } from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'

interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  /** Options of a union that one field tells apart. */
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly $ref?: string
}

/** The schemas that a value may follow: those of a union, of its unions too, or the schema itself. */
function leavesOf(schema: Schema): readonly Schema[] {
  const options = schema.anyOf ?? schema.oneOf
  return options ? options.flatMap(leavesOf) : [schema]
}

/** Formats the type of a value: `string`, `number | null`, `'home' | 'away'`. */
function typeOf(schema: Schema): string {
  const leaves = leavesOf(schema)
  if (leaves[0] !== schema) return [...new Set(leaves.flatMap((leaf) => typeOf(leaf).split(' | ')))].join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return typeof schema.type === 'string' ? schema.type.replace('integer', 'number') : 'any'
}

/** One field of all options of a value: optional where an option that has fields may lack it, of any of their types. */
interface Field {
  readonly name: string
  readonly schemas: readonly Schema[]
  readonly isOptional: boolean
}

function fieldsOf(options: readonly Schema[]): Field[] {
  const objects = options.filter(({ properties }) => properties)
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].map((name) => ({
    name,
    schemas: objects.flatMap(({ properties = {} }) => properties[name] ?? []),
    isOptional: !objects.every(({ required = [] }) => required.includes(name)),
  }))
}

const joined = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas }

/** Formats one line per field, nested ones included: `items[].homeTeam.name: string`; `?` marks an optional field. */
function linesOf(path: string, schema: Schema, optional: boolean): string[] {
  const line = `${path}${optional ? '?' : ''}: ${typeOf(schema)}`
  const options = leavesOf(schema)
  const items = options.flatMap((option) => option.items ?? [])
  const others = options.flatMap(({ additionalProperties }) =>
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? additionalProperties
      : [],
  )
  return [
    line,
    ...fieldsOf(options).flatMap(({ name, schemas, isOptional }) =>
      linesOf(`${path}.${name}`, joined(schemas), isOptional),
    ),
    ...(items.length > 0 ? linesOf(`${path}[]`, joined(items), false) : []),
    ...(others.length > 0 ? linesOf(`${path}.*`, joined(others), true) : []),
  ]
}

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema

/** The contract of a file that others write and this side reads. */
export const fileLines = (name: string, shape: z.ZodMiniType) =>
  linesOf(`${name} < file`, schemaOf(shape, 'input'), false)

/** The lines of an answer's shape below its root. */
export const shapeLines = (shape: z.ZodMiniType) => linesOf('', schemaOf(shape, 'output'), false).slice(1)

/** The contract of a call, one line each: its inputs (`<`), its outputs (`>`), status and headers. */
export function endpointLines(endpoint: Endpoint): string[] {
  const { method, path, query, body, response, upload, bytes, conditional, repeatable } = endpoint
  const call = `${method} ${path}`
  const lines = [
    `> status: ${successStatus(endpoint)}`,
    ...(upload ? ['< file'] : []),
    ...(bytes ? ['> bytes'] : []),
    ...(conditional ? ['< If-Match?'] : []),
    ...(repeatable ? ['< Idempotency-Key?'] : []),
    ...(query ? linesOf('< query', schemaOf(query, 'input'), true) : []),
    ...(body ? linesOf('< body', schemaOf(body, 'input'), false) : []),
    ...(response ? linesOf('> body', schemaOf(response, 'output'), false) : []),
  ]
  return lines.map((line) => `${call} ${line}`)
}
