import { check, type Shape } from '@torneo/contracts/validation'
import type { Document } from 'mongodb'
import { core, z } from 'zod/mini'
import { compiled } from './shaped'

type Fields = Readonly<Record<string, core.$ZodType>>

interface StoredShapeOptions {
  readonly name: string
  /** The record as it may leave. */
  readonly shape: Shape
  /** What else of it is stored. */
  readonly further: Fields
  /** The fields of the shape that are read from elsewhere, never stored. */
  readonly derived: readonly string[]
  /** What a create must send; what is optional there may be absent from older records. */
  readonly draft: Shape | undefined
  /** What an absent field reads as, where it is not simply empty. */
  readonly defaults: Document
}

const fieldsOf = (shape: Shape): Fields => {
  const { def } = (shape as unknown as core.$ZodTypes)._zod
  if (def.type !== 'object') throw new Error('A stored record is an object')
  return def.shape
}

/** What an absent field reads as by its type: '' for text, null for a reference, an empty list, no. */
function emptyOf(field: core.$ZodType): unknown {
  const { def } = (field as core.$ZodTypes)._zod
  if (def.type === 'string') return ''
  if (def.type === 'nullable') return null
  if (def.type === 'array') return []
  if (def.type === 'boolean') return false
  return undefined
}

/**
 * What an older record lacks, by the contract: a field that its draft makes optional reads as empty, so that none can be forgotten here
 * when a contract gains one. A field that cannot be empty (a number, a word of a list) needs a default.
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

/** Whether a value fits a shape. */
export const fits = (shape: core.$ZodType, value: unknown): boolean => check(compiled(shape) as Shape, value).ok

/** Dotted paths of what of a value does not fit a shape; none for a good one. */
export function misfitsOf(shape: core.$ZodType, value: unknown): string[] {
  const result = check(compiled(shape) as Shape, value)
  return result.ok ? [] : result.details.map(({ path }) => path)
}

/** What is stored of a record: how what is absent reads, and which fields do not fit the contract. */
export function storedShape(options: StoredShapeOptions) {
  const stored = Object.entries(fieldsOf(options.shape)).filter(([field]) => !options.derived.includes(field))
  const whole = z.object({ ...Object.fromEntries(stored), ...options.further } as never)
  return {
    blank: blankOf(options),
    /** Dotted paths of what does not fit; none for a good record. */
    misfits: (record: Document): string[] => misfitsOf(whole, record),
  }
}
