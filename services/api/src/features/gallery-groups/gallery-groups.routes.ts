import { galleryEndpoints, galleryMessages, GalleryPhoto } from '@torneo/contracts/gallery-groups'
import { limits } from '@torneo/contracts/fields'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection-routes'
import { claimImages } from '../../data/record-images'
import { conflict, invalidField, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import { createGalleryGroupsRepository } from './gallery-groups.repository'
import { photosFrom } from './gallery-photos'

const section = 'gallery'

export function galleryGroupsRoutes(app: FastifyInstance): void {
  const { database, activity, files } = app.services
  const groups = createGalleryGroupsRepository(database)

  collectionRoutes(app, {
    endpoints: galleryEndpoints,
    records: groups,
    collection: 'gallery_groups',
    section,
    actions: { created: 'Galería creada', updated: 'Galería actualizada', removed: 'Galería eliminada' },
    titleOf: ({ title }) => title,
    complete: ({ title, description = '', coverImage = '', date = '', ...sent }) => {
      const photos = photosFrom(sent, []) ?? []
      return { title, description, coverImage, date, photos, images: photos.map(({ url }) => url), imageCount: photos.length }
    },
    change: ({ photos, images, ...fields }, before) => {
      const changed = photosFrom({ photos, images }, before.photos)
      return changed ? { ...fields, photos: changed } : fields
    },
  })

  // One photo at a time, so that parallel uploads do not undo each other.
  route(app, galleryEndpoints.addPhoto, ({ params, body, transaction }) => transaction(async (write) => {
    const before = await groups.find(params.id, write.transaction)
    if (!before) throw notFound()
    const photo = body()
    const same = before.photos.find(({ url }) => url === photo.url)
    if (same && same.alt === photo.alt && same.year === photo.year) return before
    if (same) throw conflict(galleryMessages.photoTwice)
    if (before.photos.length >= limits.photos) throw invalidField('url', galleryMessages.tooManyPhotos)
    await claimImages(files, GalleryPhoto, null, photo, write)
    const group = await groups.update(before.id, { photos: [...before.photos, photo] }, write)
    if (!group) throw notFound()
    await activity.add({ action: 'Foto agregada', subject: group.title, section }, write)
    return group
  }))

  route(app, galleryEndpoints.removePhoto, async ({ params, query, transaction, requireRev }) => {
    await transaction(async (write) => {
      const before = await groups.find(params.id, write.transaction)
      const photos = before?.photos.filter(({ url }) => url !== query.url)
      if (!before || !photos || photos.length === before.photos.length) throw notFound()
      await requireRev(groups, before, write)
      await groups.update(before.id, { photos }, write)
      await activity.add({ action: 'Foto quitada', subject: before.title, section }, write)
    })
  })
}
