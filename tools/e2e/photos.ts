import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { workspace } from '../shared/workspace.ts'

/** A photo that a page makes for itself: noise, which compresses badly, with a colour of its own in each corner. */
export interface PhotoOptions {
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly quality?: number
  readonly noise?: boolean
  /** With holes. */
  readonly transparent?: boolean
  /** Bytes that go right behind the first two, such as what a camera notes. */
  readonly segment?: readonly number[]
  readonly cutAt?: number
}

/** What became of it. */
export interface ReadyPhoto {
  readonly message?: string
  readonly untouched?: boolean
  readonly name?: string
  readonly type?: string
  readonly sizeBefore?: number
  readonly size?: number
  readonly width?: number
  readonly height?: number
  /** Top left, top right, bottom left, bottom right: red, green, blue, alpha. */
  readonly corners?: readonly (readonly number[])[]
  /** Words of a camera's notes that are still in the bytes. */
  readonly notes?: readonly string[]
}

/** EXIF as a phone in portrait writes it: orientation 6, and a block of GPS. */
export function phoneNotes(): number[] {
  const entry = (tag: number, type: number, value: readonly number[]) => [tag >> 8, tag & 0xff, 0, type, 0, 0, 0, 1, ...value]
  const directory = [0, 2, ...entry(0x0112, 3, [0, 6, 0, 0]), ...entry(0x8825, 4, [0, 0, 0, 38]), 0, 0, 0, 0]
  const gps = [0, 1, ...entry(0x0001, 2, [...Buffer.from('S\0\0\0')]), 0, 0, 0, 0]
  const data = [...Buffer.from('Exif\0\0'), ...Buffer.from('MM\0*'), 0, 0, 0, 8, ...directory, ...gps]
  return [0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]
}

/** Puts the code that makes images ready before they are sent on a page, alone. */
export async function loadReadyImage(page: Page): Promise<void> {
  const entry = join(workspace, 'libs/media/src/photo/prepare-image.ts')
  const built = await build({
    configFile: false, logLevel: 'error', build: { write: false, lib: { entry, formats: ['iife'], name: 'media', fileName: 'media' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [chunk] = outputs.flatMap((output) => ('output' in output ? output.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The build of prepare-image.ts gave no code')
  await page.evaluate(chunk.code)
}

/** Makes a photo on the page, has it made ready for a bucket, and looks at what came out. */
export function makeReady(page: Page, options: PhotoOptions): Promise<ReadyPhoto> {
  return page.evaluate(async ({ type, width, height, quality, noise, transparent, segment, cutAt }) => {
    const { media } = window as unknown as { media: { prepareImage: (file: File, bucket: string) => Promise<File | { message: string }> } }
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing')
    if (noise) {
      const data = context.createImageData(width, height)
      for (let at = 0; at < data.data.length; at += 65_536) crypto.getRandomValues(data.data.subarray(at, at + 65_536))
      if (!transparent) for (let at = 3; at < data.data.length; at += 4) data.data[at] = 255
      context.putImageData(data, 0, 0)
    }
    const [w, h] = [width / 4, height / 4]
    for (const [colour, x, y] of [['#f00', 0, 0], ['#0f0', width - w, 0], ['#00f', 0, height - h], ['#ff0', width - w, height - h]] as const) {
      context.fillStyle = colour
      context.fillRect(x, y, w, h)
    }
    if (transparent) context.clearRect(0, 0, w, h)
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (!made) throw new Error(`This browser writes no ${type}`)
    const whole = new Blob([made.slice(0, 2), Uint8Array.from(segment ?? []), made.slice(2)])
    const file = new File([whole.slice(0, cutAt)], type === 'image/png' ? 'captura.png' : 'IMG_2041.jpg', { type })

    const ready = await media.prepareImage(file, 'gallery')
    if (!(ready instanceof File)) return { message: ready.message }
    const picture = await createImageBitmap(ready)
    canvas.width = picture.width
    canvas.height = picture.height
    context.drawImage(picture, 0, 0)
    const pixel = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
    const [right, bottom] = [picture.width - 20, picture.height - 20]
    const text = new TextDecoder('latin1').decode(await ready.arrayBuffer())
    return {
      untouched: ready === file, name: ready.name, type: ready.type, sizeBefore: file.size, size: ready.size, width: picture.width, height: picture.height,
      corners: [pixel(20, 20), pixel(right, 20), pixel(20, bottom), pixel(right, bottom)],
      notes: ['Exif', 'eXIf', 'xap'].filter((word) => text.includes(word)),
    }
  }, options)
}
