import { buckets } from '@torneo/contracts/files/storage'
import type { StoredFileRef } from '@torneo/domain/records/stored-file'
import type { Transaction } from '../../platform/database/database'
import { type declareStorage, writeChunks } from './gridfs'
import { read, type StoredFileRecord } from './stored-file-document'

/** Version of the removal of metadata; a higher one cleans every stored image again. */
const cleaning = 2
/** Metadata of a file that is stored without that of a camera. */
export const cleanBefore = { clean: 'before', cleanedBy: cleaning } as const

/** Finds the files whose metadata was not removed by the current version, and replaces their bytes. */
export function cleaningOf({ layouts }: ReturnType<typeof declareStorage>) {
  return {
    /** Returns a file that an earlier version of the removal stored or cleaned, deleted ones included, but none of these; null if there is none. */
    async unclean(but: readonly string[]): Promise<StoredFileRecord | null> {
      for (const bucket of buckets) {
        const stored = await layouts[bucket].files.findOne({
          _id: { $nin: [...but] },
          'metadata.cleanedBy': { $not: { $gte: cleaning } },
        })
        if (stored) return read(bucket, stored)
      }
      return null
    },

    /** Replaces the bytes of a file by the same image without metadata; null: it had none. */
    async setClean({ bucket, id }: StoredFileRef, bytes: Buffer | null, transaction: Transaction): Promise<void> {
      const layout = layouts[bucket]
      if (bytes) await layout.chunks.deleteMany({ files_id: id }, { session: transaction })
      const rewritten = bytes && { length: bytes.length, chunkSize: await writeChunks(layout, id, bytes, transaction) }
      await layout.files.updateOne(
        { _id: id },
        {
          $set: {
            ...rewritten,
            'metadata.cleanedBy': cleaning,
            ...(bytes ? { 'metadata.clean': 'since', 'metadata.rewrittenBy': cleaning } : {}),
          },
        },
        { session: transaction },
      )
    },
  }
}
