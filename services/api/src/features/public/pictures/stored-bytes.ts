import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'

/** Reads a stored image; null for a deleted one and an address of another site. */
export async function storedBytes(files: StoredFilesRepository, address: string): Promise<Buffer | null> {
  const file = (await files.named([address], [])).get(address)
  if (!file) return null
  const chunks: Buffer[] = []
  for await (const chunk of files.read(file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
