import type { FileBucket } from '@torneo/contracts/files/storage'
import type { Usage } from '../../data/files/file-usage'
import type { StoredFilesRepository } from '../../data/files/stored-files.repository'
import type { Limits } from '../../limits'
import { conflict, noSpace } from '../../platform/http/problems'

const megabyte = 1024 * 1024
const free = 'Elimina las que no se usen: lo eliminado cuenta todavía 30 días.'

interface NewFile {
  readonly bucket: FileBucket
  readonly size: number
  readonly userId: string
}

/**
 * Rejects a file if its user, its bucket or the whole library has no room left. Parallel uploads may exceed a limit by
 * one each.
 */
export async function requireQuota(
  files: StoredFilesRepository,
  limits: Limits,
  { bucket, size, userId }: NewFile,
): Promise<void> {
  const { own, inBucket, all } = await files.usage(bucket, userId)
  const exceeded = ({ files: count, bytes }: Usage, maxFiles: number, maxMegabytes: number) =>
    count >= maxFiles ? 'files' : bytes + size > maxMegabytes * megabyte ? 'bytes' : null
  const ofUser = exceeded(own, limits.filesPerUser, limits.megabytesPerUser)
  if (ofUser === 'files') throw conflict(`Ya subiste ${limits.filesPerUser} imágenes, el máximo por persona. ${free}`)
  if (ofUser === 'bytes')
    throw conflict(`Con esta imagen pasarías los ${limits.megabytesPerUser} MB que puede subir una persona. ${free}`)
  const shared = exceeded(inBucket, limits.filesPerBucket, limits.megabytesPerBucket)
  if (shared === 'files')
    throw conflict(`Esta biblioteca ya tiene ${limits.filesPerBucket} imágenes, el máximo. ${free}`)
  if (shared === 'bytes')
    throw conflict(`Con esta imagen la biblioteca pasaría los ${limits.megabytesPerBucket} MB. ${free}`)
  if (exceeded(all, Infinity, limits.megabytesOfFiles)) throw noSpace()
}
