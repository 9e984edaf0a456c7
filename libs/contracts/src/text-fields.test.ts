import { expect, test } from 'vitest'
import type { core, z } from 'zod/mini'
import { allEndpoints } from './catalogue'
import { cleanCode, cleanLine, cleanLines } from './clean-text'
import { naughtyTexts } from './naughty-texts.fixture'
import { check } from './validation'

interface Field {
  readonly path: string
  readonly shape: z.ZodMiniType
}

const defOf = (shape: core.$ZodType) => (shape as core.$ZodTypes)._zod.def

/** The text fields of a body, at any depth. */
function textsIn(shape: core.$ZodType, path: string): Field[] {
  const def = defOf(shape)
  switch (def.type) {
    case 'object': return Object.entries(def.shape).flatMap(([name, one]) => textsIn(one, `${path}.${name}`))
    case 'array': return textsIn(def.element, `${path}[]`)
    case 'optional': case 'nullable': case 'default': return textsIn(def.innerType, path)
    case 'union': return def.options.flatMap((one) => textsIn(one, path))
    case 'pipe': return defOf(def.in).type === 'string' ? [{ path, shape: shape as z.ZodMiniType }] : textsIn(def.out, path)
    case 'string': return [{ path, shape: shape as z.ZodMiniType }]
    default: return []
  }
}

const bodies = allEndpoints.flatMap(({ method, path, body }) => (body ? textsIn(body, `${method} ${path}`) : []))

/** What may have any characters: passwords, which are compared by their hash; names of what is stored; what is not stored at all. */
const anyText = /\.(password|current|next|key|timestamp|urls\[\])$/
const isFree = ({ shape, path }: Field) => !anyText.test(path) && ['Ana Ríos 7', 'a b'].some((text) => check(shape, text).ok)

const texts = bodies.filter(isFree)

test('there are text fields of every kind of record among them', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.map(({ path }) => path)).toEqual(expect.arrayContaining([
    'POST /players.name', 'POST /players/import.players[].name', 'POST /teams.name', 'PATCH /matches/:id.location', 'PATCH /account.name', 'POST /passes/sessions.name',
    'PUT /about.highlights[]', 'POST /gallery-groups/:id/photos.alt', 'POST /releases/:app/off.message', 'PUT /matches/:id/lifts/:playerId.reason',
  ]))
})

test.each(texts.map((field) => [field.path, field] as const))('%s takes no text as nobody can read it', (_, { shape }) => {
  for (const { kind, typed } of naughtyTexts) {
    const result = check(shape, typed)
    // Too short, too long or empty is a matter of the field.
    if (!result.ok) continue
    expect([kind, [cleanLine(typed), cleanLines(typed), cleanCode(typed)]]).toEqual([kind, expect.arrayContaining([result.value])])
  }
})

test.each(bodies.filter((field) => !anyText.test(field.path) && !isFree(field)).map((field) => [field.path, field] as const))(
  '%s, which is no free text, takes nothing invisible either', (_, { shape }) => {
    for (const { kind, typed } of naughtyTexts) {
      const result = check(shape, typed)
      if (result.ok) expect([kind, result.value]).toEqual([kind, cleanLine(String(result.value))])
    }
  })
