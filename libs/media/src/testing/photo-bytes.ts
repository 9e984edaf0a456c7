const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const be16 = (value: number): number[] => [value >> 8, value & 0xff]
const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)]
const le24 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]
const le32 = (value: number): number[] => [...le24(value), value >>> 24]

const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...be16(data.length + 2), ...data]
const jfif = segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])

export const exifSegment = segment(0xe1, [...ascii('Exif\0\0'), ...ascii('MM\0*')])
export const xmpSegment = segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x/>'))
export const mpfSegment = segment(0xe2, ascii('MPF\0'))
export const photoshopSegment = segment(0xed, ascii('Photoshop 3.0\0'))
export const iccSegment = segment(0xe2, ascii('ICC_PROFILE\0'))

/** Start of a JPEG with enough bytes to read its size and segments. */
export function jpegBytes(
  width: number,
  height: number,
  ...segments: readonly (readonly number[])[]
): Uint8Array<ArrayBuffer> {
  const frame = segment(0xc2, [8, ...be16(height), ...be16(width), 3])
  return Uint8Array.from([
    0xff,
    0xd8,
    ...jfif,
    ...segments.flat(),
    0xff,
    ...frame,
    ...segment(0xda, [0]),
    1,
    2,
    3,
    0xff,
    0xd9,
  ])
}

export const pngChunk = (kind: string, data: readonly number[] = []): number[] => [
  ...be32(data.length),
  ...ascii(kind),
  ...data,
  0,
  0,
  0,
  0,
]
export const pngText = (kind: string, text: string): number[] => pngChunk(kind, ascii(text))

export function pngBytes(
  width: number,
  height: number,
  colourType: number,
  ...chunks: readonly (readonly number[])[]
): Uint8Array<ArrayBuffer> {
  const header = pngChunk('IHDR', [...be32(width), ...be32(height), 8, colourType, 0, 0, 0])
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...header,
    ...pngChunk('IDAT', [1, 2, 3]),
    ...chunks.flat(),
    ...pngChunk('IEND'),
  ])
}

const webpChunk = (kind: string, data: readonly number[]): number[] => [
  ...ascii(kind),
  ...le32(data.length),
  ...data,
  ...(data.length % 2 === 1 ? [0] : []),
]
const webp = (...chunks: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...ascii('RIFF'), ...le32(4 + chunks.flat().length), ...ascii('WEBP'), ...chunks.flat()])

export const webpLossy = (width: number, height: number) =>
  webp(webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8, 0]))
export const webpLossless = (width: number, height: number, alpha: boolean) =>
  webp(webpChunk('VP8L', [0x2f, ...le32(((width - 1) | ((height - 1) << 14) | (alpha ? 1 << 28 : 0)) >>> 0)]))
export const webpExtended = (width: number, height: number, flags: number, ...after: readonly string[]) =>
  webp(
    webpChunk('VP8X', [flags, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]),
    webpChunk('VP8 ', [1, 2, 3]),
    ...after.map((kind) => webpChunk(kind, [1])),
  )

export const heicBytes = (brand = 'heic') =>
  Uint8Array.from([...be32(24), ...ascii(`ftyp${brand}`), ...be32(0), ...ascii('mif1heic')])
