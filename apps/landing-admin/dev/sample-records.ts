/**
 * Number of records for the options in the address: none with `?empty`, one with `?one`, 60 with `?many`, a few by
 * default.
 */
export function sampleRecords<R>(
  options: URLSearchParams,
  some: readonly R[],
  createOne: (index: number) => R,
): readonly R[] {
  if (options.has('empty')) return []
  if (options.has('one')) return some.slice(0, 1)
  return options.has('many') ? Array.from({ length: 60 }, (_, index) => createOne(index)) : some
}
