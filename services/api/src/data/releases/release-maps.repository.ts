import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { declareBucket, gridFile, readChunks, writeChunks } from '../files/gridfs'
import { versionId } from './released-versions.repository'

export type ReleaseMaps = ReturnType<typeof createReleaseMaps>

/** Stores the source maps of versions: each one archive in GridFS. Nothing serves them. */
export function createReleaseMaps(database: Database) {
  const layout = declareBucket(database, 'release_maps', row(gridFile), [])

  async function remove(app: string, versions: readonly string[], session: Transaction): Promise<void> {
    const ids = versions.map((version) => versionId(app, version))
    await layout.files.deleteMany({ _id: { $in: ids } }, { session })
    await layout.chunks.deleteMany({ files_id: { $in: ids } }, { session })
  }

  return {
    remove,

    /** Replaces the maps of a version. */
    async store(app: string, version: string, archive: Buffer, session: Transaction): Promise<void> {
      await remove(app, [version], session)
      const _id = versionId(app, version)
      const chunkSize = await writeChunks(layout, _id, archive, session)
      const stored = { _id, filename: `${_id}.maps.tar.gz`, length: archive.length, chunkSize }
      await layout.files.insertOne({ ...stored, uploadDate: await database.now() }, { session })
    },

    /** Returns the archive as uploaded; null if there is none. */
    async archive(app: string, version: string): Promise<Buffer | null> {
      const stored = await layout.files.findOne({ _id: versionId(app, version) })
      if (!stored) return null
      const file = { id: stored._id, chunkSize: stored.chunkSize }
      const parts: Buffer[] = []
      for await (const part of readChunks(layout, file, 0, stored.length - 1)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}
