import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { allEndpoints } from '../endpoint/catalogue'
import type { Shape } from '../fields/validation'
import { imageRecords } from '../records/record-shapes'
import { image, imagePathsOf } from './images'

test.each<[what: string, shape: Shape, paths: readonly string[]]>([
  ['a field', z.object({ logo: image(), name: z.string() }), ['logo']],
  ['fields', z.object({ a: image(), b: z.object({ c: image() }) }), ['a', 'b.c']],
  ['a list of records', z.object({ photos: z.array(z.object({ url: image(), alt: z.string() })) }), ['photos.url']],
  ['a list of images', z.object({ images: z.array(image()) }), ['images']],
  ['an optional one', z.object({ logo: z.optional(image()) }), ['logo']],
  ['one that may be null', z.nullable(z.object({ logo: z.nullable(image()) })), ['logo']],
  ['the image itself', image(), ['']],
  ['no image', z.object({ name: z.string(), tags: z.array(z.string()), size: z.number() }), []],
])('finds the images of %s', (_what, shape, paths) => {
  expect(imagePathsOf(shape)).toEqual(paths)
})

interface Definition {
  readonly shape?: Readonly<Record<string, Shape>>
  readonly element?: Shape
  readonly innerType?: Shape
  readonly options?: readonly Shape[]
  readonly valueType?: Shape
}

/** All nested object shapes. */
function objectsIn(shape: Shape): Shape[] {
  const { shape: fields, element, innerType, options = [], valueType } = shape._zod.def as Definition
  const inner = [...Object.values(fields ?? {}), element, innerType, valueType, ...options].filter(
    (one) => one !== undefined,
  )
  return [...(fields ? [shape] : []), ...inner.flatMap(objectsIn)]
}

const fieldsOf = (shape: Shape) => (shape._zod.def as Definition).shape ?? {}

describe('the records that show images', () => {
  test('include every record of the contract with a marked image field', () => {
    const listed = new Set<Shape>(imageRecords.map(({ record }) => record))
    // Only records have an id; nested objects are found through them.
    const answered = allEndpoints.flatMap(({ response }) => (response ? objectsIn(response) : []))
    const records = answered.filter((shape) => 'id' in fieldsOf(shape) && imagePathsOf(shape).length > 0)
    expect(new Set(records)).toEqual(listed)
    expect(records.filter((shape) => !listed.has(shape)).map((shape) => Object.keys(fieldsOf(shape)))).toEqual([])
    const known = new Set([...listed].flatMap(objectsIn))
    const loose = answered.filter(
      (shape) => !known.has(shape) && Object.values(fieldsOf(shape)).some((field) => imagePathsOf(field).includes('')),
    )
    expect(loose.map((shape) => Object.keys(fieldsOf(shape)))).toEqual([])
  })

  test.each(imageRecords.map((row) => ({ ...row, paths: imagePathsOf(row.record) })))(
    '$collection shows some, each with something to call it by',
    ({ record, title, paths }) => {
      expect(paths.length).toBeGreaterThan(0)
      const missing =
        'field' in title
          ? [title.field].filter((name) => !(name in fieldsOf(record)))
          : paths.filter((path) => !title.fields[path])
      expect(missing).toEqual([])
    },
  )

  test('are each there once', () => {
    expect(new Set(imageRecords.map(({ collection }) => collection)).size).toBe(imageRecords.length)
  })
})

test('mark the fields that the specification gives an image (spec 1 §3, spec 2 §3)', () => {
  expect(Object.fromEntries(imageRecords.map(({ collection, record }) => [collection, imagePathsOf(record)]))).toEqual({
    hero: ['logoImage', 'backgroundImage'],
    settings: ['logo'],
    appearance: ['crest'],
    gallery_groups: ['coverImage', 'photos.url'],
    sponsors: ['logo'],
    hall_of_fame: ['image'],
    news: ['images', 'image', 'file'],
    pages: ['images', 'file'],
    promotions: ['logo'],
    teams: ['logo'],
    players: ['photo'],
  })
})
