import type { Bucket } from '@torneo/contracts/files/storage'

/** Rendering of an image: cropped to 16:9, whole on a plain ground, or cropped to a square. */
export type ImageLook = 'wide' | 'logo' | 'square'

/** Hints about suitable images (spec 1 §2): backgrounds max 5 MB, logos 600x300, gallery 1280x720. */
const hints = {
  backgrounds: 'Fondos: máximo 5 MB',
  logos: 'Logos: 600x300, hasta 5 MB',
  gallery: 'Galería: 1280x720, hasta 5 MB',
  square: 'Cuadrada, hasta 5 MB',
} as const

export function imageHint(bucket: Bucket, look: ImageLook): string {
  if (look === 'logo' || bucket === 'sponsors') return hints.logos
  if (bucket === 'gallery') return hints.gallery
  return look === 'square' ? hints.square : hints.backgrounds
}
