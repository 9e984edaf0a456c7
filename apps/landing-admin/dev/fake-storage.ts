import { buckets, storageEndpoints, type ListedFile } from '@torneo/contracts/files/storage'
import { viewAddress } from '@torneo/domain/records/stored-file'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'

const missing = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

/** A library that stores uploads until the page is reloaded; none of its files is in use. */
export function fakeStorage(api: FakeApi): void {
  let files: readonly ListedFile[] = []
  api.respond(storageEndpoints.list, ({ params }) => {
    const items = files.filter(({ bucket }) => bucket === params.bucket)
    return { total: items.length, items: [...items] }
  })
  api.respond(
    storageEndpoints.upload,
    ({
      params,
      body: {
        file: { name, size, type },
      },
    }) => {
      const bucket = buckets.find((known) => known === params.bucket)
      if (!bucket) return missing()
      const id = `0190a1b2c3d4f${String(files.length + 1).padStart(7, '0')}`
      const file = {
        id,
        bucket,
        name,
        size,
        mimeType: type,
        url: viewAddress({ bucket, id }),
        createdAt: new Date().toISOString(),
      }
      files = [{ ...file, uses: [] }, ...files]
      return file
    },
  )
  api.respond(storageEndpoints.remove, ({ params }) => {
    if (!files.some(({ id }) => id === params.id)) return missing()
    files = files.filter(({ id }) => id !== params.id)
    return undefined
  })
}
