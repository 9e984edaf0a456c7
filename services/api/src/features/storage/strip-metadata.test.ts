import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bmp, busy, gif, moving, png } from '../../testing/storage-samples'
import { readImageHead } from './image-metadata'
import { stripIcon, stripMetadata } from './strip-metadata'
import { withoutMetadata } from './without-metadata'

const secret = 'SN123456'
const exif = {
  IFD0: { Make: secret, Artist: secret, Copyright: secret },
  IFD2: { BodySerialNumber: secret, DateTimeOriginal: '2026:11:28 10:00:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 15/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 39/1 0/1' },
}
const xmp = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description owner="${secret}"/></rdf:RDF></x:xmpmeta>`

/** Cleans an image as an upload does, which has read its head before. */
const cleaned = async (bytes: Buffer, mimeType: string) =>
  withoutMetadata(bytes, mimeType, (await readImageHead(bytes)).orientation)
/** A picture of a camera that was held upright, with a colour profile. */
const taken = (orientation = 6) =>
  busy(60, 40).withMetadata({ orientation }).withExifMerge(exif).withXmp(xmp).withIccProfile('p3')
const video = Buffer.from(`....ftypmp42 ${secret}`)
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)])
const afterStart = (jpeg: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])

const pictures: readonly (readonly [name: string, mimeType: string, bytes: () => Promise<Buffer>])[] = [
  ['a JPEG', 'image/jpeg', () => taken().jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => taken().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a video behind it', 'image/jpeg', async () => Buffer.concat([await taken().jpeg().toBuffer(), video])],
  [
    'a JPEG with a comment, captions and further pictures',
    'image/jpeg',
    async () =>
      afterStart(
        await taken().jpeg().toBuffer(),
        segment(0xfe, secret),
        segment(0xed, secret),
        segment(0xe2, `MPF\0${secret}`),
      ),
  ],
  ['a PNG', 'image/png', () => taken().png().toBuffer()],
  ['a PNG with bytes behind it', 'image/png', async () => Buffer.concat([await taken().png().toBuffer(), video])],
  ['a WebP', 'image/webp', () => taken().webp().toBuffer()],
  ['a lossless WebP', 'image/webp', () => taken().webp({ lossless: true }).toBuffer()],
  ['an animated WebP', 'image/webp', async () => (await moving()).withExif(exif).withXmp(xmp).webp().toBuffer()],
  [
    'a GIF with a comment',
    'image/gif',
    async () => {
      const bytes = await gif()
      const end = 13 + 3 * (1 << ((bytes.readUInt8(10) & 7) + 1))
      const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])])
      return Buffer.concat([bytes.subarray(0, end), comment, bytes.subarray(end)])
    },
  ],
]
const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()

describe.each(pictures)('%s', (_name, mimeType, make) => {
  it('loses place, owner, device and what is behind it; pixels, colours and orientation stay', async () => {
    const bytes = await make()
    expect(bytes.includes(secret)).toBe(true)
    const clean = await cleaned(bytes, mimeType)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(clean).metadata()]
    expect([after.orientation ?? 1, after.width, after.pages]).toEqual([
      before.orientation ?? 1,
      before.width,
      before.pages,
    ])
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0)) ?? null).toBe(before.icc ? true : null)
    expect([after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined])
    expect(clean.includes(secret)).toBe(false)
    expect(clean.includes('2026:11:28')).toBe(false)
    expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true)
  })

  it('is the same after a second time', async () => {
    const clean = await cleaned(await make(), mimeType)
    expect((await cleaned(clean, mimeType)).equals(clean)).toBe(true)
  })

  it('is followed to its end or given up wherever it is cut, and never read beyond', async () => {
    const bytes = await make()
    for (let length = 0; length < bytes.length; length += 7)
      expect(() => stripMetadata(bytes.subarray(0, length), mimeType)).not.toThrow()
  })
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d stays', async (orientation) => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await taken(orientation).toFormat(format).toBuffer()
    const { orientation: after = 1 } = await sharp(await cleaned(bytes, `image/${format}`)).metadata()
    expect([format, after]).toEqual([format, orientation])
  }
})

it('a JPEG with bytes between its segments is encoded again', async () => {
  const bytes = await taken(1).jpeg().toBuffer()
  const second = 4 + bytes.readUInt16BE(4)
  const odd = Buffer.concat([bytes.subarray(0, second), Buffer.from('garbage'), bytes.subarray(second)])
  expect(stripMetadata(odd, 'image/jpeg')).toBeNull()
  const clean = await cleaned(odd, 'image/jpeg')
  const { width, height } = await sharp(clean).metadata()
  expect([width, height, clean.includes(secret)]).toEqual([60, 40, false])
})

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
const inPng = async (name: string, data: Buffer) => {
  const bytes = await busy(60, 40).png().toBuffer()
  return Buffer.concat([bytes.subarray(0, 33), chunk(name, data), bytes.subarray(33)])
}
const inGif = async (...blocks: string[]) => {
  const bytes = await (await moving()).gif({ loop: 3 }).toBuffer()
  const end = 13 + 3 * (1 << ((bytes.readUInt8(10) & 7) + 1))
  return Buffer.concat([
    bytes.subarray(0, end),
    ...blocks.map((block) => Buffer.from(block, 'latin1')),
    bytes.subarray(end),
  ])
}
/** A block of a GIF of one chain of parts. */
const gifBlock = (label: number, ...parts: string[]) =>
  ['\x21', String.fromCharCode(label), ...parts.flatMap((part) => [String.fromCharCode(part.length), part]), '\0'].join(
    '',
  )
const inJpeg = async (marker: number, content: string) => {
  const bytes = await busy(60, 40).jpeg().toBuffer()
  const data = Buffer.from(content, 'latin1')
  const added = Buffer.from([0xff, marker, 0, data.length + 2])
  return Buffer.concat([bytes.subarray(0, 2), added, data, bytes.subarray(2)])
}

it.each<[what: string, mimeType: string, bytes: () => Promise<Buffer>]>([
  ['the thumbnail of a JPEG', 'image/jpeg', () => inJpeg(0xe0, `JFIF\0\x01\x01\0\0\x48\0\x48\x03\x01${secret}.`)],
  ['the colour transform of a JPEG', 'image/jpeg', () => inJpeg(0xee, `Adobe\0\x64\0\0\0\0\x01${secret}`)],
  ['no colour profile of a JPEG', 'image/jpeg', () => inJpeg(0xe2, `ICC_PROFILE\0\x01\x01${secret}`)],
  ['no colour profile of a PNG', 'image/png', () => inPng('iCCP', Buffer.from(`p\0\0${secret}`))],
  ['the name of a colour profile of a PNG', 'image/png', () => inPng('iCCP', Buffer.from(`${secret}\0\0x`))],
  ['a text of a GIF', 'image/gif', () => inGif(gifBlock(0x01, '\0'.repeat(12), secret))],
  ['an unknown block of a GIF', 'image/gif', () => inGif(gifBlock(0x77, secret))],
  ['a second loop of a GIF', 'image/gif', () => inGif(gifBlock(0xff, 'NETSCAPE2.0', '\x01\x03\0', secret))],
  ['a loop of a GIF that is none', 'image/gif', () => inGif(gifBlock(0xff, 'NETSCAPE2.0', secret))],
])('%s holds nothing else; the pixels stay', async (_what, mimeType, make) => {
  const bytes = await make()
  expect(bytes.includes(secret)).toBe(true)
  const clean = await cleaned(bytes, mimeType)
  expect(clean.includes(secret)).toBe(false)
  expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true)
  expect((await sharp(clean).metadata()).loop).toBe((await sharp(bytes).metadata()).loop)
  expect((await cleaned(clean, mimeType)).equals(clean)).toBe(true)
})

it("bytes after a WebP's colour profile are removed", async () => {
  const bytes = await taken(1).webp().toBuffer()
  const at = bytes.indexOf('ICCP')
  const size = bytes.readUInt32LE(at + 4)
  const longer = Buffer.concat([bytes.subarray(0, at + 8 + size), Buffer.from(secret), bytes.subarray(at + 8 + size)])
  longer.writeUInt32LE(size + secret.length, at + 4)
  longer.writeUInt32LE(longer.length - 8, 4)
  const clean = stripMetadata(longer, 'image/webp')
  expect([clean?.includes(secret), (await sharp(clean ?? bytes).metadata()).icc]).toEqual([
    false,
    (await sharp(bytes).metadata()).icc,
  ])
})

it('an icon loses the texts of its PNG images, and its images stay', async () => {
  const text = chunk('tEXt', Buffer.from(`Author\0${secret}`))
  const image = await png(16, 16)
  const noted = Buffer.concat([image.subarray(0, 33), text, image.subarray(33)])
  const [list, bitmap] = [Buffer.alloc(38), bmp().subarray(14)]
  list.set([0, 0, 1, 0, 2, 0])
  list.set([16, 16, 0, 0, 1, 0, 32, 0], 6)
  list.set([2, 2, 0, 0, 1, 0, 24, 0], 22)
  list.writeUInt32LE(noted.length, 14)
  list.writeUInt32LE(38, 18)
  list.writeUInt32LE(bitmap.length, 30)
  list.writeUInt32LE(38 + noted.length, 34)
  const icon = Buffer.concat([list, noted, bitmap, video])
  const clean = await withoutMetadata(icon, 'image/x-icon', undefined)
  const at = (entry: number) =>
    clean.subarray(clean.readUInt32LE(entry + 12), clean.readUInt32LE(entry + 12) + clean.readUInt32LE(entry + 8))
  expect([clean.includes(secret), at(6).equals(image), at(22).equals(bitmap)]).toEqual([false, true, true])
  expect((await withoutMetadata(clean, 'image/x-icon', undefined)).equals(clean)).toBe(true)
  for (let length = 0; length < icon.length - video.length; length += 3)
    expect(stripIcon(icon.subarray(0, length))).toBeNull()
})

it('a BMP, which holds no metadata, is left as it is', async () => {
  expect(await withoutMetadata(bmp(), 'image/bmp', undefined)).toEqual(bmp())
})
