import { decodeImage, decodeQueue } from '../../data/files/decode-image'
import { imageTypeOf, readImageHead } from './image-metadata'
import { holdsMetadata, stripIcon, stripMetadata } from './strip-metadata'
import { stripSvg } from './svg-metadata'

/**
 * Returns an image as anybody may fetch it: without what the camera wrote about place, owner and device (B108). A file
 * whose blocks cannot be followed is encoded again. `orientation` is that of its head.
 */
export async function withoutMetadata(
  bytes: Buffer,
  mimeType: string,
  orientation: number | undefined,
): Promise<Buffer> {
  if (mimeType === 'image/svg+xml') return (await stripSvg(bytes, withoutOwnMetadata)) ?? bytes
  if (mimeType === 'image/x-icon') return stripIcon(bytes) ?? bytes
  if (!holdsMetadata(mimeType)) return bytes
  return stripMetadata(bytes, mimeType, orientation) ?? encodedAgain(bytes, mimeType)
}

/** Cleans an image within another by the type of its bytes; one that cannot be read stays as it is. */
async function withoutOwnMetadata(image: Buffer): Promise<Buffer> {
  try {
    const { mimeType } = await imageTypeOf(image)
    const head = holdsMetadata(mimeType) ? await readImageHead(image) : null
    return await withoutMetadata(image, mimeType, head?.orientation)
  } catch {
    return image
  }
}

const encodedAgain = (bytes: Buffer, mimeType: string): Promise<Buffer> =>
  decodeQueue(async () => {
    const image = (await decodeImage(bytes, { animated: mimeType !== 'image/jpeg' })).autoOrient().keepIccProfile()
    const format = mimeType.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif'
    return image.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 95 } : {}).toBuffer()
  })
