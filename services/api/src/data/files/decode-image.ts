import { maximumImagePixels } from '@torneo/contracts/files/storage'
import pLimit from 'p-limit'
import type { Sharp, SharpOptions } from 'sharp'

/** Images decoded at the same time per process: a large one takes 300 MB meanwhile. */
export const decodeQueue = pLimit(2)

/** Seconds after which decoding is aborted. */
const timeoutSeconds = 20

/** Decodes an image; fails for damage that keeps browsers from drawing it completely. Must run in `decodeQueue`. */
export async function decodeImage(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(bytes, { limitInputPixels: maximumImagePixels, failOn: 'error', ...options }).timeout({
    seconds: timeoutSeconds,
  })
}
