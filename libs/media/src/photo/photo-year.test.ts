import { expect, test } from 'vitest'
import { jpegBytes } from '../testing/photo-bytes'
import { photoYear } from './photo-year'

/**
 * Builds EXIF data as a phone writes it: the file's date in the first directory, the photo's date in the linked one.
 */
function exif({
  written = '',
  taken = '',
  isLittle = false,
}: {
  written?: string
  taken?: string
  isLittle?: boolean
}): number[] {
  const bytes = new DataView(new ArrayBuffer(100))
  const text = (at: number, words: string) =>
    [...`${words}\0`].forEach((letter, place) => bytes.setUint8(at + place, letter.charCodeAt(0)))
  const entry = (at: number, tag: number, value: number) => {
    bytes.setUint16(at, tag, isLittle)
    bytes.setUint16(at + 2, tag === 0x8769 ? 4 : 2, isLittle)
    bytes.setUint32(at + 4, tag === 0x8769 ? 1 : 20, isLittle)
    bytes.setUint32(at + 8, value, isLittle)
  }
  text(0, isLittle ? 'II' : 'MM')
  bytes.setUint16(2, 42, isLittle)
  bytes.setUint32(4, 8, isLittle)
  bytes.setUint16(8, 2, isLittle)
  entry(10, 0x0132, 56)
  entry(22, 0x8769, 38)
  bytes.setUint16(38, 1, isLittle)
  entry(40, 0x9003, 78)
  text(56, written)
  text(78, taken)
  const data = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(bytes.buffer)]
  return [0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]
}

const photo = (segment: readonly number[]) =>
  new File([jpegBytes(640, 480, segment)], 'IMG_2041.jpg', {
    type: 'image/jpeg',
    lastModified: new Date('2015-06-01').getTime(),
  })

test.each([true, false])('is that of the day it was taken, whichever end comes first (%s)', async (isLittle) => {
  expect(await photoYear(photo(exif({ taken: '1998:11:15 10:30:00', written: '2020:01:01 00:00:00', isLittle })))).toBe(
    1998,
  )
})

test('falls back to the year of the last change', async () => {
  expect(await photoYear(photo(exif({ written: '2020:01:01 00:00:00' })))).toBe(2020)
})

test.each([
  ['whose clock was not set', exif({ taken: '0000:00:00 00:00:00' })],
  ['whose data lead nowhere', exif({ taken: '1998:11:15 10:30:00' }).slice(0, 60)],
  ['without such data, whenever its file was copied', []],
])('is not known of a photo %s', async (_, segment) => {
  expect(await photoYear(photo(segment))).toBeNull()
})

test('is not known of an image of another kind', async () => {
  expect(await photoYear(new File(['GIF89a'], 'a.gif'))).toBeNull()
})
