import { z } from './zod'
import type { Shape } from './validation'

const marked = new WeakSet<object>()

/** A record's image field: an address or ''. The mark says where stored files are used (R14): nothing else keeps that fact. */
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

/** Where a shape holds images, as dotted paths that pass through lists: `coverImage`, `photos.url`. */
export function imagePathsOf(shape: Shape): string[] {
  if (marked.has(shape)) return ['']
  const { shape: fields = {}, element, innerType } = shape._zod.def as Definition
  const inner = element ?? innerType
  if (inner) return imagePathsOf(inner)
  return Object.entries(fields).flatMap(([name, field]) => imagePathsOf(field).map((path) => (path === '' ? name : `${name}.${path}`)))
}
