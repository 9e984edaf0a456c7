import { maximumImagePixels } from '@torneo/contracts/files/storage'
import { gifBlocks, gifHeader } from './gif-blocks'
import { declaresEntities, isCompleteSvg } from './svg'

/** Checks that the header, every frame and every extension is complete. */
function isCompleteGif(bytes: Buffer): boolean {
  const end = [...gifBlocks(bytes)].at(-1)?.end ?? gifHeader(bytes)
  return end <= bytes.length
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
  try {
    return checks[mimeType]?.(bytes) ?? true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
