import { maximumImagePixels } from '@torneo/contracts/storage'
import pLimit from 'p-limit'
import type { Sharp, SharpOptions } from 'sharp'

/** Images unfolded at the same time in one process: a large one takes 300 MB while it is. */
export const decodeQueue = pLimit(2)

/** Seconds after which it is given up. */
const patience = 20

/** An image to be drawn; what is damaged so that a browser would not draw it to its end fails. To be used in turn. */
export async function decodeImage(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(bytes, { limitInputPixels: maximumImagePixels, failOn: 'error', ...options }).timeout({ seconds: patience })
}
