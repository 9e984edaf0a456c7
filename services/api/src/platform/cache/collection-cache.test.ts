import { expect, it } from 'vitest'
import type { DocumentChange } from './change-feed'
import { createCollectionCache } from './collection-cache'

/** A cache of a hundred cups, the changes that it listens to, and the ids that it reads; null for all. */
function aCache() {
  const reads: (number | null)[] = []
  const changed: string[] = []
  let tell: (change: DocumentChange) => void = () => undefined
  const cups = Array.from({ length: 100 }, (_, index) => ({ _id: `c${index}`, rev: 1 }))
  const cache = createCollectionCache({
    changes: { on: (_collections, listener) => void (tell = listener), isLive: () => true },
    documentsOf: () => async (filter) => {
      const { _id: ids } = filter as { readonly _id?: { readonly $in: readonly string[] } }
      reads.push(ids?.$in.length ?? null)
      return cups.filter(({ _id }) => ids?.$in.includes(_id) ?? true)
    },
    collection: 'cups',
    read: (stored) => ({ id: String(stored['_id']) }),
    order: (one, other) => (one.id < other.id ? -1 : one.id === other.id ? 0 : 1),
    onChange: (id) => changed.push(id),
    onReset: () => changed.push('all'),
    onInvalidate: () => undefined,
  })
  const change = (id: string, isDeletion = false) => tell({ collection: 'cups', id, isOwn: false, isDeletion })
  return { cache, reads, changed, change }
}

it('a few changed rows are read by their ids, a thousand by reading the collection, in slices', async () => {
  const { cache, reads, change } = aCache()
  await cache.refresh()
  for (const id of ['c1', 'c2', 'c3']) change(id)
  await cache.refresh()
  for (let index = 0; index < 5000; index += 1) change(`new${index}`)
  expect(cache.isReset()).toBe(true)
  await cache.refresh()
  expect(reads).toEqual([null, 3, null])
})

it('deletions of single rows are not applied while a refresh of all is due', async () => {
  const { cache, changed, change } = aCache()
  await cache.refresh()
  for (let index = 0; index < 5000; index += 1) change(`new${index}`)
  changed.length = 0
  for (let index = 0; index < 100; index += 1) change(`c${index}`, true)
  expect(changed).toEqual([])
  await cache.refresh()
  expect(changed).toEqual(['all'])
})
