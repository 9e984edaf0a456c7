import { type Bucket, maximumImageSize } from '@torneo/contracts/files/storage'

/** The types that the storage layer accepts (spec 1 §5); the tournament's picker accepts fewer. */
const storageTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
]
const pickerTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/svg+xml']

/** Lists a bucket's types (R20): the picker's for `tournament`, the storage layer's for the others. */
export function acceptedTypes(bucket: Bucket): readonly string[] {
  return bucket === 'tournament' ? pickerTypes : storageTypes
}

export interface ImageProblem {
  readonly kind: 'type' | 'size'
  readonly message: string
}

/** Rejects a type that the bucket does not accept (R20); `type` is '' if unknown. */
export function typeProblem(bucket: Bucket, type: string): ImageProblem | null {
  if (acceptedTypes(bucket).includes(type)) return null
  const message =
    bucket === 'tournament'
      ? 'Formato no válido. Use JPG, PNG, WEBP o SVG'
      : `Formato de imagen no soportado (${type || 'desconocido'}). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO`
  return { kind: 'type', message }
}

/** Rejects a size in bytes above the limit: 5 MB is allowed, one byte more is not (R20). */
export function sizeProblem(bucket: Bucket, size: number): ImageProblem | null {
  if (size <= maximumImageSize) return null
  const message = bucket === 'tournament' ? 'El archivo es muy grande. Máximo 5MB' : 'La imagen no debe superar los 5MB'
  return { kind: 'size', message }
}

/** Returns the first problem of an image, type before size, or null. Runs in the browser and on the server. */
export function imageProblem(
  bucket: Bucket,
  { type, size }: { readonly type: string; readonly size: number },
): ImageProblem | null {
  return typeProblem(bucket, type) ?? sizeProblem(bucket, size)
}
