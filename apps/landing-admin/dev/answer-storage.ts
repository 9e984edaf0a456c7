import { buckets, storageEndpoints, type ListedFile } from '@torneo/contracts/files/storage'
import { viewAddress } from '@torneo/domain/records/stored-file'
import type { FakeApi } from '@torneo/testing/fake-api'
import { refuse } from '@torneo/testing/refuse'

const missing = () => refuse({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

/** A library that stores uploads until the page is reloaded; none of its files is in use. */
export function answerStorage(api: FakeApi): void {
  let files: readonly ListedFile[] = []
  api.answer(storageEndpoints.list, ({ params }) => {
    const items = files.filter(({ bucket }) => bucket === params.bucket)
    return { total: items.length, items: [...items] }
  })
  api.answer(
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
  api.answer(storageEndpoints.remove, ({ params }) => {
    if (!files.some(({ id }) => id === params.id)) return missing()
    files = files.filter(({ id }) => id !== params.id)
    return undefined
  })
}
