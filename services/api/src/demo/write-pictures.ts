import { viewAddress } from '@torneo/domain/stored-file'
import type { StoredFilesRepository } from '../data/stored-files.repository'
import { newId } from '../platform/ids'
import type { AddressOf } from './pictures/demo-pictures'
import type { Rendered } from './pictures/picture'
import type { As } from './write-accounts'
import { writeInOrder } from './write-in-order'

/** Stores the pictures, as the landing team's uploads, and says where each is. */
export async function writePictures(files: StoredFilesRepository, pictures: readonly Rendered[], as: As): Promise<AddressOf> {
  const addresses = new Map<string, string>()
  await writeInOrder(pictures, async (picture) => {
    const file = { bucket: picture.bucket, id: newId() }
    await files.create({ ...picture, ...file, animated: false }, as('admin_landing'))
    addresses.set(picture.name, viewAddress(file))
  })
  return (name) => {
    const address = addresses.get(name)
    if (!address) throw new Error(`The picture ${name} was not stored`)
    return address
  }
}
