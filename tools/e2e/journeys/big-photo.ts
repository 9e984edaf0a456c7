import type { Page } from 'playwright-core'
import { phoneNotes } from './photos.ts'

/** A JPEG of 4000 x 3000 as large as a phone's: noise, which does not compress. The page encodes it. */
export async function bigPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const tile = context.createImageData(500, 500)
    for (let at = 0; at < tile.data.length; at += 4) {
      for (let channel = 0; channel < 3; channel += 1)
        tile.data[at + channel] = (at * 7919 + channel * 104_729 + ((at * at) >> 7)) % 256
      tile.data[at + 3] = 255
    }
    for (let x = 0; x < 4000; x += 500) for (let y = 0; y < 3000; y += 500) context.putImageData(tile, x, y)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    return btoa(text)
  })
  return Buffer.from(base64, 'base64')
}

/** Adds a phone's EXIF data to a JPEG: rotated by 90°, with GPS coordinates. */
export function withNotes(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(phoneNotes()), jpeg.subarray(2)])
}
