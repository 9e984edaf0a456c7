import type { Sharp } from 'sharp'
import { demoPictures } from './demo-pictures'
import type { Picture, Rendered } from './picture'

const formats: Readonly<Record<string, { mimeType: string; encode: (image: Sharp) => Sharp }>> = {
  jpg: { mimeType: 'image/jpeg', encode: (image) => image.jpeg({ quality: 84 }) },
  png: { mimeType: 'image/png', encode: (image) => image.png({ compressionLevel: 8 }) },
  webp: { mimeType: 'image/webp', encode: (image) => image.webp({ quality: 86, effort: 2 }) },
}

function treated(image: Sharp, { turned = false, faded }: Picture): Sharp {
  const facing = image.flop(turned)
  if (faded === 'grey') return facing.greyscale()
  return faded === 'sepia' ? facing.modulate({ saturation: 0.35 }).tint('#d8b98a') : facing
}

/** Draws and encodes every picture. The library is loaded here only: a service that seeds nothing never pays for it. */
export async function renderPictures(): Promise<Rendered[]> {
  const { default: sharp } = await import('sharp')
  return Promise.all(Object.entries<Picture>(demoPictures).map(async ([name, picture]) => {
    const { bucket } = picture
    const drawn = Buffer.from(picture.draw())
    const format = formats[name.split('.').at(-1) ?? '']
    if (!format) {
      const { width, height } = await sharp(drawn).metadata()
      return { name, bucket, bytes: drawn, mimeType: 'image/svg+xml', width, height }
    }
    const { data, info } = await format.encode(treated(sharp(drawn), picture)).toBuffer({ resolveWithObject: true })
    return { name, bucket, bytes: data, mimeType: format.mimeType, width: info.width, height: info.height }
  }))
}
