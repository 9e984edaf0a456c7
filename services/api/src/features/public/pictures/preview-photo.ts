import type { FocalPoint } from '@torneo/contracts/files/storage'
import { decodeImage, decodeQueue } from '../../../data/files/decode-image'
import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'
import { height, width } from './picture-parts'
import { storedBytes } from './stored-bytes'

/** Cuts a stored image to the size of link previews, around its focal point; null without one. */
export function previewPhoto(
  files: StoredFilesRepository,
  address: string,
  { x, y }: FocalPoint = { x: 0.5, y: 0.5 },
): Promise<Buffer | null> {
  return decodeQueue(async () => {
    const bytes = await storedBytes(files, address)
    if (!bytes) return null
    const image = await decodeImage(bytes)
    const { autoOrient } = await image.metadata()
    const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
    const [wide, high] = [Math.ceil(autoOrient.width * scale), Math.ceil(autoOrient.height * scale)]
    return image
      .autoOrient()
      .resize(wide, high, { fit: 'fill' })
      .extract({ left: Math.round((wide - width) * x), top: Math.round((high - height) * y), width, height })
      .toBuffer()
  })
}
