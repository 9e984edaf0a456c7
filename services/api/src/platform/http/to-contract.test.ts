import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { core } from 'zod/mini'
import { toContract } from './to-contract'

const answers = allEndpoints.flatMap(({ method, path, response }) =>
  response ? [{ name: `${method} ${path}`, response }] : [],
)

const strange = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.constant(Number.NaN),
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant([]),
  fc.constant({}),
)

/**
 * Generates values of a shape; if `wrong` is above 0, one in that many parts is arbitrary. Objects have an additional
 * field.
 */
function valuesOf(shape: core.$ZodType, wrong: number): fc.Arbitrary<unknown> {
  const right = rightValuesOf(shape, wrong)
  return wrong === 0 ? right : fc.oneof({ weight: wrong, arbitrary: right }, { weight: 1, arbitrary: strange })
}

function rightValuesOf(shape: core.$ZodType, wrong: number): fc.Arbitrary<unknown> {
  const { def } = (shape as core.$ZodTypes)._zod
  if (def.type === 'string') return fc.string({ unit: 'grapheme' })
  if (def.type === 'number') return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'unknown') return fc.jsonValue()
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries))
  if (def.type === 'nullable') return fc.option(valuesOf(def.innerType, wrong))
  if (def.type === 'optional' || def.type === 'default')
    return fc.option(valuesOf(def.innerType, wrong), { nil: undefined })
  if (def.type === 'array') return fc.array(valuesOf(def.element, wrong), { maxLength: 3 })
  if (def.type === 'record') return fc.dictionary(fc.string(), valuesOf(def.valueType, wrong), { maxKeys: 3 })
  if (def.type === 'literal') return fc.constantFrom(...def.values)
  if (def.type === 'union') return fc.oneof(...def.options.map((option) => valuesOf(option, wrong)))
  if (def.type !== 'object') throw new Error(`A ${def.type} is new in an answer: say what its values are`)
  return fc.record(
    Object.fromEntries([
      ...Object.entries(def.shape).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
        name,
        valuesOf(field, wrong),
      ]),
      ['secret', fc.string()],
    ]),
  )
}

/** Result of the contract's own zod as JSON; null if the value does not fit. */
function expected(shape: Shape, value: unknown): string | null {
  const result = check(shape, value)
  return result.ok ? JSON.stringify(result.value) : null
}

function given(make: () => string): string | null {
  try {
    return make()
  } catch {
    return null
  }
}

it.each(answers)('$name leaves as its contract says, whatever is in it', ({ response }) => {
  fc.assert(
    fc.property(fc.oneof(valuesOf(response, 0), valuesOf(response, 30)), (value) => {
      expect(given(() => JSON.stringify(toContract(response, value)))).toBe(expected(response, value))
    }),
    { numRuns: 20 },
  )
})
