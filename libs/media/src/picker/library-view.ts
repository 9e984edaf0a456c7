import type { ListedFile } from '@torneo/contracts/files/storage'
import { matchesSearch } from '@torneo/domain/format/search'

export const libraryOrders = ['newest', 'oldest', 'name', 'largest'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

const comparisons: Readonly<Record<LibraryOrder, (a: ListedFile, b: ListedFile) => number>> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  name: (a, b) => byName.compare(a.name, b.name),
  largest: (a, b) => b.size - a.size,
}

/** Files whose names match a search, in the given order. */
export function filesInView(files: readonly ListedFile[], search: string, order: LibraryOrder): readonly ListedFile[] {
  return files.filter(({ name }) => matchesSearch([name], search)).sort(comparisons[order])
}

const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/jpg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'image/bmp': 'BMP',
  'image/x-icon': 'ICO',
  'image/vnd.microsoft.icon': 'ICO',
}

/** Formats a MIME type for people: JPG for image/jpeg. */
export function formatMimeType(mimeType: string): string {
  return formats[mimeType] ?? mimeType.replace(/^image\//, '').toUpperCase()
}
