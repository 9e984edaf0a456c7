import { expect, test } from 'vitest'
import {
  exifSegment,
  heicBytes,
  iccSegment,
  jpegBytes,
  mpfSegment,
  photoshopSegment,
  pngBytes,
  pngChunk,
  pngText,
  webpExtended,
  webpLossless,
  webpLossy,
  xmpSegment,
} from '../testing/photo-bytes'
import { imageInfo, isHeic } from './image-info'

const plain = { metadata: false, transparent: false, animated: false, isComplete: true }

test.each([
  ['a JPEG', jpegBytes(4032, 3024), { type: 'image/jpeg', width: 4032, height: 3024, ...plain }],
  [
    'a JPEG with a colour profile',
    jpegBytes(10, 20, iccSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain },
  ],
  [
    'a JPEG with EXIF',
    jpegBytes(10, 20, exifSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain, metadata: true },
  ],
  [
    'a JPEG with EXIF behind a profile',
    jpegBytes(10, 20, iccSegment, exifSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain, metadata: true },
  ],
  [
    'a JPEG with XMP',
    jpegBytes(10, 20, xmpSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain, metadata: true },
  ],
  [
    'a JPEG with more pictures inside',
    jpegBytes(10, 20, mpfSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain, metadata: true },
  ],
  [
    'a JPEG with a city of Photoshop',
    jpegBytes(10, 20, photoshopSegment),
    { type: 'image/jpeg', width: 10, height: 20, ...plain, metadata: true },
  ],
  ['a PNG', pngBytes(300, 200, 2), { type: 'image/png', width: 300, height: 200, ...plain }],
  [
    'a PNG with alpha',
    pngBytes(300, 200, 6),
    { type: 'image/png', width: 300, height: 200, ...plain, transparent: true },
  ],
  [
    'a PNG with one clear colour',
    pngBytes(300, 200, 3, pngChunk('tRNS')),
    { type: 'image/png', width: 300, height: 200, ...plain, transparent: true },
  ],
  [
    'a PNG with EXIF behind its picture',
    pngBytes(3, 2, 2, pngChunk('eXIf', [1])),
    { type: 'image/png', width: 3, height: 2, ...plain, metadata: true },
  ],
  [
    'a PNG with XMP',
    pngBytes(3, 2, 2, pngText('iTXt', 'XML:com.adobe.xmp\0')),
    { type: 'image/png', width: 3, height: 2, ...plain, metadata: true },
  ],
  [
    'a PNG with EXIF in a text',
    pngBytes(3, 2, 2, pngText('zTXt', 'Raw profile type exif\0')),
    { type: 'image/png', width: 3, height: 2, ...plain, metadata: true },
  ],
  [
    'a PNG that names its program',
    pngBytes(3, 2, 2, pngText('tEXt', 'Software\0GIMP')),
    { type: 'image/png', width: 3, height: 2, ...plain },
  ],
  [
    'a PNG that moves',
    pngBytes(3, 2, 2, pngChunk('acTL')),
    { type: 'image/png', width: 3, height: 2, ...plain, animated: true },
  ],
  ['a lossy WebP', webpLossy(640, 480), { type: 'image/webp', width: 640, height: 480, ...plain }],
  ['a lossless WebP', webpLossless(2561, 480, false), { type: 'image/webp', width: 2561, height: 480, ...plain }],
  [
    'a lossless WebP with alpha',
    webpLossless(16384, 1, true),
    { type: 'image/webp', width: 16384, height: 1, ...plain, transparent: true },
  ],
  [
    'a WebP with EXIF behind its picture',
    webpExtended(3000, 2000, 0x18, 'EXIF'),
    { type: 'image/webp', width: 3000, height: 2000, ...plain, metadata: true, transparent: true },
  ],
  [
    'a WebP with XMP',
    webpExtended(3, 2, 0x04, 'XMP '),
    { type: 'image/webp', width: 3, height: 2, ...plain, metadata: true },
  ],
  [
    'a WebP that moves',
    webpExtended(3, 2, 0x02),
    { type: 'image/webp', width: 3, height: 2, ...plain, animated: true },
  ],
])('%s', (_, bytes, info) => {
  expect(imageInfo(bytes)).toEqual(info)
})

test('a file that is no photo has no info, whatever its name', () => {
  expect(imageInfo(new TextEncoder().encode('<html></html>'))).toBeNull()
  expect(imageInfo(new TextEncoder().encode('GIF89a'))).toBeNull()
  expect(imageInfo(new Uint8Array())).toBeNull()
})

test('a truncated file ends the search, and is not complete', () => {
  for (const complete of [
    jpegBytes(10, 20, exifSegment),
    pngBytes(3, 2, 2, pngChunk('eXIf')),
    webpExtended(3, 2, 0x18, 'EXIF'),
  ]) {
    for (let length = 12; length < complete.length; length += 1)
      expect(imageInfo(complete.slice(0, length))).toMatchObject({ animated: false, isComplete: false })
  }
})

test('a complete thumbnail does not make its photo complete, and data appended by a camera is ignored', () => {
  const thumbnail = [0xff, 0xe1, 0, 12, ...new TextEncoder().encode('Exif\0\0'), 0, 0, 0xff, 0xd9]
  const photo = jpegBytes(10, 20, thumbnail)
  expect(imageInfo(photo.slice(0, -2))).toMatchObject({ isComplete: false })
  expect(imageInfo(Uint8Array.from([...photo, 7, 7, 7]))).toMatchObject({ isComplete: true })
})

test.each([
  ['its type', 'image/heic', new Uint8Array(), true],
  ['its bytes, called JPG', 'image/jpeg', heicBytes(), true],
  ['a sequence', '', heicBytes('hevc'), true],
  ['the general brand', '', heicBytes('mif1'), true],
  ['an AVIF', 'image/avif', heicBytes('avif'), false],
  ['a JPEG', 'image/jpeg', jpegBytes(1, 1), false],
])('HEIC by %s: %s', (_, type, head, is) => {
  expect(isHeic(type, head)).toBe(is)
})
