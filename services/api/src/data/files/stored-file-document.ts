import {
  type Bucket,
  type FileBucket,
  fileBuckets,
  type ImageDetails,
  type StoredFile,
} from '@torneo/contracts/files/storage'
import { type StoredFileRef, viewAddress } from '@torneo/domain/records/stored-file'
import type { WithId } from 'mongodb'
import type { FileDocument } from './gridfs'

/** A file with the fields that only the service uses. */
export interface StoredFileRecord<In extends FileBucket = Bucket> extends Omit<StoredFile, 'bucket'> {
  readonly bucket: In
  readonly uploadedBy: string
  readonly animated: boolean
  readonly chunkSize: number
  /** Part of its tag that changes when its bytes are replaced; '' as uploaded. */
  readonly revision: string
}

export const literal = (value: unknown) => ({ $literal: value })
export const notDeleted = { deleted: { $exists: false } } as const

export const copyId = ({ bucket, id }: StoredFileRef, width: number) => `${bucket}/${id}/${width}`

export const detailsIn = ({ alt, focus }: FileDocument['metadata']): ImageDetails => ({
  ...(alt ? { alt } : {}),
  ...(focus ? { focus } : {}),
})

/** Converts a stored document to a file. */
export function read<In extends FileBucket>(bucket: In, stored: WithId<FileDocument>): StoredFileRecord<In> {
  const { _id, filename, length, chunkSize, uploadDate, metadata } = stored
  const { mimeType, uploadedBy, width, height, animated = false, clean, rewrittenBy } = metadata
  const size = width && height ? { width, height } : {}
  const createdAt = uploadDate.toISOString()
  const file = {
    id: _id,
    bucket,
    name: filename,
    size: length,
    mimeType,
    url: viewAddress({ bucket, id: _id }),
    createdAt,
    ...size,
    ...detailsIn(metadata),
  }
  return {
    ...file,
    uploadedBy,
    animated,
    chunkSize,
    revision: rewrittenBy ? `-clean${rewrittenBy}` : clean === 'since' ? '-clean' : '',
  }
}

/** Groups the ids of files by bucket. */
export function byBucket(files: readonly StoredFileRef[]): { bucket: FileBucket; ids: string[] }[] {
  return fileBuckets
    .map((bucket) => ({
      bucket,
      ids: [...new Set(files.filter((file) => file.bucket === bucket).map(({ id }) => id))],
    }))
    .filter(({ ids }) => ids.length > 0)
}
