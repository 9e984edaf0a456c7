import { documentEndpoints, documentMessages, maximumDocumentSize } from '@torneo/contracts/files/documents'
import { storageMessages } from '@torneo/contracts/files/storage'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../platform/database/ids'
import { invalidField, noSpace, notFound, Problem } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { readSentFile, withUploads } from '../../platform/http/sent-file'
import { sendImage } from './send-image'
import { requireQuota } from './storage-quota'

const bucket = 'documents'
const pdf = 'application/pdf'

/** True if a PDF ends as one: a file with something else behind it is read as that by other programs. */
export function endsAsPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return (
    end >= 0 &&
    /^[\s\0]*$/.test(bytes.toString('latin1', end + 5, Math.min(bytes.length, end + 1024))) &&
    bytes.length - end < 1024
  )
}

async function requirePdf(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw invalidField('file', storageMessages.empty)
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime !== pdf || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Problem(415, 'unsupported_type', documentMessages.type)
  if (bytes.length > maximumDocumentSize) throw new Problem(413, 'too_large', documentMessages.tooLarge)
  if (!endsAsPdf(bytes)) throw invalidField('file', documentMessages.broken)
}

/** PDFs of news and pages, always sent as attachments. */
export function documentRoutes(app: FastifyInstance): void {
  const { files, freeSpace, config } = app.services

  withUploads(app, (uploads) => {
    route(uploads, documentEndpoints.upload, async ({ user, request, transaction }) => {
      if (!(await freeSpace.isAboveFloor())) throw noSpace()
      const { name, bytes } = await readSentFile(request, maximumDocumentSize)
      await requirePdf(bytes)
      await requireQuota(files, config.limits, { bucket, size: bytes.length, userId: user.id })
      const id = newId()
      return transaction(async (write) => {
        const stored = await files.create({ bucket, id, bytes, mimeType: pdf, animated: false, name }, write)
        return { ...stored, url: stored.url.replace(/view$/, 'download') }
      })
    })
  })

  route(app, documentEndpoints.download, async ({ params, request, reply }) => {
    const file = await files.find({ bucket, id: params.id })
    if (!file) throw notFound()
    const read = (start: number, end: number) => files.read(file, start, end)
    const name = /\.pdf$/i.test(file.name) ? file.name : `${file.name}.pdf`
    return sendImage(request, reply, { ...file, name, etag: `"${file.id}"`, read, isFinal: true }, 'attachment')
  })
}
