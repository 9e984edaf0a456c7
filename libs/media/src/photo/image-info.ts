/** Properties of a photo that its bytes reveal without decoding. */
export interface ImageInfo {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Pixels as stored, before rotation; 0 when unknown. */
  readonly width: number
  readonly height: number
  /** Contains EXIF, XMP or similar data, which may include the place where the photo was taken. */
  readonly metadata: boolean
  readonly transparent: boolean
  /** Re-encoding it would keep only the first frame. */
  readonly animated: boolean
  /** False for a truncated photo, which would be re-encoded with a grey rest and uploaded without any warning. */
  readonly isComplete: boolean
}

// Reads past the end of the file return 0.
const u16 = (bytes: Uint8Array, offset: number): number => ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0)
const u32 = (bytes: Uint8Array, offset: number): number => u16(bytes, offset) * 0x10000 + u16(bytes, offset + 2)
const u24Little = (bytes: Uint8Array, offset: number): number =>
  (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16)
const u32Little = (bytes: Uint8Array, offset: number): number =>
  u24Little(bytes, offset) + (bytes[offset + 3] ?? 0) * 0x1000000

const letters = (bytes: Uint8Array, offset: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + count))

const spells = (bytes: Uint8Array, offset: number, word: string): boolean =>
  letters(bytes, offset, word.length) === word

const exif = 0xe1
const images = 0xe2
const photoshop = 0xed
const scan = 0xda
const endOfImage = 0xd9

/** True for frame headers: C0 to CF, except three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * True for segments with metadata: EXIF and XMP share a marker, further pictures (MPF) have their own EXIF, and
 * Photoshop's block names cities.
 */
function isJpegMetadata(bytes: Uint8Array, marker: number, offset: number): boolean {
  if (marker === exif) return spells(bytes, offset, 'Exif\0') || spells(bytes, offset, 'http://ns.adobe.com/')
  return (
    (marker === images && spells(bytes, offset, 'MPF\0')) ||
    (marker === photoshop && spells(bytes, offset, 'Photoshop '))
  )
}

/** True if the image data have an end marker, which other data may follow: some cameras append some. */
function endsAfter(bytes: Uint8Array, scanOffset: number): boolean {
  for (
    let offset = bytes.lastIndexOf(endOfImage);
    offset > scanOffset;
    offset = bytes.lastIndexOf(endOfImage, offset - 1)
  ) {
    if (bytes[offset - 1] === 0xff) return true
  }
  return false
}

/** Reads the segments before the image data. */
function jpegInfo(bytes: Uint8Array): ImageInfo {
  const info = {
    type: 'image/jpeg' as const,
    width: 0,
    height: 0,
    metadata: false,
    transparent: false,
    animated: false,
    isComplete: false,
  }
  let offset = 2
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0
    // A marker may be padded with any number of FF.
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const length = u16(bytes, offset + 2)
    if (marker === scan) info.isComplete = endsAfter(bytes, offset)
    if (marker === scan || length < 2) break
    if (isJpegMetadata(bytes, marker, offset + 4)) info.metadata = true
    if (isFrame(marker)) {
      info.height = u16(bytes, offset + 5)
      info.width = u16(bytes, offset + 7)
    }
    offset += 2 + length
  }
  return info
}

const texts = ['tEXt', 'zTXt', 'iTXt']
/** Colour types with an alpha channel. */
const alphaTypes = [4, 6]

/** True for chunks with metadata: EXIF has its own chunk; older tools put it, and XMP, in a text chunk. */
function isPngMetadata(bytes: Uint8Array, kind: string, offset: number): boolean {
  return (
    kind === 'eXIf' ||
    (texts.includes(kind) && (spells(bytes, offset, 'XML:com.adobe.xmp') || spells(bytes, offset, 'Raw profile type ')))
  )
}

function pngInfo(bytes: Uint8Array): ImageInfo {
  const info = {
    type: 'image/png' as const,
    width: 0,
    height: 0,
    metadata: false,
    transparent: false,
    animated: false,
    isComplete: false,
  }
  // Each chunk after the signature consists of its length, four letters, its data and a checksum.
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + u32(bytes, offset)) {
    const kind = letters(bytes, offset + 4, 4)
    const data = offset + 8
    if (kind === 'IHDR') {
      info.width = u32(bytes, data)
      info.height = u32(bytes, data + 4)
      info.transparent = alphaTypes.includes(bytes[data + 9] ?? 0)
    }
    if (kind === 'tRNS') info.transparent = true
    if (kind === 'IEND') info.isComplete = data + 4 <= bytes.length
    if (kind === 'acTL') info.animated = true
    if (isPngMetadata(bytes, kind, data)) info.metadata = true
  }
  return info
}

const alphaFlag = 0x10
const animationFlag = 0x02
/** Mask for sizes, which have 14 bits. */
const sizeMask = 0x3fff

function webpInfo(bytes: Uint8Array): ImageInfo {
  const isComplete = 8 + u32Little(bytes, 4) <= bytes.length
  const info = {
    type: 'image/webp' as const,
    width: 0,
    height: 0,
    metadata: false,
    transparent: false,
    animated: false,
    isComplete,
  }
  // Each chunk after the header consists of four letters, its length and its data, padded to an even number of bytes.
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const kind = letters(bytes, offset, 4)
    const length = u32Little(bytes, offset + 4)
    const data = offset + 8
    if (kind === 'VP8X') {
      const flags = bytes[data] ?? 0
      info.transparent = (flags & alphaFlag) !== 0
      info.animated = (flags & animationFlag) !== 0
      info.width = u24Little(bytes, data + 4) + 1
      info.height = u24Little(bytes, data + 7) + 1
    }
    if (kind === 'VP8 ' && info.width === 0) {
      info.width = u24Little(bytes, data + 6) & sizeMask
      info.height = u24Little(bytes, data + 8) & sizeMask
    }
    if (kind === 'VP8L' && info.width === 0) {
      const bits = u32Little(bytes, data + 1)
      info.width = (bits & sizeMask) + 1
      info.height = ((bits >>> 14) & sizeMask) + 1
      info.transparent = ((bits >>> 28) & 1) === 1
    }
    if (kind === 'EXIF' || kind === 'XMP ') info.metadata = true
    offset = data + length + (length % 2)
  }
  return info
}

/** Detects the format from the bytes and ignores the file's name; null for anything but a JPEG, PNG or WebP. */
export function imageInfo(bytes: Uint8Array): ImageInfo | null {
  if (spells(bytes, 0, '\xff\xd8\xff')) return jpegInfo(bytes)
  if (spells(bytes, 0, '\x89PNG\r\n\x1a\n')) return pngInfo(bytes)
  if (spells(bytes, 0, 'RIFF') && spells(bytes, 8, 'WEBP')) return webpInfo(bytes)
  return null
}

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
/** Brands of HEIC in ISO media files; AVIF has others. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** True for the iPhone's format, by type or by the first bytes: the name may end in JPG. */
export function isHeic(type: string, head: Uint8Array): boolean {
  return heicTypes.includes(type) || (spells(head, 4, 'ftyp') && heicBrands.includes(letters(head, 8, 4)))
}
