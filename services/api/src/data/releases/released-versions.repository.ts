import { isDeeperThan } from '@torneo/contracts/fields/nesting'
import { releaseLimits, type ReleasedVersion } from '@torneo/contracts/releases/releases'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { fits } from '../../platform/database/stored-shape'
import { declareBucket, gridFile, readChunks, writeChunks } from '../files/gridfs'

/** False also for one that no list of sections can be written with: it would fail for all apps. */
function isManifest(text: string): boolean {
  try {
    const manifest: unknown = JSON.parse(text)
    return !isDeeperThan(releaseLimits.levels, manifest) && fits(SectionManifest, manifest)
  } catch {
    return false
  }
}

/** One archive, stored under `app@version`. */
const StoredVersion = row({
  ...gridFile,
  metadata: z.object({
    app: z.string(),
    version: z.string(),
    by: StoredAuthor,
    /** section.json as released, including fields that this service does not know. */
    manifest: z.string().check(z.refine(isManifest)),
    /** Hash of mf-manifest.json, which has the hashes of all other files. */
    integrity: z.string(),
    size: z.number(),
    files: z.number(),
    signed: z.boolean(),
  }),
})
type StoredVersion = z.output<typeof StoredVersion>

/** A checked archive. */
export interface NewVersion {
  readonly app: string
  readonly version: string
  readonly archive: Buffer
  readonly manifest: string
  readonly integrity: string
  /** Unpacked size in bytes. */
  readonly size: number
  readonly files: number
  readonly signed: boolean
}

/** A version with its manifest, which has the roles. */
export type StoredRelease = Omit<ReleasedVersion, 'visits' | 'failures' | 'roles'> & {
  readonly app: string
  readonly manifest: SectionManifest
  readonly integrity: string
}

export const versionId = (app: string, version: string): string => `${app}@${version}`

function read({
  uploadDate,
  metadata: { app, version, by, manifest: text, integrity, size, files, signed },
}: StoredVersion): StoredRelease {
  const manifest = JSON.parse(text) as SectionManifest
  return {
    app,
    version,
    commit: manifest.commit ?? null,
    at: uploadDate.toISOString(),
    by,
    requires: manifest.requires,
    size,
    files,
    signed,
    manifest,
    integrity,
  }
}

export type ReleasedVersions = ReturnType<typeof createReleasedVersions>

/** Stores versions of section apps: each one archive in GridFS, written once. */
export function createReleasedVersions(database: Database) {
  const layout = declareBucket(database, 'releases', StoredVersion, [{ key: { 'metadata.app': 1, uploadDate: -1 } }])
  const inside = (session?: Transaction) => (session ? { session } : {})

  async function remove(app: string, versions: readonly string[], session: Transaction): Promise<void> {
    const ids = versions.map((version) => versionId(app, version))
    await layout.files.deleteMany({ _id: { $in: ids } }, { session })
    await layout.chunks.deleteMany({ files_id: { $in: ids } }, { session })
  }

  return {
    /** Lists the versions of an app, or of all apps, newest first. */
    list: async (app?: string, session?: Transaction): Promise<StoredRelease[]> =>
      (
        await layout.files
          .find(app === undefined ? {} : { 'metadata.app': app }, inside(session))
          .sort({ uploadDate: -1, _id: -1 })
          .toArray()
      ).map(read),

    find: async (app: string, version: string, session?: Transaction): Promise<StoredRelease | null> => {
      const stored = await layout.files.findOne({ _id: versionId(app, version) }, inside(session))
      return stored && read(stored)
    },

    /** Finds the versions with these ids. */
    findAll: async (ids: readonly string[], session?: Transaction): Promise<StoredRelease[]> =>
      (await layout.files.find({ _id: { $in: ids } }, inside(session)).toArray()).map(read),

    async create(
      { archive, app, version, ...metadata }: NewVersion,
      { by, transaction }: Required<Write>,
    ): Promise<StoredRelease> {
      const _id = versionId(app, version)
      // Only a damaged version can exist already.
      await remove(app, [version], transaction)
      const chunkSize = await writeChunks(layout, _id, archive, transaction)
      const stored: StoredVersion = {
        _id,
        filename: `${_id}.tar.gz`,
        length: archive.length,
        chunkSize,
        uploadDate: await database.now(),
        metadata: { app, version, by, ...metadata },
      }
      await layout.files.insertOne(stored, { session: transaction })
      return read(stored)
    },

    /** Returns the archive as uploaded; null if it does not exist. */
    async archive(app: string, version: string): Promise<Buffer | null> {
      const stored = await layout.files.findOne(
        { _id: versionId(app, version) },
        { projection: { length: 1, chunkSize: 1 } },
      )
      if (!stored) return null
      const parts: Buffer[] = []
      for await (const part of readChunks(
        layout,
        { id: stored._id, chunkSize: stored.chunkSize },
        0,
        stored.length - 1,
      ))
        parts.push(part)
      return Buffer.concat(parts)
    },

    remove,
  }
}
