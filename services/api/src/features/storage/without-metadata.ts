import { decodeImage, decodeQueue } from '../../data/files/decode-image'
import { holdsMetadata, stripMetadata } from './strip-metadata'

/**
 * Returns an image as anybody may fetch it: without what the camera wrote about place, owner and device (B108). A file
 * whose blocks cannot be followed is encoded again.
 */
export async function withoutMetadata(bytes: Buffer, mimeType: string): Promise<Buffer> {
  if (!holdsMetadata(mimeType)) return bytes
  const { default: sharp } = await import('sharp')
  const { orientation } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return stripMetadata(bytes, mimeType, orientation) ?? encodedAgain(bytes, mimeType)
}

const encodedAgain = (bytes: Buffer, mimeType: string): Promise<Buffer> =>
  decodeQueue(async () => {
    const image = (await decodeImage(bytes, { animated: mimeType !== 'image/jpeg' })).autoOrient().keepIccProfile()
    const format = mimeType.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif'
    return image.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 95 } : {}).toBuffer()
  })
