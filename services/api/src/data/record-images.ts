import { imagePathsOf } from '@torneo/contracts/images'
import { storageMessages } from '@torneo/contracts/storage'
import type { Shape } from '@torneo/contracts/validation'
import type { OwnOrigins, Write } from '../platform/database'
import { invalid } from '../platform/problems'

/** What of the stored files a record needs: which of these addresses name a file that is not there (R14). */
interface KnownFiles {
  missing(addresses: readonly string[], write: Required<Write> & OwnOrigins): Promise<readonly string[]>
}

interface NamedImage {
  /** Dotted, with places in lists: `photos.3.url`. */
  readonly path: string
  readonly address: string
}

function valuesAt(value: unknown, steps: readonly string[], path: readonly string[] = []): NamedImage[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => valuesAt(item, steps, [...path, String(place)]))
  const [step, ...rest] = steps
  if (step === undefined) return typeof value === 'string' && value !== '' ? [{ path: path.join('.'), address: value }] : []
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[step], rest, [...path, step]) : []
}

/** Every image that a record names, by the fields that its shape marks. */
export function imagesOf(shape: Shape, record: object): NamedImage[] {
  return imagePathsOf(shape).flatMap((path) => valuesAt(record, path.split('.')))
}

/**
 * Refuses a write that newly names a file which is not there, or is hidden: 400 with its field. What the record named before is left
 * alone, so that an old gap never stops another change.
 */
export async function claimImages(
  files: KnownFiles, shape: Shape, before: object | null, after: object, write: Required<Write> & OwnOrigins,
): Promise<void> {
  const known = new Set(before ? imagesOf(shape, before).map(({ address }) => address) : [])
  const named = imagesOf(shape, after).filter(({ address }) => !known.has(address))
  const missing = new Set(await files.missing([...new Set(named.map(({ address }) => address))], write))
  const gaps = named.filter(({ address }) => missing.has(address))
  if (gaps.length > 0) throw invalid(gaps.map(({ path }) => ({ path, message: storageMessages.missing })))
}
