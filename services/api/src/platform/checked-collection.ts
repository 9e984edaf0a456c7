import type { Collection, Document, Filter, FindCursor, FindOptions, Sort } from 'mongodb'
import { core, z } from 'zod/mini'
import { misfitsOf } from './stored-shape'
import type { Unreadable } from './unreadable'

const AnyRow = z.object({ _id: z.string() })

/** A shape that every row with an id fits: where the reader checks by itself, or reads no more than ids. */
export const anyRow = <T extends Document = { _id: string }>() => AnyRow as unknown as z.ZodMiniType<T>

/** The shape of a stored row. */
export const row = <Shape extends core.$ZodShape>(fields: Shape) => z.object({ _id: z.string(), ...fields })

/** The name and id of a person, as rows store them. */
export const StoredAuthor = z.object({ id: z.string(), name: z.string() })

const isIn = (path: string, parent: string) => path === parent || path.startsWith(`${parent}.`)

/** Whether a projection leaves the field of a path in, or a part of it. */
function selects(projection: Document = {}): (path: string) => boolean {
  const names = (value: boolean) => Object.keys(projection).filter((name) => name !== '_id' && Boolean(projection[name]) === value)
  const [included, excluded] = [names(true), names(false)]
  if (included.length > 0) return (path) => path === '_id' || included.some((name) => isIn(path, name) || isIn(name, path))
  return (path) => excluded.length === 0 ? Object.keys(projection).length === 0 || path === '_id' : !excluded.some((name) => isIn(path, name))
}

type Change<T, R> = (row: T) => R

/** A cursor that leaves out the rows that do not fit. */
export class CheckedCursor<T, R = T> implements AsyncIterable<R> {
  constructor(private readonly cursor: FindCursor<T>, private readonly fits: (row: T) => boolean, private readonly change: Change<T, R> = (one) => one as unknown as R) {}

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
 * A collection whose reads pass a row only if it fits its shape, in the fields that were asked for: one damaged row never stops what reads the others.
 * What is left out is reported. An aggregation is not checked: its `$match` must say of which types the fields are that it computes with.
 */
export function checkedCollection<T extends Document>(collection: Collection<T>, shape: core.$ZodType, meet: (row: Unreadable) => void): CheckedCollection<T> {
  function fitsIn({ projection }: { projection?: Document } = {}): (row: Document) => boolean {
    const isSelected = selects(projection)
    return (stored) => {
      const fields = misfitsOf(shape, stored).filter(isSelected)
      if (fields.length > 0) meet({ collection: collection.collectionName, id: String(stored['_id']), fields })
      return fields.length === 0
    }
  }

  /** A method that gives one row or null. */
  const one = (name: 'findOne' | 'findOneAndUpdate' | 'findOneAndReplace' | 'findOneAndDelete') => async (...args: readonly unknown[]): Promise<unknown> => {
    const found = await (collection[name] as (...all: readonly unknown[]) => Promise<Document | null>)(...args)
    return found && fitsIn(args[name === 'findOne' || name === 'findOneAndDelete' ? 1 : 2] as { projection?: Document }) (found) ? found : null
  }

  const reads: Readonly<Record<PropertyKey, unknown>> = {
    find: (filter?: Filter<T>, options?: FindOptions) => new CheckedCursor(collection.find(filter ?? {}, options) as FindCursor<T>, fitsIn(options)),
    findOne: one('findOne'),
    findOneAndUpdate: one('findOneAndUpdate'),
    findOneAndReplace: one('findOneAndReplace'),
    findOneAndDelete: one('findOneAndDelete'),
  }
  return new Proxy(collection, { get: (target, name) => reads[name] ?? Reflect.get(target, name) as unknown }) as unknown as CheckedCollection<T>
}
