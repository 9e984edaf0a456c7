import type { Shape } from '../fields/validation'
import { z } from '../fields/zod'

const marked = new WeakSet<object>()

/** Image field of a record: an address or ''. The mark is the only source of the fields that use stored files (R14). */
export function image() {
  const field = z.string()
  marked.add(field)
  return field
}

interface Definition {
  readonly shape?: Readonly<Record<string, Shape>>
  readonly element?: Shape
  readonly innerType?: Shape
}

/** The paths of the image fields in a shape, dotted and without list indexes: `coverImage`, `photos.url`. */
export function imagePathsOf(shape: Shape): string[] {
  if (marked.has(shape)) return ['']
  const { shape: fields = {}, element, innerType } = shape._zod.def as Definition
  const inner = element ?? innerType
  if (inner) return imagePathsOf(inner)
  return Object.entries(fields).flatMap(([name, field]) =>
    imagePathsOf(field).map((path) => (path === '' ? name : `${name}.${path}`)),
  )
}
