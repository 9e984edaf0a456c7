import { check, type Shape } from '@torneo/contracts/validation'
import { core } from 'zod/mini'
import { isConstant } from './kept-rows'

/**
 * The same shape with the objects that zod itself compiles on first use: the mini that browsers get has them walked field by field, which
 * for a page of 50 took seven to nine times as long (measured).
 */
function compile(shape: core.$ZodType): core.$ZodType {
  const { def } = (shape as core.$ZodTypes)._zod
  if (def.type === 'array') return new core.$ZodArray({ ...def, element: compile(def.element) })
  if (def.type === 'nullable') return new core.$ZodNullable({ ...def, innerType: compile(def.innerType) })
  if (def.type === 'optional') return new core.$ZodOptional({ ...def, innerType: compile(def.innerType) })
  if (def.type === 'record') return new core.$ZodRecord({ ...def, valueType: compile(def.valueType) })
  if (def.type !== 'object') return shape
  return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compile(field)])) })
}

/** What is made of a thing, kept as long as that is. */
function keptOf<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, Made>()
  return (thing) => {
    const known = kept.get(thing)
    if (known !== undefined) return known
    const made = make(thing)
    kept.set(thing, made)
    return made
  }
}

export const compiled = keptOf(compile)

/** A value as its contract shapes it, so that nothing else leaves. One that does not fit is our fault: it throws. */
export function shaped(shape: core.$ZodType, value: unknown): unknown {
  const result = check(compiled(shape) as Shape, value)
  if (result.ok) return result.value
  throw new Error(`An answer does not fit its contract: ${result.details.map(({ path }) => path).join(', ')}`)
}

const json = (shape: core.$ZodType, value: unknown): string => JSON.stringify(shaped(shape, value))

interface ListWriter {
  /** An item that never changes, with a comma before it. */
  readonly item: (item: object) => Buffer
}

/** Null for the shape of what is no list. */
const listWriter = keptOf((shape: core.$ZodType): ListWriter | null => {
  const { def } = (shape as core.$ZodTypes)._zod
  const items = def.type === 'object' ? (def.shape.items as core.$ZodTypes | undefined)?._zod.def : undefined
  return items?.type === 'array' ? { item: keptOf((item: object) => Buffer.from(`,${json(items.element, item)}`)) } : null
})

/** An answer as its contract shapes it, in JSON. Those items of a list that never change are shaped and written once. */
export function jsonOf(shape: core.$ZodType, answer: unknown): Buffer {
  const writer = listWriter(shape)
  const { items } = (answer ?? {}) as { items?: unknown }
  if (!writer || !Array.isArray(items) || items.length === 0 || !items.every(isConstant)) return Buffer.from(json(shape, answer))
  const [before = '', after = ''] = json(shape, { ...answer as object, items: [] }).split('"items":[]')
  const [first, ...others] = (items as object[]).map(writer.item)
  return Buffer.concat([Buffer.from(`${before}"items":[`), ...(first ? [first.subarray(1)] : []), ...others, Buffer.from(`]${after}`)])
}
