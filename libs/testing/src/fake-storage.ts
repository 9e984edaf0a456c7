import { buckets, storageEndpoints, type Bucket, type ListedFile } from '@torneo/contracts/files/storage'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { viewAddress } from '@torneo/domain/records/stored-file'
import { errorReply } from './error-reply'
import type { FakeApi } from './fake-api'

let count = 0

/** A stored file that no record uses by default. */
export function aFile(fields: Partial<ListedFile> = {}): ListedFile {
  count += 1
  const id = fields.id ?? `0190a1b2c3d4e${count.toString(16).padStart(7, '0')}`
  const bucket = fields.bucket ?? 'general'
  return {
    id,
    bucket,
    name: `foto-${count}.jpg`,
    size: 912 * 1024,
    mimeType: 'image/jpeg',
    url: viewAddress({ bucket, id }),
    createdAt: new Date(Date.UTC(2025, 10, 9, 12) - count * 60_000).toISOString(),
    width: 1920,
    height: 1080,
    uses: [],
    ...fields,
  }
}

/** Handles the storage endpoints in memory. */
export function fakeStorage(
  api: FakeApi,
  stored: readonly ListedFile[] = [],
): { readonly files: () => readonly ListedFile[] } {
  let files = stored
  const isBucket = (name: string): name is Bucket => buckets.some((bucket) => bucket === name)
  const missing = () => errorReply({ code: 404, type: 'not_found', message: 'No existe' })

  api.respond(storageEndpoints.list, ({ params, query }) => {
    const items = files.filter(({ bucket }) => bucket === params.bucket)
    return { total: items.length, items: items.slice(0, query.limit === undefined ? undefined : Number(query.limit)) }
  })
  api.respond(storageEndpoints.upload, ({ params, body }) => {
    if (!isBucket(params.bucket)) return missing()
    const { name, size, type } = body.file
    const { uses, ...file } = aFile({
      bucket: params.bucket,
      name,
      size,
      mimeType: type,
      createdAt: new Date().toISOString(),
    })
    files = [{ ...file, uses }, ...files]
    return file
  })
  api.respond(storageEndpoints.remove, ({ params }) => {
    const file = files.find(({ id }) => id === params.id)
    if (!file) return missing()
    if (file.uses.length > 0)
      return errorReply({ code: 409, type: 'in_use', message: 'La imagen está en uso', uses: file.uses })
    files = files.filter((other) => other !== file)
    return undefined
  })
  api.respond(storedImageEndpoints.describe, ({ params, body: { alt, focus } }) => {
    const file = files.find(({ id }) => id === params.id)
    if (!file) return missing()
    const { focus: before, ...rest } = { ...file, ...(alt === undefined ? {} : { alt }) }
    const after = focus === undefined ? before : focus
    const described = { ...rest, ...(after ? { focus: after } : {}) }
    files = files.map((other) => (other === file ? described : other))
    return described
  })
  api.respond(storedImageEndpoints.details, () =>
    Object.fromEntries(
      files.flatMap(({ url, alt, focus }) =>
        alt || focus ? [[url, { ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) }]] : [],
      ),
    ),
  )
  return { files: () => files }
}
