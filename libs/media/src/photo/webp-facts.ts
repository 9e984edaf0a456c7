import { letters, u24Little, u32Little } from './bytes'
import type { PhotoFacts } from './photo-facts'

const alphaFlag = 0x10
const animationFlag = 0x02
/** Sizes are written in 14 bits. */
const side = 0x3fff

export function webpFacts(bytes: Uint8Array): PhotoFacts {
  const whole = 8 + u32Little(bytes, 4) <= bytes.length
  const facts = { type: 'image/webp' as const, width: 0, height: 0, metadata: false, transparent: false, animated: false, whole }
  // Behind the header, each chunk is four letters, its length and its data, padded to an even number of bytes.
  for (let at = 12; at + 8 <= bytes.length;) {
    const kind = letters(bytes, at, 4)
    const length = u32Little(bytes, at + 4)
    const data = at + 8
    if (kind === 'VP8X') {
      const flags = bytes[data] ?? 0
      facts.transparent = (flags & alphaFlag) !== 0
      facts.animated = (flags & animationFlag) !== 0
      facts.width = u24Little(bytes, data + 4) + 1
      facts.height = u24Little(bytes, data + 7) + 1
    }
    if (kind === 'VP8 ' && facts.width === 0) {
      facts.width = u24Little(bytes, data + 6) & side
      facts.height = u24Little(bytes, data + 8) & side
    }
    if (kind === 'VP8L' && facts.width === 0) {
      const bits = u32Little(bytes, data + 1)
      facts.width = (bits & side) + 1
      facts.height = ((bits >>> 14) & side) + 1
      facts.transparent = ((bits >>> 28) & 1) === 1
    }
    if (kind === 'EXIF' || kind === 'XMP ') facts.metadata = true
    at = data + length + (length % 2)
  }
  return facts
}
