import { type Bucket, maximumImageSize } from '@torneo/contracts/storage'

/** Types that the storage layer takes (spec 1 §5), and the fewer of the tournament's picker. */
const storageTypes = [
  'image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'image/bmp', 'image/x-icon', 'image/vnd.microsoft.icon',
]
const pickerTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/svg+xml']

/** What a bucket takes: the tournament's has the picker's list, the others the storage layer's (R20). */
export function acceptedTypes(bucket: Bucket): readonly string[] {
  return bucket === 'tournament' ? pickerTypes : storageTypes
}

export interface ImageProblem {
  readonly what: 'type' | 'size'
  readonly message: string
}

/** Why a bucket refuses a type (R20); null when it takes it. `type` is '' when it is unknown. */
export function typeProblem(bucket: Bucket, type: string): ImageProblem | null {
  if (acceptedTypes(bucket).includes(type)) return null
  const message = bucket === 'tournament'
    ? 'Formato no válido. Use JPG, PNG, WEBP o SVG'
    : `Formato de imagen no soportado (${type || 'desconocido'}). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO`
  return { what: 'type', message }
}

/** Why a bucket refuses so many bytes: more than 5 MB, equal is allowed (R20). */
export function sizeProblem(bucket: Bucket, size: number): ImageProblem | null {
  if (size <= maximumImageSize) return null
  const message = bucket === 'tournament' ? 'El archivo es muy grande. Máximo 5MB' : 'La imagen no debe superar los 5MB'
  return { what: 'size', message }
}

/** The first thing wrong with an image, its type before its size; null when a bucket takes it. The browser and the server both ask. */
export function imageProblem(bucket: Bucket, { type, size }: { readonly type: string; readonly size: number }): ImageProblem | null {
  return typeProblem(bucket, type) ?? sizeProblem(bucket, size)
}
