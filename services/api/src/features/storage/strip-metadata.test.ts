import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { busy, gif, moving } from '../../testing/storage-samples'
import { readImageHead } from './image-metadata'
import { stripMetadata } from './strip-metadata'
import { withoutMetadata } from './without-metadata'

const secret = 'SN123456'
const exif = {
  IFD0: { Make: secret, Artist: secret, Copyright: secret },
  IFD2: { BodySerialNumber: secret, DateTimeOriginal: '2026:11:28 10:00:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 15/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 39/1 0/1' },
}
const xmp = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description owner="${secret}"/></rdf:RDF></x:xmpmeta>`

/** A picture of a camera that was held upright, with a colour profile. */
/** Cleans an image as an upload does, which has read its head before. */
const cleaned = async (bytes: Buffer, mimeType: string) =>
  withoutMetadata(bytes, mimeType, (await readImageHead(bytes)).orientation)
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

  it('that is cut anywhere is followed to its end or given up, never read beyond it', async () => {
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

it('other formats are left as they are', async () => {
  const bytes = Buffer.from('<svg/>')
  expect(await withoutMetadata(bytes, 'image/svg+xml', undefined)).toBe(bytes)
})
