import { type FileBucket, fileBuckets } from '@torneo/contracts/files/storage'

/** Bucket and id in a file's address. */
export interface StoredFileRef {
  readonly bucket: FileBucket
  readonly id: string
}

const address = /^\/api\/storage\/buckets\/([a-z]+)\/files\/([0-9A-Za-z]{1,36})\/(?:view|download)$/

/**
 * Parses the address of a stored file; null for a foreign address, whose file is never deleted (R15). `origins` are our
 * own origins, for absolute addresses.
 */
export function parseFileAddress(url: string, origins: string | readonly string[] = []): StoredFileRef | null {
  const base = [origins].flat().find((origin) => origin !== '' && url.startsWith(`${origin}/`)) ?? ''
  const [, name, id] = address.exec(url.slice(base.length).split(/[?#]/)[0] ?? '') ?? []
  const bucket = fileBuckets.find((candidate) => candidate === name)
  return bucket && id ? { bucket, id } : null
}

/** Address under which records refer to a stored file. */
export function viewAddress({ bucket, id }: StoredFileRef): string {
  return `/api/storage/buckets/${bucket}/files/${id}/view`
}

/** Lists both addresses of a stored file; a record may contain either. */
export function addressesOf(file: StoredFileRef): readonly string[] {
  const view = viewAddress(file)
  return [view, view.replace(/view$/, 'download')]
}
