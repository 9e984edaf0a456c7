import { spells, u16 } from './bytes'
import type { PhotoFacts } from './photo-facts'

const exif = 0xe1
const images = 0xe2
const photoshop = 0xed
const scan = 0xda
const endOfImage = 0xd9

/** Frame headers: C0 to CF, save three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** EXIF and XMP share a marker; further pictures (MPF) carry their own EXIF; Photoshop's block names cities. */
function isMetadata(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === exif) return spells(bytes, at, 'Exif\0') || spells(bytes, at, 'http://ns.adobe.com/')
  return (marker === images && spells(bytes, at, 'MPF\0')) || (marker === photoshop && spells(bytes, at, 'Photoshop '))
}

/** Whether the picture's own data are closed; what some cameras put behind does not matter. */
function endsAfter(bytes: Uint8Array, scanAt: number): boolean {
  for (let at = bytes.lastIndexOf(endOfImage); at > scanAt; at = bytes.lastIndexOf(endOfImage, at - 1)) {
    if (bytes[at - 1] === 0xff) return true
  }
  return false
}

/** Walks the segments before the picture's own data. */
export function jpegFacts(bytes: Uint8Array): PhotoFacts {
  const facts = { type: 'image/jpeg' as const, width: 0, height: 0, metadata: false, transparent: false, animated: false, whole: false }
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // A marker may be padded with any number of FF.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = u16(bytes, at + 2)
    if (marker === scan) facts.whole = endsAfter(bytes, at)
    if (marker === scan || length < 2) break
    if (isMetadata(bytes, marker, at + 4)) facts.metadata = true
    if (isFrame(marker)) {
      facts.height = u16(bytes, at + 5)
      facts.width = u16(bytes, at + 7)
    }
    at += 2 + length
  }
  return facts
}
