import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** Maximum bytes of a PDF; exactly 10 MB is allowed. */
export const maximumDocumentSize = 10 * 1024 * 1024

export const documentMessages = {
  type: 'El archivo no es un PDF. Guárdalo como PDF y vuelve a subirlo.',
  tooLarge: 'El PDF pesa más de 10 MB. Comprímelo o divídelo en partes.',
  broken: 'El PDF está incompleto o tiene otra cosa detrás. Guárdalo otra vez y vuelve a subirlo.',
  uploadFailed: 'Error al subir el PDF. Intenta de nuevo.',
} as const

/** An uploaded PDF; `size` in bytes, `url` is the address that records refer to. */
export const StoredDocument = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  url: z.string(),
  createdAt: z.string(),
})
export type StoredDocument = z.output<typeof StoredDocument>

const tag = 'storage'
const path = '/storage/buckets/documents/files'
export const documentEndpoints = {
  upload: endpoint({
    method: 'POST',
    path,
    tag,
    access: { section: 'news' },
    summary: 'Upload one PDF, multipart, in a part named file',
    upload: true,
    response: StoredDocument,
    status: 201,
    failure: documentMessages.uploadFailed,
  }),
  download: endpoint({
    method: 'GET',
    path: `${path}/:id/download`,
    tag,
    access: 'anyone',
    summary: 'The PDF as an attachment',
    bytes: 'application/pdf',
  }),
} as const
