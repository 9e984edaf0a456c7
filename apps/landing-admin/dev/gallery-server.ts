import { galleryEndpoints, galleryMessages, type GalleryGroup, type GalleryPhoto } from '@torneo/contracts/gallery-groups'
import { aGalleryGroup } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { refuse } from '@torneo/testing/refuse'

/** What the API does with galleries: newest first, photos added and taken out one by one, their addresses derived (R16). */
export function aGalleryServer(first: readonly GalleryGroup[]) {
  const server = aCollection(first, aGalleryGroup, (a, b) => b.createdAt.localeCompare(a.createdAt))
  const missing = () => refuse({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })
  const find = (id: string) => server.items.find((gallery) => gallery.id === id)

  const withPhotos = (gallery: GalleryGroup, photos: readonly GalleryPhoto[]): GalleryGroup => {
    const next = { ...gallery, photos: [...photos], images: photos.map(({ url }) => url), imageCount: photos.length, rev: gallery.rev + 1 }
    server.items = server.items.map((one) => (one.id === gallery.id ? next : one))
    return next
  }

  const answerAll = (api: FakeApi) => api
    .answer(galleryEndpoints.list, server.list)
    .answer(galleryEndpoints.find, ({ params }) => find(params.id) ?? missing())
    .answer(galleryEndpoints.create, ({ params, headers, body }) =>
      server.create({ params, headers, body: { ...body, createdAt: new Date().toISOString() } } as Parameters<typeof server.create>[0]))
    .answer(galleryEndpoints.update, ({ body: { photos, images: _, ...body }, ...sent }) => {
      const before = find(sent.params.id)
      const updated = server.update({ ...sent, body })
      if (!before || !photos || !('rev' in updated)) return updated
      const known = new Map(before.photos.map((photo) => [photo.url, photo]))
      const listed = photos.map(({ url, alt = known.get(url)?.alt ?? '', year = known.get(url)?.year ?? null }) => ({ url, alt, year }))
      return withPhotos({ ...updated, rev: before.rev }, listed)
    })
    .answer(galleryEndpoints.remove, server.remove)
    .answer(galleryEndpoints.addPhoto, ({ params, body }) => {
      const gallery = find(params.id)
      if (!gallery) return missing()
      const same = gallery.photos.find(({ url }) => url === body.url)
      if (same) return same.alt === body.alt && same.year === body.year ? gallery : refuse({ code: 409, type: 'conflict', message: galleryMessages.photoTwice })
      return withPhotos(gallery, [...gallery.photos, body])
    })
    .answer(galleryEndpoints.removePhoto, ({ params, query }) => {
      const gallery = find(params.id)
      if (!gallery?.images.includes(query.url ?? '')) return missing()
      withPhotos(gallery, gallery.photos.filter(({ url }) => url !== query.url))
      return undefined
    })

  /** Another person's change. */
  const change = (id: string, fields: Partial<GalleryGroup>) => {
    server.items = server.items.map((gallery) => (gallery.id === id ? { ...gallery, ...fields, rev: gallery.rev + 1 } : gallery))
  }
  return { find, change, answerAll, titles: () => server.list().items.map(({ title }) => title) }
}
