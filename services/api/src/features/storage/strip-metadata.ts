import { crc32 } from 'node:zlib'
import { gifBlocks, gifHeader } from './gif-blocks'
import { iccProfile, pngProfile } from './icc-profile'

/**
 * Removes what a camera or a program wrote into an image beside the picture (B108): place, owner, device, thumbnails,
 * comments, an appended video. Pixels and colour profile stay byte by byte, and so does the orientation, as the only
 * entry of a new Exif block. Returns null for a file whose blocks cannot be followed to the end.
 */
export function stripMetadata(bytes: Buffer, mimeType: string, orientation = 1): Buffer | null {
  try {
    return strippers[mimeType]?.(bytes, orientation > 1 ? orientation : null) ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Formats that hold metadata. */
export const holdsMetadata = (mimeType: string): boolean => Object.hasOwn(strippers, mimeType)

type Stripper = (bytes: Buffer, orientation: number | null) => Buffer | null

/** A TIFF block with the orientation alone. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  block.writeUInt16BE(orientation, 18)
  return block
}

const startsWith = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Application segments of a JPEG that the picture needs, density and colour transform, with the bytes that say so. */
const keptSegments: Readonly<Record<number, readonly [name: string, size: number]>> = {
  0xe0: ['JFIF\0', 12],
  0xee: ['Adobe', 12],
}

/** Returns a segment without what a program may add to it, such as a thumbnail; null if it is metadata. */
function keptSegment(bytes: Buffer, marker: number, start: number, end: number): Buffer | null {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return marker === 0xfe ? null : bytes.subarray(start, end)
  const [name, size] = keptSegments[marker] ?? ['', 0]
  const content = bytes.subarray(start + 4, end)
  if (size === 0 || content.length < size || !startsWith(content, 0, name)) return null
  // A thumbnail of 0 × 0.
  return jpegSegment(
    marker,
    marker === 0xe0 ? Buffer.concat([content.subarray(0, size), Buffer.alloc(2)]) : content.subarray(0, size),
  )
}

const [profileName, profilePart] = ['ICC_PROFILE\0', 65_519]

/** Returns the segments of the colour profile that these parts, in their numbered order, make. */
function profileSegments(parts: readonly Buffer[]): Buffer[] {
  const ordered = parts.toSorted((one, other) => one.readUInt8(12) - other.readUInt8(12))
  const profile = iccProfile(Buffer.concat(ordered.map((part) => part.subarray(14))))
  if (!profile) return []
  const count = Math.ceil(profile.length / profilePart)
  return Array.from({ length: count }, (_, n) =>
    jpegSegment(
      0xe2,
      Buffer.concat([
        Buffer.from(profileName, 'latin1'),
        Buffer.from([n + 1, count]),
        profile.subarray(n * profilePart, (n + 1) * profilePart),
      ]),
    ),
  )
}

/** Returns the end of the compressed data that begins at `from`: the next marker that is not part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('no end')
}

function stripJpeg(bytes: Buffer, orientation: number | null): Buffer | null {
  const parts = [bytes.subarray(0, 2)]
  if (orientation !== null)
    parts.push(Buffer.from([0xff, 0xe1, 0, 34]), Buffer.from('Exif\0\0'), orientationBlock(orientation))
  const profile: Buffer[] = []
  let profileAt = parts.length
  let offset = 2
  for (;;) {
    if (bytes.readUInt8(offset) !== 0xff) return null
    while (bytes.readUInt8(offset + 1) === 0xff) offset += 1
    const marker = bytes.readUInt8(offset + 1)
    // Drops the bytes behind the picture: previews, a video.
    if (marker === 0xd9) return Buffer.concat([...parts, bytes.subarray(offset, offset + 2)])
    const content = offset + 4
    const end = marker === 0xda ? endOfScan(bytes, content) : offset + 2 + bytes.readUInt16BE(offset + 2)
    if (marker === 0xda) parts.splice(profileAt, 0, ...profileSegments(profile.splice(0)))
    if (marker === 0xe2 && startsWith(bytes, content, profileName)) {
      if (profile.length === 0) profileAt = parts.length
      profile.push(bytes.subarray(content, end))
    }
    const kept = keptSegment(bytes, marker, offset, end)
    if (kept) parts.push(kept)
    offset = end
  }
}

/** Chunks of a PNG beside the critical ones, whose names begin with a capital, that change how it is drawn. */
const keptChunks = new Set('tRNS cHRM gAMA sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

function stripPng(bytes: Buffer, orientation: number | null): Buffer | null {
  const parts = [bytes.subarray(0, 8)]
  let offset = 8
  for (;;) {
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    const end = offset + 12 + bytes.readUInt32BE(offset)
    if (end > bytes.length) return null
    if (/^[A-Z]/.test(name) || keptChunks.has(name)) parts.push(bytes.subarray(offset, end))
    const profile = name === 'iCCP' ? pngProfile(bytes.subarray(offset + 8, end - 4)) : null
    if (profile) parts.push(pngChunk(name, profile))
    if (name === 'IHDR' && orientation !== null) parts.push(pngChunk('eXIf', orientationBlock(orientation)))
    if (name === 'IEND') return Buffer.concat(parts)
    offset = end
  }
}

const keptRiff = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'])
/** Flags of VP8X that announce Exif and XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04]

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function stripWebp(bytes: Buffer, orientation: number | null): Buffer | null {
  const parts: Buffer[] = []
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  let isExtended = false
  for (let offset = 12; offset + 8 <= end;) {
    const name = bytes.toString('latin1', offset, offset + 4)
    const size = bytes.readUInt32LE(offset + 4)
    const data = bytes.subarray(offset + 8, offset + 8 + size)
    if (data.length < size) return null
    if (name === 'VP8X') {
      isExtended = true
      const flags = (data.readUInt8(0) & ~(exifFlag | xmpFlag)) | (orientation === null ? 0 : exifFlag)
      parts.push(riffChunk(name, Buffer.concat([Buffer.from([flags]), data.subarray(1)])))
    } else if (keptRiff.has(name)) parts.push(riffChunk(name, data))
    else if (name === 'ICCP') {
      const profile = iccProfile(data)
      if (profile) parts.push(riffChunk(name, profile))
    }
    offset += 8 + size + (size % 2)
  }
  if (isExtended && orientation !== null) parts.push(riffChunk('EXIF', orientationBlock(orientation)))
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** True for an application's block that repeats the animation. */
const isGifLoop = (bytes: Buffer, offset: number): boolean =>
  bytes.readUInt8(offset + 1) === 0xff &&
  ['NETSCAPE2.0', 'ANIMEXTS1.0'].some((name) => startsWith(bytes, offset + 3, name)) &&
  bytes.readUInt16BE(offset + 14) === 0x0301

function stripGif(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, gifHeader(bytes))]
  let loopAt: number | null = null
  for (const { kind, start, end } of gifBlocks(bytes)) {
    // The delay and transparency of the next frame.
    if (kind === 'frame' || bytes.readUInt8(start + 1) === 0xf9) parts.push(bytes.subarray(start, end))
    else if (isGifLoop(bytes, start)) {
      // The last one counts.
      loopAt ??= parts.length
      parts[loopAt] = Buffer.concat([bytes.subarray(start, start + 18), Buffer.alloc(1)])
    }
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])])
}

/** Cleans the PNG images of an icon; null for one whose images are not where it says. */
export function stripIcon(bytes: Buffer): Buffer | null {
  const end = 6 + 16 * (bytes.length < 6 ? 0 : bytes.readUInt16LE(4))
  if (end === 6 || bytes.length < end) return null
  const list = Buffer.from(bytes.subarray(0, end))
  const images: Buffer[] = []
  let offset = end
  for (let entry = 6; entry < end; entry += 16) {
    const [size, from] = [list.readUInt32LE(entry + 8), list.readUInt32LE(entry + 12)]
    const image = bytes.subarray(from, from + size)
    if (image.length < size) return null
    const clean = startsWith(image, 0, '\x89PNG') ? stripMetadata(image, 'image/png') : image
    if (!clean) return null
    list.writeUInt32LE(clean.length, entry + 8)
    list.writeUInt32LE(offset, entry + 12)
    offset += clean.length
    images.push(clean)
  }
  return Buffer.concat([list, ...images])
}

const strippers: Readonly<Record<string, Stripper>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
}
