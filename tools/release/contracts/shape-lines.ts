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
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly $ref?: string
}

/** Formats the type of a value: `string`, `number | null`, `'home' | 'away'`. */
function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return typeof schema.type === 'string' ? schema.type.replace('integer', 'number') : 'any'
}

/** Formats one line per field, nested ones included: `items[].homeTeam.name: string`; `?` marks an optional field. */
function linesOf(path: string, schema: Schema, optional: boolean): string[] {
  const line = `${path}${optional ? '?' : ''}: ${typeOf(schema)}`
  const nested = [schema, ...(schema.anyOf ?? [])].flatMap(
    ({ properties = {}, required = [], items, additionalProperties }) => [
      ...Object.entries(properties).flatMap(([name, field]) =>
        linesOf(`${path}.${name}`, field, !required.includes(name)),
      ),
      ...(items ? linesOf(`${path}[]`, items, false) : []),
      ...(typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
        ? linesOf(`${path}.*`, additionalProperties, true)
        : []),
    ],
  )
  return [line, ...nested]
}

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema

/** The contract of a file that others write and this side reads. */
export const fileLines = (name: string, shape: z.ZodMiniType) =>
  linesOf(`${name} < file`, schemaOf(shape, 'input'), false)

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
  return [...new Set(lines)].map((line) => `${call} ${line}`)
}
