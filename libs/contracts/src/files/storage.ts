import { endpoint } from '../endpoint/endpoint'
import { recordUse } from '../endpoint/errors'
import { imageReads, imageUseReads } from '../endpoint/reads'
import { pageQuery } from '../endpoint/record'
import { fieldMessages } from '../fields/fields'
import { z } from '../fields/zod'

export const buckets = ['general', 'sponsors', 'gallery', 'tournament'] as const
export type Bucket = (typeof buckets)[number]

/** Buckets of images, and that of PDFs, which the library does not show. */
export const fileBuckets = [...buckets, 'documents'] as const
export type FileBucket = (typeof fileBuckets)[number]

/** Folders of the tournament bucket: a file there is named `<folder>/<id>.<ext>`. */
export const storageFolders = ['players', 'teams', 'promotions'] as const
export type StorageFolder = (typeof storageFolders)[number]

/** Messages of the image library (spec 1 §8, §9); those for type and size are next to their rule in `domain`. */
export const storageMessages = {
  uploadFailed: 'Error al subir la imagen. Intente nuevamente.',
  removeFailed: 'Error al eliminar la imagen',
  unknownFile: 'Error: No se pudo identificar el archivo',
  inUse: 'La imagen está en uso',
  missing: 'Esa imagen ya no está en la biblioteca. Elige otra.',
  file: 'Envía un solo archivo, en el campo file',
  empty: 'El archivo está vacío',
  broken: 'El archivo está dañado y no se puede leer',
  svgEncoding: (encoding: string | null) =>
    encoding === null
      ? 'El SVG tiene letras que no son UTF-8 y no dice en qué formato están. Guárdalo como UTF-8 y vuelve a subirlo.'
      : `El SVG dice que su texto es ${encoding} y así no se puede leer. Guárdalo como UTF-8 y vuelve a subirlo.`,
  script: 'El SVG trae un script. Guárdalo sin scripts, o como PNG, y vuelve a subirlo.',
  name: 'El nombre del archivo no es válido: no puede tener barras ni caracteres de control',
  tooManyPixels: 'La imagen tiene demasiados píxeles. Máximo 64 millones, como 8000 × 8000',
  outside: 'Elige un punto dentro de la imagen',
  folder: 'Solo las imágenes del torneo tienen carpeta: players, teams o promotions',
} as const

/** Maximum bytes of an image; exactly 5 MB is allowed (R20). */
export const maximumImageSize = 5 * 1024 * 1024
/** Maximum width times height of a decoded image. */
export const maximumImagePixels = 64_000_000

/** Widths of smaller copies, in pixels: `?width=` is rounded up to one of them, or to the original. */
export const imageWidths = [160, 320, 640, 1280, 2048] as const

/** Fraction of a width or height, from 0 to 1. */
const share = () =>
  z.number({ error: fieldMessages.invalid }).check(z.gte(0, storageMessages.outside), z.lte(1, storageMessages.outside))

/**
 * Point that stays visible when an image is cropped, as fractions of width and height from the top left. Absent:
 * centre.
 */
export const FocalPoint = z.strictObject({ x: share(), y: share() })
export type FocalPoint = z.output<typeof FocalPoint>

/** Alternative text and focal point of an image, used wherever it is shown. */
export const ImageDetails = z.object({
  /** Describes the image for people who cannot see it. */
  alt: z.optional(z.string()),
  focus: z.optional(FocalPoint),
})
export type ImageDetails = z.output<typeof ImageDetails>

/** A file in a bucket; `size` in bytes, `width` and `height` in pixels if the format contains them. */
export const StoredFile = z.object({
  id: z.string(),
  bucket: z.enum(buckets),
  name: z.string(),
  size: z.number(),
  mimeType: z.string(),
  /** Address of the file's view, which records refer to. */
  url: z.string(),
  createdAt: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  ...ImageDetails.shape,
})
export type StoredFile = z.output<typeof StoredFile>

/** A file with the records that use it; computed, never stored. */
export const ListedFile = z.object({ ...StoredFile.shape, uses: z.array(recordUse) })
export type ListedFile = z.output<typeof ListedFile>

/** Width of the requested copy, in whole pixels. */
const imageQuery = z.strictObject({
  width: z.optional(
    z.pipe(
      z.string({ error: fieldMessages.invalid }).check(z.regex(/^[1-9][0-9]{0,4}$/, fieldMessages.whole)),
      z.transform(Number),
    ),
  ),
})

const tag = 'storage'
export const filesPath = '/storage/buckets/:bucket/files'
const failure = storageMessages.uploadFailed
export const storageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: filesPath,
    reads: [...imageReads, ...imageUseReads],
    tag,
    access: 'signed-in',
    summary: 'The files of a bucket, newest first, each with its uses; captains see their own uploads',
    query: pageQuery,
    response: z.object({ total: z.number(), items: z.array(ListedFile) }),
  }),
  upload: endpoint({
    method: 'POST',
    path: filesPath,
    tag,
    access: 'signed-in',
    summary: 'Upload one image, multipart, in a part named file',
    query: z.strictObject({ folder: z.optional(z.enum(storageFolders, { error: storageMessages.folder })) }),
    upload: true,
    response: StoredFile,
    status: 201,
    failure,
  }),
  view: endpoint({
    method: 'GET',
    path: `${filesPath}/:id/view`,
    tag,
    access: 'anyone',
    summary: 'The image, or a smaller copy of it',
    query: imageQuery,
    bytes: 'image/*',
  }),
  download: endpoint({
    method: 'GET',
    path: `${filesPath}/:id/download`,
    tag,
    access: 'anyone',
    summary: 'The image as an attachment',
    query: imageQuery,
    bytes: 'image/*',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${filesPath}/:id`,
    tag,
    access: 'signed-in',
    summary: 'Delete a file; 409 in_use while a record shows it',
    failure: storageMessages.removeFailed,
  }),
} as const
