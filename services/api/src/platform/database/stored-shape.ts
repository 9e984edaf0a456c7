import { check, type Shape } from '@torneo/contracts/fields/validation'
import type { Document } from 'mongodb'
import { core, z } from 'zod/mini'
import { compiled } from '../http/to-contract'

type Fields = Readonly<Record<string, core.$ZodType>>

interface StoredShapeOptions {
  readonly name: string
  /** Public shape of the record. */
  readonly shape: Shape
  /** Further stored fields. */
  readonly further: Fields
  /** Fields of the shape that are computed, never stored. */
  readonly derived: readonly string[]
  /** Body of a create; its optional fields may be absent in older records. */
  readonly draft: Shape | undefined
  /** Values of absent fields, where empty is not right. */
  readonly defaults: Document
}

const fieldsOf = (shape: Shape): Fields => {
  const { def } = (shape as unknown as core.$ZodTypes)._zod
  if (def.type !== 'object') throw new Error('A stored record is an object')
  return def.shape
}

/** Returns the empty value of a type: '' for text, null for a reference, an empty list, false. */
function emptyOf(field: core.$ZodType): unknown {
  const { def } = (field as core.$ZodTypes)._zod
  if (def.type === 'string') return ''
  if (def.type === 'nullable') return null
  if (def.type === 'array') return []
  if (def.type === 'boolean') return false
  return undefined
}

/**
 * Returns the fields that older records may lack, by the contract: a field that the draft makes optional reads as
 * empty, so that a new one cannot be forgotten here. A field that cannot be empty (a number, an enum) needs a default.
 */
function blankOf({ name, shape, draft, defaults, derived }: StoredShapeOptions): Document {
  const sent = draft ? fieldsOf(draft) : {}
  const missing = Object.entries(fieldsOf(shape)).filter(([field]) => !(field in defaults) && !derived.includes(field))
  const empty = missing.flatMap(([field, type]) => {
    if ((sent[field] as core.$ZodTypes | undefined)?._zod.def.type !== 'optional') return []
    const value = emptyOf(type)
    if (value === undefined) throw new Error(`${name}.${field} is optional and cannot be empty: it needs a default`)
    return [[field, value] as const]
  })
  return { ...Object.fromEntries(empty), ...defaults }
}

/** True if a value fits a shape. */
export const fits = (shape: core.$ZodType, value: unknown): boolean => check(compiled(shape) as Shape, value).ok

/** Returns the dotted paths of fields that do not fit a shape; none for a valid value. */
export function invalidFieldsOf(shape: core.$ZodType, value: unknown): string[] {
  const result = check(compiled(shape) as Shape, value)
  return result.ok ? [] : result.details.map(({ path }) => path)
}

/** Describes stored records: the values of absent fields, and which fields do not fit the contract. */
export function storedShape(options: StoredShapeOptions) {
  const stored = Object.entries(fieldsOf(options.shape)).filter(([field]) => !options.derived.includes(field))
  const whole = z.object({ ...Object.fromEntries(stored), ...options.further } as never)
  return {
    blank: blankOf(options),
    /** Returns the dotted paths of fields that do not fit; none for a valid record. */
    invalidFields: (record: Document): string[] => invalidFieldsOf(whole, record),
  }
}
