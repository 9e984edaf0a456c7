import { decodeImage, decodeQueue } from '../../../data/files/decode-image'
import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'
import { storedBytes } from '../pictures/stored-bytes'

/** Formats that are drawn; an SVG or an animation comes as it is. */
const drawn = new Set(['jpeg', 'png', 'webp'])

/** Pixels of the hero on a large phone: browsers count a picture with fewer as a small one, however large it is shown. */
const pixels = 300_000

/** Blur and quality with which photos take 3 to 5 kB. */
const [blur, quality] = [4, 5]

export interface SketchLog {
  warn(fields: object, message: string): void
}

/** Returns the sketch of an image as a data URI; null for what is not drawn. Must run in `decodeQueue`. */
export async function sketchOf(bytes: Buffer): Promise<string | null> {
  const image = await decodeImage(bytes)
  const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata()
  // Through a transparent picture, its sketch would be seen.
  if (!drawn.has(format) || pages > 1 || hasAlpha) return null
  const width = Math.round(Math.sqrt((pixels * autoOrient.width) / autoOrient.height))
  const sketch = await image.autoOrient().resize({ width }).blur(blur).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${sketch.toString('base64')}`
}

export type HeroSketch = ReturnType<typeof createHeroSketch>

/**
 * Makes the blurred picture that the page shows until the hero's own has loaded (docs/design/public-page.md), once for
 * each hero; null for what is not drawn and what cannot be read.
 */
export function createHeroSketch(files: StoredFilesRepository, log: SketchLog) {
  /** `sketch` is absent until it is made. */
  let last: { readonly address: string; readonly making: Promise<string | null>; sketch?: string | null } | null = null

  async function make(address: string): Promise<string | null> {
    try {
      return await decodeQueue(async () => {
        const bytes = await storedBytes(files, address)
        return bytes && sketchOf(bytes)
      })
    } catch (error) {
      log.warn({ err: error, file: address }, 'no sketch of this hero can be made')
      return null
    }
  }

  return {
    /** Resolves the sketch of a stored image. */
    of(address: string): Promise<string | null> {
      if (address === '') return Promise.resolve(null)
      if (last?.address !== address) {
        const next: typeof last = { address, making: make(address) }
        last = next
        void next.making.then((sketch) => {
          next.sketch = sketch
        })
      }
      return last.making
    },

    /** Returns the sketch of a stored image if it is made; undefined for one that is not. */
    known: (address: string): string | null | undefined => (last?.address === address ? last.sketch : undefined),
  }
}
