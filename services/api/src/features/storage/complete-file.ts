import { maximumImagePixels } from '@torneo/contracts/files/storage'
import { declaresEntities, isCompleteSvg } from './svg'

/** Bytes of the colour table that these flags announce. */
const gifTable = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** Returns the end of a GIF's chain of sub-blocks, which may lie beyond a truncated file. */
function afterSubBlocks(bytes: Uint8Array, from: number): number {
  let offset = from
  for (let length = bytes[offset]; length; length = bytes[offset]) offset += length + 1
  return offset + 1
}

/**
 * Checks that every frame and extension is complete. The trailer byte may be missing: old programs omit it, and
 * browsers do not need it.
 */
function isCompleteGif(bytes: Uint8Array): boolean {
  let offset = 13 + gifTable(bytes[10])
  for (;;) {
    if (bytes[offset] === 0x21) offset = afterSubBlocks(bytes, offset + 2)
    else if (bytes[offset] === 0x2c) offset = afterSubBlocks(bytes, offset + 11 + gifTable(bytes[offset + 9]))
    else return offset <= bytes.length
  }
}

/** Checks for the rows that the header announces; if compressed, for its bytes. */
function isCompleteBmp(bytes: Buffer): boolean {
  if (bytes.length < 54) return false
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
  const isPacked = ![0, 3, 6].includes(bytes.readUInt32LE(30))
  const size = isPacked ? bytes.readUInt32LE(34) : Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4 * height
  return (
    width > 0 && height > 0 && width * height <= maximumImagePixels && bytes.readUInt32LE(10) + size <= bytes.length
  )
}

const maxIconPixels = 1024 * 1024
const pngSignature = 0x89504e47

/** Returns the pixels of an icon's image: a PNG, or a bitmap whose height includes its mask. */
function iconPixels(bytes: Buffer, offset: number): number {
  if (bytes.length < offset + 24) return Infinity
  if (bytes.readUInt32BE(offset) === pngSignature)
    return bytes.readUInt32BE(offset + 16) * bytes.readUInt32BE(offset + 20)
  return Math.abs(bytes.readInt32LE(offset + 4) * bytes.readInt32LE(offset + 8)) / 2
}

/** Checks that every listed image lies within the file and is no larger than an icon can be. */
function isCompleteIcon(bytes: Buffer): boolean {
  const count = bytes.readUInt16LE(4)
  if (count === 0 || bytes.length < 6 + 16 * count) return false
  return Array.from({ length: count }, (_, n) => 6 + 16 * n).every(
    (offset) =>
      bytes.readUInt32LE(offset + 8) > 0 &&
      bytes.readUInt32LE(offset + 8) + bytes.readUInt32LE(offset + 12) <= bytes.length &&
      iconPixels(bytes, bytes.readUInt32LE(offset + 12)) <= maxIconPixels,
  )
}

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/gif': isCompleteGif,
  'image/bmp': isCompleteBmp,
  'image/x-icon': isCompleteIcon,
  'image/svg+xml': (bytes) => isCompleteSvg(bytes) && !declaresEntities(bytes),
}

/** True if a file is as long as its blocks declare. Other formats are not checked. */
export function isCompleteFile(bytes: Buffer, mimeType: string): boolean {
  return checks[mimeType]?.(bytes) ?? true
}
