import { check, type Shape } from '@torneo/contracts/fields/validation'
import { core } from 'zod/mini'

/**
 * Rebuilds a shape with zod's JIT-compiled objects: zod/mini, which browsers get, walks objects field by field, which
 * took seven to nine times as long for a page of 50 (measured).
 */
function compile(shape: core.$ZodType): core.$ZodType {
  const { def } = (shape as core.$ZodTypes)._zod
  if (def.type === 'array') return new core.$ZodArray({ ...def, element: compile(def.element) })
  if (def.type === 'nullable') return new core.$ZodNullable({ ...def, innerType: compile(def.innerType) })
  if (def.type === 'optional') return new core.$ZodOptional({ ...def, innerType: compile(def.innerType) })
  if (def.type === 'record') return new core.$ZodRecord({ ...def, valueType: compile(def.valueType) })
  if (def.type === 'union') {
    const compiledDef = { ...def, options: def.options.map(compile) }
    return 'discriminator' in compiledDef
      ? new core.$ZodDiscriminatedUnion(compiledDef as core.$ZodDiscriminatedUnionDef)
      : new core.$ZodUnion(compiledDef)
  }
  if (def.type !== 'object') return shape
  return new core.$ZodObjectJIT({
    ...def,
    shape: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compile(field)])),
  })
}

const cache = new WeakMap<core.$ZodType, core.$ZodType>()

export function compiled(shape: core.$ZodType): core.$ZodType {
  const made = cache.get(shape) ?? compile(shape)
  cache.set(shape, made)
  return made
}

/**
 * Strips a value to its contract's shape, so that nothing else is sent. Throws if it does not fit: an internal error.
 */
export function toContract(shape: core.$ZodType, value: unknown): unknown {
  const result = check(compiled(shape) as Shape, value)
  if (result.ok) return result.value
  throw new Error(`An answer does not fit its contract: ${result.details.map(({ path }) => path).join(', ')}`)
}
