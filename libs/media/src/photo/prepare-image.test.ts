import { maximumImageSize } from '@torneo/contracts/files/storage'
import { expect, test } from 'vitest'
import { exifSegment, heicBytes, jpegBytes } from '../testing/photo-bytes'
import { prepareImage } from './prepare-image'

const file = (bytes: BlobPart, name: string, type: string) => new File([bytes], name, { type })
const never = () => Promise.reject(new Error('It is fine as it is'))
const general = 'Formato de imagen no soportado'
const offered = 'Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO'

test('an acceptable file is sent unchanged, as the same object', async () => {
  for (const fine of [
    file(jpegBytes(1280, 720), 'a.jpg', 'image/jpeg'),
    file('<svg/>', 'a.svg', 'image/svg+xml'),
    file('GIF89a', 'a.gif', 'image/gif'),
    file(jpegBytes(1280, 720), 'sin-nombre', ''),
    file(new Uint8Array(maximumImageSize), 'a.bmp', 'image/bmp'),
  ])
    expect(await prepareImage(fine, 'general', never)).toBe(fine)
})

test('a photo with its location is re-encoded', async () => {
  const encoded = file('drawn', 'a.jpg', 'image/jpeg')
  expect(
    await prepareImage(file(jpegBytes(12, 10, exifSegment), 'a.jpg', 'image/jpeg'), 'tournament', () =>
      Promise.resolve(encoded),
    ),
  ).toBe(encoded)
})

test.each([
  ['a text in a general bucket', 'general', file('x', 'a.txt', 'text/plain'), `${general} (text/plain). ${offered}`],
  ['something unknown', 'gallery', file('x', 'a', ''), `${general} (desconocido). ${offered}`],
  [
    'a GIF for the tournament',
    'tournament',
    file('GIF89a', 'a.gif', 'image/gif'),
    'Formato no válido. Use JPG, PNG, WEBP o SVG',
  ],
  [
    'a type before a size',
    'general',
    file(new Uint8Array(maximumImageSize + 1), 'a.pdf', 'application/pdf'),
    `${general} (application/pdf). ${offered}`,
  ],
  [
    '5 MB and a byte',
    'sponsors',
    file(new Uint8Array(maximumImageSize + 1), 'a.gif', 'image/gif'),
    'La imagen no debe superar los 5MB',
  ],
  [
    'the same for the tournament',
    'tournament',
    file(new Uint8Array(maximumImageSize + 1), 'a.svg', 'image/svg+xml'),
    'El archivo es muy grande. Máximo 5MB',
  ],
  ['nothing at all', 'general', file('', 'a.png', 'image/png'), 'El archivo está vacío'],
] as const)('%s is rejected with its sentence', async (_, bucket, rejected, message) => {
  expect(await prepareImage(rejected, bucket, never)).toEqual({ message })
})

test("an unreadable photo shows the format's sentence, one that stays too large the size's", async () => {
  const photo = file(jpegBytes(9000, 10), 'a.jpg', 'image/jpeg')
  expect(await prepareImage(photo, 'general', () => Promise.resolve('unreadable'))).toEqual({
    message: `${general} (desconocido). ${offered}`,
  })
  expect(await prepareImage(photo, 'general', () => Promise.resolve('too-large'))).toEqual({
    message: 'La imagen no debe superar los 5MB',
  })
})

test('a truncated photo is neither re-encoded nor sent', async () => {
  for (const complete of [jpegBytes(9000, 10), jpegBytes(12, 10, exifSegment), jpegBytes(12, 10)]) {
    expect(await prepareImage(file(complete.slice(0, -2), 'a.jpg', 'image/jpeg'), 'gallery', never)).toEqual({
      message: 'El archivo está dañado y no se puede leer',
    })
  }
})

test("an iPhone's own format is rejected with a hint for JPG", async () => {
  const hint = expect.stringContaining('Ajustes > Cámara > Formatos > Más compatible') as string
  expect(await prepareImage(file(heicBytes(), 'IMG_1.JPG', 'image/jpeg'), 'general', never)).toEqual({
    message: `${general} (image/heic). ${offered}`,
    hint,
  })
  expect(await prepareImage(file('x', 'IMG_1.HEIC', 'image/heic'), 'tournament', never)).toEqual({
    message: 'Formato no válido. Use JPG, PNG, WEBP o SVG',
    hint,
  })
})
