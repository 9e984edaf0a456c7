import { decodeImage, decodeQueue } from '../../data/files/decode-image'
import { holdsMetadata, stripMetadata } from './strip-metadata'

/**
 * Returns an image as anybody may fetch it: without what the camera wrote about place, owner and device (B108). A file
 * whose blocks cannot be followed is encoded again. `orientation` is that of its head.
 */
export async function withoutMetadata(
  bytes: Buffer,
  mimeType: string,
  orientation: number | undefined,
): Promise<Buffer> {
  if (!holdsMetadata(mimeType)) return bytes
  return stripMetadata(bytes, mimeType, orientation) ?? encodedAgain(bytes, mimeType)
}

const encodedAgain = (bytes: Buffer, mimeType: string): Promise<Buffer> =>
  decodeQueue(async () => {
    const image = (await decodeImage(bytes, { animated: mimeType !== 'image/jpeg' })).autoOrient().keepIccProfile()
    const format = mimeType.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif'
    return image.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 95 } : {}).toBuffer()
  })
