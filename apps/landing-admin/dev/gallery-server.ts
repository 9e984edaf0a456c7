import {
  galleryEndpoints,
  galleryMessages,
  type GalleryGroup,
  type GalleryPhoto,
} from '@torneo/contracts/content/gallery-groups'
import { aGalleryGroup } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi, Received } from '@torneo/testing/fake-api'

type Endpoints = typeof galleryEndpoints
const missing = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

/**
 * Galleries as the API serves them: newest first, photos added and removed one by one, addresses derived from them
 * (R16).
 */
export function aGalleryServer(first: readonly GalleryGroup[]) {
  const records = aCollection(first, aGalleryGroup, (a, b) => b.createdAt.localeCompare(a.createdAt))
  const find = (id: string) => records.items.find((gallery) => gallery.id === id)

  /** Changes a gallery, also as another person would. */
  const change = (id: string, fields: Partial<Omit<GalleryGroup, 'images' | 'imageCount'>>): GalleryGroup => {
    records.items = records.items.map((gallery) => {
      if (gallery.id !== id) return gallery
      const { photos = gallery.photos } = fields
      return {
        ...gallery,
        ...fields,
        images: photos.map(({ url }) => url),
        imageCount: photos.length,
        rev: gallery.rev + 1,
      }
    })
    return find(id) as GalleryGroup
  }

  const server = {
    find,
    change,
    titles: () => records.list().items.map(({ title }) => title),
    drop: (id: string) => {
      records.items = records.items.filter((gallery) => gallery.id !== id)
    },
    list: records.list,
    create: ({ body }: Received<Endpoints['create']>): GalleryGroup => {
      const { photos: _, images: __, ...fields } = body
      return records.create({ body: { ...fields, createdAt: '2025-12-01T12:00:00.000Z' } })
    },
    update: (sent: Received<Endpoints['update']>) => {
      const { photos, images: _, ...fields } = sent.body
      const known = new Map(find(sent.params.id)?.photos.map((photo) => [photo.url, photo]))
      const listed = photos?.map(({ url, alt, year }): GalleryPhoto => ({
        url,
        alt: alt ?? known.get(url)?.alt ?? '',
        year: year ?? known.get(url)?.year ?? null,
      }))
      const derived = listed && { photos: listed, images: listed.map(({ url }) => url), imageCount: listed.length }
      return records.update({ ...sent, body: { ...fields, ...derived } })
    },
    remove: (sent: Received<Endpoints['remove']>) => records.remove(sent),
    restore: records.restore,
    addPhotos: ({ params, body: { photos } }: Received<Endpoints['addPhotos']>) => {
      const gallery = find(params.id)
      if (!gallery) return missing()
      const isTwice = ({ url, alt }: GalleryPhoto) =>
        gallery.photos.some((photo) => photo.url === url && photo.alt !== alt)
      const details = photos.flatMap((photo, place) =>
        isTwice(photo) ? [{ path: `photos.${place}.url`, message: galleryMessages.photoTwice }] : [],
      )
      if (details.length > 0)
        return errorReply({ code: 400, type: 'validation', message: 'Revisa los datos ingresados', details })
      return change(gallery.id, {
        photos: [...gallery.photos, ...photos.filter(({ url }) => !gallery.images.includes(url))],
      })
    },
    movePhotos: ({ params, body: { urls, to } }: Received<Endpoints['movePhotos']>) => {
      const [from, target] = [find(params.id), find(to)]
      if (!from || !target) return missing()
      const moved = from.photos.filter(({ url }) => urls.includes(url))
      return {
        from: change(from.id, { photos: from.photos.filter((photo) => !moved.includes(photo)) }),
        to: change(to, { photos: [...target.photos, ...moved] }),
      }
    },
    removePhoto: ({ params, query }: Received<Endpoints['removePhoto']>) => {
      const gallery = find(params.id)
      if (!gallery?.images.includes(query['url'] ?? '')) return missing()
      change(gallery.id, { photos: gallery.photos.filter(({ url }) => url !== query['url']) })
      return undefined
    },
    answerAll: (api: FakeApi) => {
      api.respond(galleryEndpoints.list, server.list)
      api.respond(galleryEndpoints.find, ({ params }) => find(params.id) ?? missing())
      api.respond(galleryEndpoints.create, server.create)
      api.respond(galleryEndpoints.update, server.update)
      api.respond(galleryEndpoints.remove, server.remove)
      api.respond(galleryEndpoints.addPhotos, server.addPhotos)
      api.respond(galleryEndpoints.movePhotos, server.movePhotos)
      api.respond(galleryEndpoints.removePhoto, server.removePhoto)
    },
  }
  return server
}
