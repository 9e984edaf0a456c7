import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { Bucket } from '@torneo/contracts/files/storage'
import { viewAddress } from '@torneo/domain/records/stored-file'
import type { StoredFilesRepository } from '../data/files/stored-files.repository'
import { newId } from '../platform/database/ids'
import type { WriteAs } from './write-accounts'
import { writeInOrder } from './write-in-order'

/** Next to this file, and next to the bundle: `vite.config.ts` copies the folder. */
const folder = new URL('./images/', import.meta.url)

const mimeTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' }

type DemoImage = Awaited<ReturnType<typeof readImages>>[number]

/** The address of a stored image, by its file name without the extension. */
export type ImageAddress = (name: string) => string

/** Reads the demo's images, one folder per bucket. sharp is imported here, so that a service that does not seed never loads it. */
export async function readImages() {
  const { default: sharp } = await import('sharp')
  const buckets: readonly Bucket[] = ['gallery', 'general', 'sponsors']
  const images = await Promise.all(
    buckets.map(async (bucket) => {
      const names = (await readdir(new URL(`${bucket}/`, folder))).toSorted()
      return Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(new URL(`${bucket}/${name}`, folder))
          const { width, height } = await sharp(bytes).metadata()
          return { bucket, name, bytes, width, height, mimeType: mimeTypes[parse(name).ext] ?? '', animated: false }
        }),
      )
    }),
  )
  return images.flat()
}

/** Stores the images as uploads of the demo's admin_landing. */
export async function writeImages(
  files: StoredFilesRepository,
  images: readonly DemoImage[],
  as: WriteAs,
): Promise<ImageAddress> {
  const addresses = new Map<string, string>()
  await writeInOrder(images, async (image) => {
    const file = { bucket: image.bucket, id: newId() }
    await files.create({ ...image, ...file }, as('admin_landing'))
    addresses.set(parse(image.name).name, viewAddress(file))
  })
  return (name) => {
    const address = addresses.get(name)
    if (!address) throw new Error(`The demo has no image ${name}`)
    return address
  }
}
