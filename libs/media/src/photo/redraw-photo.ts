import { maximumImageSize } from '@torneo/contracts/storage'
import type { PhotoFacts } from './photo-facts'
import { encodings, nameAs, targetSize } from './redraw-plan'

/** Drawn anew; or why not: the browser cannot read it, or it stays too large. */
export type Redrawn = File | 'unreadable' | 'too-large'

/**
 * Draws a photo on a canvas, at most so large, and writes it again: upright, small, and without anything that its camera noted,
 * such as where it was taken.
 */
export async function redrawPhoto(file: File, facts: PhotoFacts): Promise<Redrawn> {
  const picture = await decode(file)
  if (!picture) return 'unreadable'
  const canvas = document.createElement('canvas')
  try {
    let drawnAt = 0
    for (const { type, quality, scale } of encodings(facts)) {
      if (scale !== drawnAt) draw(picture, canvas, scale)
      drawnAt = scale
      const blob = await written(canvas, type, quality)
      if (blob?.type === type && blob.size <= maximumImageSize) {
        return new File([blob], nameAs(type, file.name), { type, lastModified: file.lastModified })
      }
    }
    return 'too-large'
  } finally {
    picture.close()
    // Gives its memory back at once: phones allow few canvases.
    canvas.width = 0
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement, scale: number): void {
  const full = targetSize(picture.width, picture.height)
  canvas.width = Math.max(1, Math.round(full.width * scale))
  canvas.height = Math.max(1, Math.round(full.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

function written(canvas: HTMLCanvasElement, type: string, quality: number | undefined): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
