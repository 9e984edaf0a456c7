import { imagePathsOf } from '@torneo/contracts/images'
import { storageMessages } from '@torneo/contracts/storage'
import type { Shape } from '@torneo/contracts/validation'
import type { OwnOrigins, Write } from '../platform/database'
import { invalid } from '../platform/problems'

/** What of the stored files a record needs: it says which addresses name a file that is not there, and holds the others (R14). */
interface Claims {
  claim(addresses: readonly string[], write: Required<Write> & OwnOrigins): Promise<readonly string[]>
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
 * Holds the files that a write newly names, within its transaction: naming a file and deleting it exclude each other. One that is not
 * there is answered 400 with its field. What the record named before is left alone, so that an old gap never stops another change.
 */
export async function claimImages(
  files: Claims, shape: Shape, before: object | null, after: object, write: Required<Write> & OwnOrigins,
): Promise<void> {
  const known = new Set(before ? imagesOf(shape, before).map(({ address }) => address) : [])
  const named = imagesOf(shape, after).filter(({ address }) => !known.has(address))
  const missing = new Set(await files.claim([...new Set(named.map(({ address }) => address))], write))
  const gaps = named.filter(({ address }) => missing.has(address))
  if (gaps.length > 0) throw invalid(gaps.map(({ path }) => ({ path, message: storageMessages.missing })))
}
