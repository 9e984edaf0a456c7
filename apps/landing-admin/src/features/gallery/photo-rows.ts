import type { GalleryGroup } from '@torneo/contracts/gallery-groups'

/** A photo that is about to be added, as it is typed. */
export interface PhotoRowValues {
  readonly url: string
  readonly alt: string
  readonly year: string
}

const yearIn = /\b(?:19|20)\d\d\b/

/** What the next photo's year most likely is: that of the row before it, of the gallery's last photo, or the one in its date. */
export function nextYear(rows: readonly PhotoRowValues[], { photos, date }: Pick<GalleryGroup, 'photos' | 'date'>): string {
  const typed = rows.findLast(({ year }) => year.trim() !== '')?.year
  if (typed) return typed.trim()
  const stored = photos.findLast(({ year }) => year !== null)?.year
  return stored ? String(stored) : yearIn.exec(date)?.[0] ?? ''
}

/** The rows with one for each new address; one that is among them or in the gallery already is left out. */
export function withPicked(
  rows: readonly PhotoRowValues[], picked: readonly string[], gallery: Pick<GalleryGroup, 'photos' | 'images' | 'date'>,
): { readonly rows: PhotoRowValues[]; readonly already: number } {
  const there = new Set([...gallery.images, ...rows.map(({ url }) => url)])
  const fresh = [...new Set(picked)].filter((url) => !there.has(url))
  const year = nextYear(rows, gallery)
  return { rows: [...rows, ...fresh.map((url) => ({ url, alt: '', year }))], already: picked.length - fresh.length }
}
