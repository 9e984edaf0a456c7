import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { Shape } from '@torneo/contracts/fields/validation'
import { imagePathsOf } from '@torneo/contracts/files/images'
import { storageMessages } from '@torneo/contracts/files/storage'
import type { OwnOrigins, Write } from '../../platform/database/database'
import { invalid } from '../../platform/http/problems'

/** Finds addresses whose file is missing (R14). */
interface FileLookup {
  missing(addresses: readonly string[], write: Required<Write> & OwnOrigins): Promise<readonly string[]>
}

interface ImageRef {
  /** Dotted, with list indexes: `photos.3.url`. */
  readonly path: string
  readonly address: string
}

function valuesAt(value: unknown, steps: readonly string[], path: readonly string[] = []): ImageRef[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesAt(item, steps, [...path, String(index)]))
  const [step, ...rest] = steps
  if (step === undefined)
    return typeof value === 'string' && value !== '' ? [{ path: path.join('.'), address: value }] : []
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Record<string, unknown>)[step], rest, [...path, step])
    : []
}

/** Lists the images of a record, from the fields that its shape marks. */
export function imagesOf(shape: Shape, record: object): ImageRef[] {
  return imagePathsOf(shape).flatMap((path) => valuesAt(record, path.split('.')))
}

/** A record before a write, null for a new one, and the fields that it writes. */
interface WrittenRecord {
  readonly before: object | null
  readonly after: object
}

/**
 * Lists the fields in which a write adds the address of a missing or deleted file. Addresses that the record already
 * had are not checked, so that a file lost earlier never blocks another change.
 */
export async function missingImages(
  files: FileLookup,
  shape: Shape,
  { before, after }: WrittenRecord,
  write: Required<Write> & OwnOrigins,
): Promise<ErrorDetail[]> {
  const known = new Set(before ? imagesOf(shape, before).map(({ address }) => address) : [])
  const added = imagesOf(shape, after).filter(({ address }) => !known.has(address))
  const missing = new Set(await files.missing([...new Set(added.map(({ address }) => address))], write))
  return added
    .filter(({ address }) => missing.has(address))
    .map(({ path }) => ({ path, message: storageMessages.missing }))
}

/** Throws 400 with those fields. */
export async function requireImages(...write: Parameters<typeof missingImages>): Promise<void> {
  const details = await missingImages(...write)
  if (details.length > 0) throw invalid(details)
}
