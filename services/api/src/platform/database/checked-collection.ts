import type { Collection, Document, Filter, FindCursor, FindOptions, Sort } from 'mongodb'
import { core, z } from 'zod/mini'
import { invalidFieldsOf } from './stored-shape'
import type { Unreadable } from './unreadable'

const AnyRow = z.object({ _id: z.string() })

/** Shape that every row with an id fits: for readers that validate rows themselves or read only ids. */
export const anyRow = <T extends Document = { _id: string }>() => AnyRow as unknown as z.ZodMiniType<T>

/** Shape of a stored row. */
export const row = <Shape extends core.$ZodShape>(fields: Shape) => z.object({ _id: z.string(), ...fields })

/** Id and name of a user, as stored in rows. */
export const StoredAuthor = z.object({ id: z.string(), name: z.string() })

const isIn = (path: string, parent: string) => path === parent || path.startsWith(`${parent}.`)

/** Returns a predicate: does the projection include the field at a path, or a part of it? */
function selects(projection: Document = {}): (path: string) => boolean {
  const names = (value: boolean) =>
    Object.keys(projection).filter((name) => name !== '_id' && Boolean(projection[name]) === value)
  const [included, excluded] = [names(true), names(false)]
  if (included.length > 0)
    return (path) => path === '_id' || included.some((name) => isIn(path, name) || isIn(name, path))
  return (path) =>
    excluded.length === 0
      ? Object.keys(projection).length === 0 || path === '_id'
      : !excluded.some((name) => isIn(path, name))
}

type Change<T, R> = (row: T) => R

/** Cursor that skips the rows that do not fit. */
export class CheckedCursor<T, R = T> implements AsyncIterable<R> {
  constructor(
    private readonly cursor: FindCursor<T>,
    private readonly fits: (row: T) => boolean,
    private readonly change: Change<T, R> = (one) => one as unknown as R,
  ) {}

  sort(order: Sort): this {
    this.cursor.sort(order)
    return this
  }

  skip(count: number): this {
    this.cursor.skip(count)
    return this
  }

  limit(count: number): this {
    this.cursor.limit(count)
    return this
  }

  map<Next>(next: Change<R, Next>): CheckedCursor<T, Next> {
    return new CheckedCursor(this.cursor, this.fits, (one) => next(this.change(one)))
  }

  async toArray(): Promise<R[]> {
    return (await this.cursor.toArray()).filter(this.fits).map(this.change)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<R> {
    for await (const one of this.cursor) if (this.fits(one)) yield this.change(one)
  }
}

export type CheckedCollection<T extends Document> = Omit<Collection<T>, 'find'> & {
  find: (filter?: Filter<T>, options?: FindOptions) => CheckedCursor<T>
}

/**
 * A collection whose reads skip rows that do not fit its shape in the projected fields: one damaged row never breaks
 * the reading of others. Skipped rows are reported. Aggregations are not checked: their `$match` must name the types of
 * the fields that they compute with.
 */
export function checkedCollection<T extends Document>(
  collection: Collection<T>,
  shape: core.$ZodType,
  report: (row: Unreadable) => void,
): CheckedCollection<T> {
  function fitsIn({ projection }: { projection?: Document } = {}): (row: Document) => boolean {
    const isSelected = selects(projection)
    return (stored) => {
      const fields = invalidFieldsOf(shape, stored).filter(isSelected)
      if (fields.length > 0) report({ collection: collection.collectionName, id: String(stored['_id']), fields })
      return fields.length === 0
    }
  }

  /** Wraps a method that returns one row or null. */
  const one =
    (name: 'findOne' | 'findOneAndUpdate' | 'findOneAndReplace' | 'findOneAndDelete') =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const found = await (collection[name] as (...all: readonly unknown[]) => Promise<Document | null>)(...args)
      return found &&
        fitsIn(args[name === 'findOne' || name === 'findOneAndDelete' ? 1 : 2] as { projection?: Document })(found)
        ? found
        : null
    }

  const reads: Readonly<Record<PropertyKey, unknown>> = {
    find: (filter?: Filter<T>, options?: FindOptions) =>
      new CheckedCursor(collection.find(filter ?? {}, options) as FindCursor<T>, fitsIn(options)),
    findOne: one('findOne'),
    findOneAndUpdate: one('findOneAndUpdate'),
    findOneAndReplace: one('findOneAndReplace'),
    findOneAndDelete: one('findOneAndDelete'),
  }
  return new Proxy(collection, {
    get: (target, name) => reads[name] ?? (Reflect.get(target, name) as unknown),
  }) as unknown as CheckedCollection<T>
}
