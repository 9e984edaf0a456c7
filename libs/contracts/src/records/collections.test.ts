import { expect, test } from 'vitest'
import type { Shape } from '../fields/validation'
import { allCollections, collectionNamed, type RecordTitle } from './collections'
import { recordShapes } from './record-shapes'

const fieldsOf = (shape: Shape) => Object.keys((shape._zod.def as { readonly shape?: object }).shape ?? {})
const fieldsOfTitle = (title: RecordTitle | null) => (typeof title === 'string' ? [title] : (title?.references ?? []))

test.each(allCollections)(
  '$name names fields of its record',
  ({ name, bin, title, foundBy, references, imageLabels }) => {
    const { detail = [], along = [], only = {} } = foundBy ?? {}
    const named = [
      ...fieldsOfTitle(title),
      ...detail,
      ...along,
      ...Object.keys(only),
      ...(bin ? Object.keys(references) : []),
      ...Object.keys(imageLabels ?? {}),
    ].filter((field) => field !== '_id')
    expect(fieldsOf(recordShapes[name])).toEqual(expect.arrayContaining(named))
  },
)

test.each(allCollections.filter(({ edition }) => edition?.parent))(
  '$name comes after its parent, which is of the same edition',
  ({ name, edition, references }) => {
    const parent = references[edition?.parent ?? ''] ?? ''
    const order: readonly string[] = allCollections.map((collection) => collection.name)
    expect(collectionNamed(parent)?.edition).toBeTruthy()
    expect(order.indexOf(parent)).toBeLessThan(order.indexOf(name))
  },
)
