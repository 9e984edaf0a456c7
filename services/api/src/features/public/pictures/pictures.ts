import { LRUCache } from 'lru-cache'
import type { Font } from 'opentype.js'
import pLimit from 'p-limit'
import { pictureFont } from './picture-parts'

/** A picture for link previews, drawn once for each content. */
export interface Picture {
  /** Everything that the picture shows, as text. */
  readonly content: string
  readonly svg: (font: Font, hasPhoto: boolean) => string
  /** Reads a photo of the same size to draw on; null where there is none. */
  readonly photo?: () => Promise<Buffer | null>
}

interface DrawnPicture {
  readonly bytes: Buffer
  readonly type: 'image/png' | 'image/jpeg'
}

/** Megabytes of cached pictures, and the maximum number of waiting ones. */
const [maxMegabytes, maxQueued] = [8, 20]

/**
 * Draws the pictures of link previews (B23): once per content, one at a time; null while too many wait. The
 * drawing libraries are loaded with the first one.
 */
export function createPictures() {
  const pictures = new LRUCache<string, DrawnPicture>({
    maxSize: maxMegabytes * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const pending = new Map<string, Promise<DrawnPicture>>()
  const limit = pLimit(1)

  async function draw({ svg, photo }: Picture): Promise<DrawnPicture> {
    const [{ default: sharp }, font] = await Promise.all([import('sharp'), pictureFont()])
    // A photo that cannot be read is left out.
    const ground = await photo?.().catch(() => null)
    const drawing = Buffer.from(svg(font, Boolean(ground)))
    // Messengers leave large previews out: a photo is a third as JPEG.
    return ground
      ? {
          bytes: await sharp(ground)
            .composite([{ input: drawing }])
            .jpeg({ quality: 80 })
            .toBuffer(),
          type: 'image/jpeg',
        }
      : { bytes: await sharp(drawing).png({ palette: true }).toBuffer(), type: 'image/png' }
  }

  return async (drawn: Picture): Promise<DrawnPicture | null> => {
    const key = drawn.content
    const known = pictures.get(key) ?? pending.get(key)
    if (known) return known
    if (limit.pendingCount >= maxQueued) return null
    const drawing = limit(() => draw(drawn)).finally(() => pending.delete(key))
    pending.set(key, drawing)
    const picture = await drawing
    pictures.set(key, picture)
    return picture
  }
}
