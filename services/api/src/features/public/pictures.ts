import { LRUCache } from 'lru-cache'
import type { Font } from 'opentype.js'
import pLimit from 'p-limit'
import { pictureFont } from './picture-parts'

/** A picture for link previews, drawn once for each content. */
export interface Picture {
  /** Everything that the picture shows, as text. */
  readonly content: string
  readonly svg: (font: Font) => string
}

/** Megabytes of cached pictures, and the maximum number of waiting ones. */
const [maxMegabytes, maxQueued] = [8, 20]

/**
 * Draws the pictures of link previews (B23): once per content, one at a time; null while too many wait. The
 * drawing libraries are loaded with the first one.
 */
export function createPictures() {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: maxMegabytes * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  })
  const pending = new Map<string, Promise<Buffer>>()
  const limit = pLimit(1)

  async function draw({ svg }: Picture): Promise<Buffer> {
    const [{ default: sharp }, font] = await Promise.all([import('sharp'), pictureFont()])
    return sharp(Buffer.from(svg(font)))
      .png({ palette: true })
      .toBuffer()
  }

  return async (drawn: Picture): Promise<Buffer | null> => {
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
