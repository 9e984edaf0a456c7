import type { Document, IndexDescription } from 'mongodb'

const types = [
  'binData',
  'double',
  'string',
  'object',
  'undefined',
  'objectId',
  'bool',
  'date',
  'null',
  'regex',
  'dbPointer',
  'javascript',
  'javascriptWithScope',
  'int',
  'timestamp',
  'long',
  'decimal',
  'minKey',
  'maxKey',
]
/**
 * Matches a value of another type, by an index: `$not` is answered by none. An index knows the items of an array alone, and a symbol (which nobody writes
 * any more) as a string.
 */
export const otherThan = (...fitting: readonly string[]): Document => ({
  $type: types.filter((type) => !fitting.includes(type)),
})

const isOther = { data: { $type: [...types.slice(1), 'array'] } }
const isMissing = { data: null }

/**
 * Indexes of a collection that has bytes as its `data`: of the rows in which it is something else. Without such rows they are empty, and a look for
 * damage reads none of the bytes, which may be gigabytes.
 */
export const bytesIndexes: readonly IndexDescription[] = [
  { key: { data: 1 }, partialFilterExpression: isOther },
  { key: { data: 1, _id: 1 }, partialFilterExpression: isMissing },
]

/** Finds by indexes alone the rows that may not fit; `further`: the same of other fields. */
export const withoutBytes = (...further: readonly Document[]): Document => ({
  $or: [isOther, isMissing, { _id: otherThan('string') }, ...further],
})
