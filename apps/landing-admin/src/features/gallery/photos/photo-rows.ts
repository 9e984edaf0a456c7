import type { GalleryGroup, GalleryPhotoDraft } from '@torneo/contracts/content/gallery-groups'
import type { AllImageDetails } from '@torneo/contracts/files/stored-images'

/** Form values of a photo to add; '' uses the value for all photos. */
export interface PhotoRowValues {
  readonly id: string
  /** Empty until the file is uploaded. */
  readonly url: string
  readonly alt: string
  readonly year: string
}

/** The values for all photos. */
interface ForAll {
  readonly text: string
  readonly year: string
}

const yearIn = /\b(?:19|20)\d\d\b/

/**
 * Most likely year of a new photo: that of the gallery's last photo, or the one in the gallery's date; '' when unknown.
 */
export function likelyYear({ photos, date }: Pick<GalleryGroup, 'photos' | 'date'>): string {
  const stored = photos.findLast(({ year }) => year !== null)?.year
  return stored ? String(stored) : (yearIn.exec(date)?.[0] ?? '')
}

/**
 * Makes a row for each new address, with the image's stored text; `already` counts addresses that the rows or the
 * gallery contain.
 */
export function rowsOf(
  picked: readonly string[],
  rows: readonly PhotoRowValues[],
  gallery: Pick<GalleryGroup, 'images'>,
  details: AllImageDetails = {},
): { readonly added: PhotoRowValues[]; readonly already: number } {
  const present = new Set([...gallery.images, ...rows.map(({ url }) => url)])
  const added = [...new Set(picked)].filter((url) => !present.has(url))
  return {
    added: added.map((url) => ({ id: url, url, alt: details[url]?.alt ?? '', year: '' })),
    already: picked.length - added.length,
  }
}

/** Text of a photo without its own: the text for all, numbered when there are several photos. */
export function textFor(text: string, index: number, all: number): string {
  const trimmed = text.trim()
  return trimmed === '' || all === 1 ? trimmed : `${trimmed} (${index + 1} de ${all})`
}

/** Photo of a row, with empty fields replaced by the values for all. */
export function photoOf(
  row: Omit<PhotoRowValues, 'id'>,
  { text, year }: ForAll,
  index: number,
  all: number,
): GalleryPhotoDraft {
  return {
    url: row.url,
    alt: row.alt.trim() || textFor(text, index, all),
    year: Number(row.year.trim() || year.trim()),
  }
}
