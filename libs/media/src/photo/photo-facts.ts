import { spells } from './bytes'
import { jpegFacts } from './jpeg-facts'
import { pngFacts } from './png-facts'
import { webpFacts } from './webp-facts'

/** What a photo's own bytes say about it, without unfolding it. */
export interface PhotoFacts {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** In pixels as stored, before it is turned upright; 0 when the bytes do not say. */
  readonly width: number
  readonly height: number
  /** EXIF, XMP or the like: where it was taken may be in there. */
  readonly metadata: boolean
  /** It may be seen through. */
  readonly transparent: boolean
  /** Drawing it would leave its first picture only. */
  readonly animated: boolean
  /** It goes on to its end: one that was cut would be drawn with a grey rest, and sent as if nothing were missing. */
  readonly whole: boolean
}

/** A photo by its own bytes, whatever its name says; null for any other file. */
export function photoFacts(bytes: Uint8Array): PhotoFacts | null {
  if (spells(bytes, 0, '\xff\xd8\xff')) return jpegFacts(bytes)
  if (spells(bytes, 0, '\x89PNG\r\n\x1a\n')) return pngFacts(bytes)
  if (spells(bytes, 0, 'RIFF') && spells(bytes, 8, 'WEBP')) return webpFacts(bytes)
  return null
}
