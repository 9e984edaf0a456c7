import { letters, spells, u32 } from './bytes'
import type { PhotoFacts } from './photo-facts'

const texts = ['tEXt', 'zTXt', 'iTXt']
/** Colour types with an alpha channel. */
const seenThrough = [4, 6]

/** EXIF has a chunk of its own; older tools hide it, and XMP, in a text. */
function isMetadata(bytes: Uint8Array, kind: string, at: number): boolean {
  return kind === 'eXIf' || (texts.includes(kind) && (spells(bytes, at, 'XML:com.adobe.xmp') || spells(bytes, at, 'Raw profile type ')))
}

export function pngFacts(bytes: Uint8Array): PhotoFacts {
  const facts = { type: 'image/png' as const, width: 0, height: 0, metadata: false, transparent: false, animated: false, whole: false }
  // Behind the signature, each chunk is its length, four letters, its data and a checksum.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + u32(bytes, at)) {
    const kind = letters(bytes, at + 4, 4)
    const data = at + 8
    if (kind === 'IHDR') {
      facts.width = u32(bytes, data)
      facts.height = u32(bytes, data + 4)
      facts.transparent = seenThrough.includes(bytes[data + 9] ?? 0)
    }
    if (kind === 'tRNS') facts.transparent = true
    if (kind === 'IEND') facts.whole = data + 4 <= bytes.length
    if (kind === 'acTL') facts.animated = true
    if (isMetadata(bytes, kind, data)) facts.metadata = true
  }
  return facts
}
