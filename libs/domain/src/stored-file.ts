import { type Bucket, buckets } from '@torneo/contracts/storage'

/** A file of ours, as an address names it. */
export interface StoredFileRef {
  readonly bucket: Bucket
  readonly id: string
}

const address = /^\/api\/storage\/buckets\/([a-z]+)\/files\/([0-9A-Za-z]{1,36})\/(?:view|download)$/

/**
 * The stored file that an address names; null for a foreign one, which is never deleted (R15). `origins` are our own, for an address that
 * spells one out.
 */
export function storedFileOf(url: string, origins: string | readonly string[] = []): StoredFileRef | null {
  const own = [origins].flat().find((origin) => origin !== '' && url.startsWith(`${origin}/`)) ?? ''
  const local = url.slice(own.length)
  const [, name, id] = address.exec(local.split(/[?#]/)[0] ?? '') ?? []
  const bucket = buckets.find((candidate) => candidate === name)
  return bucket && id ? { bucket, id } : null
}

/** The address that records keep of a stored file. */
export function viewAddress({ bucket, id }: StoredFileRef): string {
  return `/api/storage/buckets/${bucket}/files/${id}/view`
}

/** Both addresses of a stored file: a record may hold either. */
export function addressesOf(file: StoredFileRef): readonly string[] {
  const view = viewAddress(file)
  return [view, view.replace(/view$/, 'download')]
}
