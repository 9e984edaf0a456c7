import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Answer, TestClient } from './test-client'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#E50914' } })

export const png = (width = 4, height = 3) => blank(width, height).png().toBuffer()
export const jpeg = (width = 4, height = 3) => blank(width, height).jpeg().toBuffer()
export const webp = (width = 4, height = 3) => blank(width, height).webp().toBuffer()
export const gif = (width = 4, height = 3) => blank(width, height).gif().toBuffer()
/** A bitmap of 2 × 2 pixels with 24 bits each. */
export function bmp(): Buffer {
  const [head, rows] = [Buffer.alloc(54), Buffer.alloc(2 * 8, 0x7f)]
  head.write('BM')
  head.writeUInt32LE(head.length + rows.length, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(2, 18)
  head.writeInt32LE(2, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, rows])
}

/** An icon with one PNG image. */
export async function ico(): Promise<Buffer> {
  const [list, picture] = [Buffer.alloc(22), await png(16, 16)]
  list.set([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])
  list.writeUInt32LE(picture.length, 14)
  list.writeUInt32LE(list.length, 18)
  return Buffer.concat([list, picture])
}

export const svg = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)

/** An image without repeated rows, so that damage to any of its bytes shows. */
export function busy(width = 240, height = 160) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * index + index * 7) % 251),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** An animation of five images. */
export async function moving() {
  return sharp(
    await Promise.all([40, 41, 42, 43, 44].map((width) => busy(width, 60).resize(40, 60).png().toBuffer())),
    { join: { animated: true } },
  )
}

/** A PNG of exactly `size` bytes, padded with a palette of random colours before its pixels. */
export async function pngOf(size: number): Promise<Buffer> {
  const image = await png()
  const data = randomBytes(size - image.length - 12)
  const name = 'p'.repeat(1 + ((data.length - 3) % 6))
  data.write(`${name}\0\u0008`, 'latin1')
  const body = Buffer.concat([Buffer.from('sPLT'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  const pixels = image.indexOf('IDAT') - 4
  return Buffer.concat([image.subarray(0, pixels), length, body, sum, image.subarray(pixels)])
}

export interface Part {
  readonly field?: string
  readonly name?: string
  readonly content: Uint8Array | string
}

/** Encodes a multipart body as a browser does; a part without `name` is a plain field. */
export function formOf(parts: readonly Part[]) {
  const boundary = `----torneo${randomBytes(8).toString('hex')}`
  const pieces = parts.flatMap(({ field = 'file', name, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"` +
        `${name === undefined ? '' : `; filename="${name}"\r\nContent-Type: image/png`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

export const filesOf = (bucket: string) => `/api/storage/buckets/${bucket}/files`

export function sendForm(client: TestClient, bucket: string, parts: readonly Part[], query = ''): Promise<Answer> {
  const { payload, type } = formOf(parts)
  return client.request({
    method: 'POST',
    url: `${filesOf(bucket)}${query}`,
    payload,
    headers: { 'content-type': type },
  })
}

/** Uploads one file as the panel does. */
export function upload(
  client: TestClient,
  content: Uint8Array | string,
  bucket = 'general',
  name = 'foto.png',
): Promise<Answer> {
  return sendForm(client, bucket, [{ name, content }])
}

/** A PDF of an empty document; of exactly `size` bytes, filled with a comment. */
export function aPdf(size = 0): Buffer {
  const [head, tail] = ['%PDF-1.7\n%', '\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n']
  return Buffer.from(head + 'x'.repeat(Math.max(0, size - head.length - tail.length)) + tail, 'latin1')
}
