import { Binary } from 'mongodb'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { busy, jpeg, svg, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'
import { createImageCleaning } from './clean-stored-images'

const api = useTestApi()
const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 15/1' } }
const bytesOf = async (url: string) => (await api.app.inject({ url })).rawPayload

/** Stores an image as a service did that left its bytes as they came. */
async function storedBefore(bytes: Buffer): Promise<string> {
  const { body } = await upload(await api.as('admin_landing'), await jpeg(), 'gallery')
  const id = String(body.id)
  await api.raw
    .collection<{ _id: string }>('gallery.files')
    .updateOne(
      { _id: id },
      { $set: { length: bytes.length }, $unset: { 'metadata.clean': 1, 'metadata.cleanedBy': 1 } },
    )
  await api.raw.collection('gallery.chunks').updateOne({ files_id: id }, { $set: { data: new Binary(bytes) } })
  return String(body.url)
}

const cleaning = () => createImageCleaning(api.app.services.files, api.app.services.database, api.app.log)

it('an upload loses the place where the picture was taken; the pixels stay', async () => {
  const sent = await busy().withExif(place).jpeg().toBuffer()
  const { status, body } = await upload(await api.as('admin_landing'), sent, 'gallery')
  const stored = await bytesOf(String(body.url))
  expect([status, stored.length, (await sharp(stored).metadata()).exif]).toEqual([201, body.size, undefined])
  expect((await sharp(stored).raw().toBuffer()).equals(await sharp(sent).raw().toBuffer())).toBe(true)
})

it('pictures stored before lose it too, once, under another tag; damaged ones stay as they are', async () => {
  const sent = await busy().withExif(place).jpeg().toBuffer()
  const [photo, damaged, plain] = [
    await storedBefore(sent),
    await storedBefore(Buffer.from('no picture')),
    await storedBefore(await busy().jpeg().toBuffer()),
  ]
  const before = await api.app.inject({ url: photo })
  const untouched = await bytesOf(plain)
  expect(before.rawPayload.equals(sent)).toBe(true)
  await cleaning().run()
  const after = await api.app.inject({ url: photo, headers: { 'if-none-match': String(before.headers.etag) } })
  expect([after.statusCode, (await sharp(after.rawPayload).metadata()).exif]).toEqual([200, undefined])
  expect((await sharp(after.rawPayload).raw().toBuffer()).equals(await sharp(sent).raw().toBuffer())).toBe(true)
  expect((await bytesOf(damaged)).toString()).toBe('no picture')
  expect((await bytesOf(plain)).equals(untouched)).toBe(true)
  const stored = await api.snapshot()
  await cleaning().run()
  expect(await api.snapshot()).toBe(stored)
})

it('pictures that an earlier removal cleaned are cleaned again, under another tag', async () => {
  const photo = `data:image/jpeg;base64,${(await busy().withExif(place).jpeg().toBuffer()).toString('base64')}`
  const url = await storedBefore(svg(`<image href="${photo}"/>`))
  await api.raw
    .collection('gallery.files')
    .updateMany({}, { $set: { 'metadata.mimeType': 'image/svg+xml', 'metadata.clean': 'since' } })
  const before = await api.app.inject({ url })
  expect(before.body).toContain(photo)
  await cleaning().run()
  const after = await api.app.inject({ url })
  expect([after.body.includes('data:image/jpeg;base64,'), after.body.includes(photo)]).toEqual([true, false])
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

it.each([
  [
    'ISO-8859-1',
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${String(svg('<text>ñandú</text>'))}`, 'latin1'),
  ],
  [
    'windows-1252',
    Buffer.from(`<?xml version="1.0" encoding="windows-1252"?>${String(svg('<text>ñandú</text>'))}`, 'latin1'),
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${String(svg('<text>ñandú</text>'))}`, 'utf16le'),
  ],
  ['UTF-16 without a mark', Buffer.from(String(svg('<text>ñandú</text>')), 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${String(svg('<text>ñandú</text>'))}`, 'utf16le').swap16()],
])('an SVG in %s is stored in UTF-8', async (_encoding, bytes) => {
  const { status, body } = await upload(await api.as('admin_landing'), bytes, 'gallery', 'a.svg')
  expect([status, body.mimeType]).toEqual([201, 'image/svg+xml'])
  const stored = String(await bytesOf(String(body.url)))
  expect([stored.includes('<text>ñandú</text>'), /encoding="(?!UTF-8)/.test(stored)]).toEqual([true, false])
})

it.each([
  ['no encoding', Buffer.from(String(svg('<text>ñandú</text>')), 'latin1'), /^El SVG tiene letras que no son UTF-8/],
  [
    'an encoding that nobody knows',
    Buffer.from(`<?xml version="1.0" encoding="EBCDIC-X"?>${String(svg())}`),
    /^El SVG dice que su texto es EBCDIC-X/,
  ],
  [
    'UTF-16 that it is not',
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${String(svg())}x`),
    /^El SVG dice que su texto es UTF-16/,
  ],
])('an SVG with %s is refused with the reason', async (_case, bytes, message) => {
  const { status, body } = await upload(await api.as('admin_landing'), bytes, 'gallery', 'a.svg')
  expect([status, body.details[0].message]).toEqual([400, expect.stringMatching(message)])
})

it('a script in another encoding is found', async () => {
  const bytes = Buffer.from(`\uFEFF${String(svg('<script>alert(1)</script>'))}`, 'utf16le')
  const { status, body } = await upload(await api.as('admin_landing'), bytes, 'gallery', 'a.svg')
  expect([status, body.details[0].message]).toEqual([400, expect.stringContaining('trae un script')])
})
