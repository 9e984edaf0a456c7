import { fileBuckets, imageWidths } from '@torneo/contracts/files/storage'
import { type StoredFileRef, parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import type { Database, OwnOrigins, Transaction, Write } from '../../platform/database/database'
import type { declareStorage } from './gridfs'
import { byBucket, copyId, literal, notDeleted } from './stored-file-document'
import { type Uses, usesOf } from './stored-files-uses'

/** Deletes, restores and purges the files of batches. `ownOrigins` completes the origins of absolute addresses. */
export function deletionsOf(
  database: Database,
  { layouts, copies }: ReturnType<typeof declareStorage>,
  ownOrigins: (origins: readonly string[]) => string[],
) {
  return {
    /**
     * Deletes those of the given files that no record uses, and returns the uses of the others (R14). A record saved at
     * the same moment may refer to a deleted file: restoring the batch repairs it. If `batch` is null, each file gets
     * its own.
     */
    async softDelete(
      files: readonly StoredFileRef[],
      batch: string | null,
      { by, transaction, origins = [] }: Required<Write> & OwnOrigins,
    ): Promise<Uses> {
      const shown = await usesOf(database, files, ownOrigins(origins), transaction)
      const deleted = {
        at: '$$NOW',
        by: literal({ id: by.id, name: by.name }),
        batch: batch === null ? '$_id' : literal(batch),
      }
      for (const { bucket, ids } of byBucket(files.filter((file) => !shown.has(viewAddress(file))))) {
        await layouts[bucket].files.updateMany({ _id: { $in: ids }, ...notDeleted }, [{ $set: { deleted } }], {
          session: transaction,
        })
      }
      return shown
    },

    /** Restores the files of a batch; returns their number. */
    async restore(batch: string, session: Transaction): Promise<number> {
      let restored = 0
      for (const bucket of fileBuckets) {
        const { modifiedCount } = await layouts[bucket].files.updateMany(
          { 'deleted.batch': batch },
          { $unset: { deleted: '' } },
          { session },
        )
        restored += modifiedCount
      }
      return restored
    },

    /**
     * Restores these files from any batch: a restored record may refer to a file that was deleted later, with another
     * record.
     */
    async restoreNamed(
      addresses: readonly string[],
      { transaction, origins = [] }: { readonly transaction: Transaction } & OwnOrigins,
    ): Promise<void> {
      for (const { bucket, ids } of byBucket(
        addresses.flatMap((address) => parseFileAddress(address, ownOrigins(origins)) ?? []),
      )) {
        await layouts[bucket].files.updateMany(
          { _id: { $in: ids }, deleted: { $exists: true } },
          { $unset: { deleted: '' } },
          { session: transaction },
        )
      }
    },

    /** Purges the deleted files of a batch: the document first, so that a file without its bytes cannot be restored. */
    async purge(batch: string): Promise<void> {
      for (const bucket of fileBuckets) {
        const { files, chunks } = layouts[bucket]
        for (;;) {
          const deletedFile = await files.findOneAndDelete({ 'deleted.batch': batch }, { projection: { _id: 1 } })
          if (!deletedFile) break
          await chunks.deleteMany({ files_id: deletedFile._id })
          await copies.deleteMany({
            _id: { $in: imageWidths.map((width) => copyId({ bucket, id: deletedFile._id }, width)) },
          })
        }
      }
    },
  }
}
