import {
  type Bucket,
  buckets,
  maximumImageSize,
  type StorageFolder,
  storageEndpoints,
  storageMessages,
} from '@torneo/contracts/files/storage'
import { canUseBucket, canSeeAllFiles } from '@torneo/domain/people/permissions'
import { type ImageProblem, sizeProblem, typeProblem } from '@torneo/domain/records/image-check'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StoredFileRecord } from '../../data/files/stored-file-document'
import { newId } from '../../platform/database/ids'
import type { Call } from '../../platform/http/call'
import { hostOrigins } from '../../platform/http/origin'
import { forbidden, inUse, invalidField, noSpace, notFound, Problem } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { readSentFile, withUploads } from '../../platform/http/sent-file'
import { copyWidth, createImageCopies } from './image-copies'
import { imageTypeOf, verifiedImageSize } from './image-metadata'
import { type OutgoingImage, sendImage } from './send-image'
import { requireQuota } from './storage-quota'
import { containsScript } from './svg'
import { svgAsUtf8 } from './svg-encoding'
import { withoutMetadata } from './without-metadata'

/** Parameters of `view` and `download`. */
type Look = Pick<Call<typeof storageEndpoints.view>, 'params' | 'query' | 'request' | 'reply'>

/** Returns the bucket with a name; throws 404. */
export function bucketOf(name: string | undefined): Bucket {
  const bucket = buckets.find((candidate) => candidate === name)
  if (!bucket) throw notFound()
  return bucket
}

/** Checks the bucket's own roles before the body is read. */
export function allowBucket({ params, user }: FastifyRequest): void {
  const bucket = bucketOf((params as { bucket?: string }).bucket)
  if (!canUseBucket(user?.role ?? '', bucket)) throw forbidden()
}

function rejectUpload(problem: ImageProblem | null): void {
  if (!problem) return
  const [code, type] = problem.kind === 'type' ? ([415, 'unsupported_type'] as const) : ([413, 'too_large'] as const)
  throw new Problem(code, type, problem.message)
}

/** Only the tournament's files are in folders; a folder determines their name (contract, Storage). */
function checkedFolder(bucket: Bucket, folder: StorageFolder | undefined): StorageFolder | null {
  if (folder && bucket !== 'tournament') throw invalidField('folder', storageMessages.folder)
  return folder ?? null
}

export function storageRoutes(app: FastifyInstance): void {
  const { files, freeSpace, config, audit } = app.services
  const copies = createImageCopies(files, freeSpace, app.log)

  withUploads(app, (uploads) => {
    route(
      uploads,
      storageEndpoints.upload,
      async ({ params, query, user, request, transaction }) => {
        const bucket = bucketOf(params.bucket)
        const folder = checkedFolder(bucket, query.folder)
        if (!(await freeSpace.isAboveFloor())) throw noSpace()
        const { name, bytes: sent } = await readSentFile(request, maximumImageSize)
        const bytes = svgAsUtf8(sent)
        if (bytes.length === 0) throw invalidField('file', storageMessages.empty)
        const type = await imageTypeOf(bytes)
        rejectUpload(typeProblem(bucket, type.mimeType))
        rejectUpload(sizeProblem(bucket, bytes.length))
        await requireQuota(files, config.limits, { bucket, size: bytes.length, userId: user.id })
        if (type.extension === 'svg' && containsScript(bytes)) throw invalidField('file', storageMessages.script)
        const { width, height, animated, orientation } = await verifiedImageSize(bytes, type.mimeType)
        const clean = await withoutMetadata(bytes, type.mimeType, orientation)
        const id = newId()
        return transaction((write) =>
          files.create(
            {
              bucket,
              id,
              bytes: clean,
              mimeType: type.mimeType,
              width,
              height,
              animated: animated || type.animated,
              name: folder ? `${folder}/${id}.${type.extension}` : name,
            },
            write,
          ),
        )
      },
      { before: allowBucket },
    )
  })

  route(
    app,
    storageEndpoints.list,
    async ({ params, query, user, request }) => {
      const bucket = bucketOf(params.bucket)
      const own = canSeeAllFiles(user.role) ? {} : { uploadedBy: user.id }
      const { total, items } = await files.list(bucket, { page: query, ...own })
      const uses = await files.uses(items.length === total ? bucket : items, hostOrigins(request))
      return { total, items: items.map((file) => ({ ...file, uses: [...(uses.get(file.url) ?? [])] })) }
    },
    { before: allowBucket },
  )

  route(
    app,
    storageEndpoints.remove,
    ({ params, user, transaction }) =>
      transaction(async (write) => {
        const file = await files.find({ bucket: bucketOf(params.bucket), id: params.id }, write.transaction)
        // Another user's file and a missing one get the same response for a captain (R31).
        if (!canSeeAllFiles(user.role) && file?.uploadedBy !== user.id) throw forbidden()
        if (!file) throw notFound()
        const uses = (await files.softDelete([file], file.id, write)).get(file.url)
        if (uses) throw inUse(storageMessages.inUse, [...uses])
        await audit.add(
          { kind: 'deleted', subject: { collection: `${file.bucket}.files`, id: file.id, title: file.name } },
          write,
        )
      }),
    { before: allowBucket },
  )

  async function outgoing(file: StoredFileRecord, requested: number | undefined): Promise<OutgoingImage> {
    const width = requested === undefined ? null : copyWidth(file, requested)
    const copy = width === null ? null : await copies.of(file, width)
    if (!copy) {
      const read = (start: number, end: number) => files.read(file, start, end)
      return { ...file, etag: `"${file.id}${file.revision}"`, read, isFinal: width === null }
    }
    return {
      etag: `"${file.id}-${width}"`,
      size: copy.length,
      mimeType: 'image/webp',
      name: file.name.replace(/(\.[^.]*)?$/, '.webp'),
      read: (start, end) => [copy.subarray(start, end + 1)],
      isFinal: true,
    }
  }

  const send = async ({ params, query, request, reply }: Look, kind: 'inline' | 'attachment') => {
    const file = await files.find({ bucket: bucketOf(params.bucket), id: params.id })
    if (!file) throw notFound()
    const image = await outgoing(file, query.width)
    return sendImage(request, reply, { ...image, name: image.name.split('/').at(-1) ?? image.name }, kind)
  }
  route(app, storageEndpoints.view, (call) => send(call, 'inline'))
  route(app, storageEndpoints.download, (call) => send(call, 'attachment'))
}
