import type { GalleryGroup } from '@torneo/contracts/gallery-groups'

/** What is seen of a gallery at once when it is saved. */
export type SeenFields = Partial<Pick<GalleryGroup, 'title' | 'description' | 'date' | 'coverImage' | 'photos' | 'images' | 'imageCount'>>

/** A change that is drawn before the list that was read knows of it. */
export type OptimisticChange =
  | { readonly kind: 'update'; readonly id: string; readonly fields: SeenFields; readonly stored: GalleryGroup | null }
  | { readonly kind: 'removal'; readonly id: string; readonly stored: boolean }

function withChange(gallery: GalleryGroup, change: OptimisticChange): GalleryGroup {
  if (change.kind === 'removal' || change.id !== gallery.id) return gallery
  if (!change.stored) return { ...gallery, ...change.fields }
  return gallery.rev < change.stored.rev ? change.stored : gallery
}

/** The changes that still have to be drawn: a removal that the server's list has too is over, so that a gallery that is restored is seen again. */
export function openChanges(galleries: readonly GalleryGroup[], changes: readonly OptimisticChange[]): readonly OptimisticChange[] {
  const isOver = ({ kind, stored, id }: OptimisticChange) => kind === 'removal' && stored && galleries.every((gallery) => gallery.id !== id)
  return changes.filter((change) => !isOver(change))
}

/**
 * The list as this person left it: what the server said, with their own changes drawn over it (R25). A change that failed is simply
 * no longer among `changes`: its gallery is then drawn as the server has it, at its place, whatever happened to the others meanwhile.
 * A list asked for before a change and answered after it does not undo the change. Untouched galleries stay the same objects.
 */
export function withChanges(galleries: readonly GalleryGroup[], changes: readonly OptimisticChange[]): readonly GalleryGroup[] {
  if (changes.length === 0) return galleries
  const removed = new Set(changes.filter(({ kind }) => kind === 'removal').map(({ id }) => id))
  return galleries.filter(({ id }) => !removed.has(id)).map((gallery) => changes.reduce(withChange, gallery))
}
