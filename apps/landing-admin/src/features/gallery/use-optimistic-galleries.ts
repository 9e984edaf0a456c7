import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { useCallback, useMemo, useState } from 'react'
import { openChanges, withChanges, type OptimisticChange, type OptimisticFields } from './optimistic-changes'

type Changes = readonly OptimisticChange[]

export interface OptimisticGalleries {
  readonly galleries: readonly GalleryGroup[]
  /** Galleries with a pending change. */
  readonly saving: ReadonlySet<string>
  /** Shows the fields immediately, and reverts exactly these when `send` fails; rejects with its error. */
  readonly update: (id: string, fields: OptimisticFields, send: () => Promise<GalleryGroup>) => Promise<GalleryGroup>
  /** Hides the gallery immediately, and shows it again at its place when `send` fails; rejects with its error. */
  readonly remove: (id: string, send: () => Promise<unknown>) => Promise<void>
}

/**
 * Optimistic updates and deletions of galleries (R25). They are applied on top of the cached list instead of in it, so
 * that pending reads, other changes and failures cannot affect them.
 */
export function useOptimisticGalleries(read: readonly GalleryGroup[]): OptimisticGalleries {
  const [changes, setChanges] = useState<Changes>([])

  const open = openChanges(read, changes)
  if (open.length < changes.length) setChanges(open)

  const run = useCallback(
    async <Answer>(
      change: OptimisticChange,
      send: () => Promise<Answer>,
      toStored: (response: Answer) => OptimisticChange,
    ): Promise<Answer> => {
      const replace = (next: Changes) => (all: Changes) => all.flatMap((one) => (one === change ? next : [one]))
      setChanges((all) => [...all, change])
      try {
        const response = await send()
        setChanges(replace([toStored(response)]))
        return response
      } catch (error) {
        setChanges(replace([]))
        throw error
      }
    },
    [],
  )

  const update = useCallback<OptimisticGalleries['update']>(
    (id, fields, send) =>
      run({ kind: 'update', id, fields, stored: null }, send, (stored) => ({ kind: 'update', id, fields, stored })),
    [run],
  )
  const remove = useCallback<OptimisticGalleries['remove']>(
    async (id, send) => {
      await run({ kind: 'removal', id, stored: false }, send, () => ({ kind: 'removal', id, stored: true }))
    },
    [run],
  )

  return {
    galleries: useMemo(() => withChanges(read, changes), [read, changes]),
    saving: useMemo(
      () => new Set(changes.flatMap(({ kind, stored, id }) => (kind === 'update' && !stored ? [id] : []))),
      [changes],
    ),
    update,
    remove,
  }
}
