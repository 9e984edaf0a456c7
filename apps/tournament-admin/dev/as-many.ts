/**
 * Chooses the number of records by the query: none with `?empty`, one with `?one`, 60 with `?many`; otherwise a few.
 */
export function asMany<R>(options: URLSearchParams, some: readonly R[], oneOfMany: (index: number) => R): readonly R[] {
  if (options.has('empty')) return []
  if (options.has('one')) return some.slice(0, 1)
  return options.has('many') ? Array.from({ length: 60 }, (_, index) => oneOfMany(index)) : some
}
