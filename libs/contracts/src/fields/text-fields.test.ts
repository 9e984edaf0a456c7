import { expect, test } from 'vitest'
import type { core, z } from 'zod/mini'
import { allEndpoints } from '../endpoint/catalogue'
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
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, one]) => textsIn(one, `${path}.${name}`))
  if (def.type === 'array') return textsIn(def.element, `${path}[]`)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return textsIn(def.innerType, path)
  if (def.type === 'union') return def.options.flatMap((one) => textsIn(one, path))
  if (def.type === 'pipe' && defOf(def.in).type !== 'string') return textsIn(def.out, path)
  return def.type === 'pipe' || def.type === 'string' ? [{ path, shape: shape as z.ZodMiniType }] : []
}

const bodies = allEndpoints.flatMap(({ method, path, body }) => (body ? textsIn(body, `${method} ${path}`) : []))

/**
 * Fields that accept any characters: passwords, which are compared by hash, names of stored files, and unstored values.
 */
const anyText = /\.(password|current|next|key|timestamp|urls\[\])$/
const isFree = ({ shape, path }: Field) =>
  !anyText.test(path) && ['Ana Ríos 7', 'a b'].some((text) => check(shape, text).ok)

const texts = bodies.filter(isFree)

test('text fields include every kind of record', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'POST /players.name',
      'POST /players/import.players[].name',
      'POST /teams.name',
      'PATCH /matches/:id.location',
      'PATCH /account.name',
      'POST /passes/sessions.name',
      'PUT /about.highlights[]',
      'POST /gallery-groups/:id/photos.alt',
      'POST /releases/:app/off.message',
      'PUT /matches/:id/lifts/:playerId.reason',
      'PUT /matches/:id/sanctions/:playerId.reason',
    ]),
  )
})

/**
 * Kinds of bad texts that a field accepts without one of the `forms` of cleaning. Length and emptiness are other
 * checks.
 */
const takenAsTheyAre = ({ shape }: Field, forms: readonly ((text: string) => string)[]) =>
  naughtyTexts
    .filter(({ typed }) => {
      const result = check(shape, typed)
      return result.ok && !forms.some((form) => form(typed) === result.value)
    })
    .map(({ kind }) => kind)

test.each(texts.map((field) => [field.path, field] as const))('%s accepts no unreadable text', (_, field) => {
  expect(takenAsTheyAre(field, [cleanLine, cleanLines, cleanCode])).toEqual([])
})

const otherFields = bodies.filter((field) => !anyText.test(field.path) && !isFree(field))
test.each(otherFields.map((field) => [field.path, field] as const))(
  '%s, which is no free text, takes none of them but cleaned',
  (_, field) => {
    const lowerCase = (text: string) => cleanLine(text).toLowerCase()
    const completed = (text: string) => `https://${cleanLine(text)}`
    expect(takenAsTheyAre(field, [cleanLine, lowerCase, completed])).toEqual([])
  },
)
