import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'

/** Fields that an optimistic update can change. */
export type OptimisticFields = Partial<
  Pick<GalleryGroup, 'title' | 'description' | 'date' | 'coverImage' | 'photos' | 'images' | 'imageCount'>
>

/** A change that is shown before the cached list contains it. */
export type OptimisticChange =
  | {
      readonly kind: 'update'
      readonly id: string
      readonly fields: OptimisticFields
      readonly stored: GalleryGroup | null
    }
  | { readonly kind: 'removal'; readonly id: string; readonly stored: boolean }

function withChange(gallery: GalleryGroup, change: OptimisticChange): GalleryGroup {
  if (change.kind === 'removal' || change.id !== gallery.id) return gallery
  if (!change.stored) return { ...gallery, ...change.fields }
  return gallery.rev < change.stored.rev ? change.stored : gallery
}

/**
 * Changes that are still needed: a removal ends once the server's list lacks the gallery, so that a restored gallery
 * appears again.
 */
export function openChanges(
  galleries: readonly GalleryGroup[],
  changes: readonly OptimisticChange[],
): readonly OptimisticChange[] {
  const isDone = ({ kind, stored, id }: OptimisticChange) =>
    kind === 'removal' && stored && galleries.every((gallery) => gallery.id !== id)
  return changes.filter((change) => !isDone(change))
}

/**
 * Applies the user's pending changes to the server's list (R25). A failed change is removed from `changes`, which shows
 * the gallery in the server's version at its place, whatever happened to the others. A list requested before a change
 * and received after it does not undo the change. Unchanged galleries stay the same objects.
 */
export function withChanges(
  galleries: readonly GalleryGroup[],
  changes: readonly OptimisticChange[],
): readonly GalleryGroup[] {
  if (changes.length === 0) return galleries
  const removed = new Set(changes.filter(({ kind }) => kind === 'removal').map(({ id }) => id))
  return galleries.filter(({ id }) => !removed.has(id)).map((gallery) => changes.reduce(withChange, gallery))
}
