import { type FileBucket, fileBuckets } from '@torneo/contracts/files/storage'
import type { declareStorage } from './gridfs'
import { literal } from './stored-file-document'

/** Number of files, and of their bytes. */
export interface Usage {
  readonly files: number
  readonly bytes: number
}

interface BucketUsage extends Usage {
  readonly own: number
  readonly ownBytes: number
}

/** Measures the storage used by a user, by a bucket, and in total, deleted files included. */
export async function usageOf(
  { layouts }: ReturnType<typeof declareStorage>,
  bucket: FileBucket,
  userId: string,
): Promise<{ readonly own: Usage; readonly inBucket: Usage; readonly all: Usage }> {
  const ofUser = (value: unknown) => ({
    $sum: { $cond: [{ $eq: ['$metadata.uploadedBy', literal(userId)] }, value, 0] },
  })
  const sums = [
    {
      $group: {
        _id: null,
        files: { $sum: 1 },
        bytes: { $sum: '$length' },
        own: ofUser(1),
        ownBytes: ofUser('$length'),
      },
    },
  ]
  const none = { files: 0, bytes: 0, own: 0, ownBytes: 0 }
  const usages = new Map(
    await Promise.all(
      fileBuckets.map(
        async (one) => [one, (await layouts[one].files.aggregate<BucketUsage>(sums).toArray())[0] ?? none] as const,
      ),
    ),
  )
  const total = (field: keyof BucketUsage) => [...usages.values()].reduce((sum, one) => sum + one[field], 0)
  return {
    own: { files: total('own'), bytes: total('ownBytes') },
    inBucket: usages.get(bucket) ?? none,
    all: { files: total('files'), bytes: total('bytes') },
  }
}
