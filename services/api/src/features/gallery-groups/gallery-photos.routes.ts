import { galleryEndpoints, galleryMessages, GalleryPhoto } from '@torneo/contracts/gallery-groups'
import { limits } from '@torneo/contracts/fields'
import type { FastifyInstance } from 'fastify'
import { requireImages } from '../../data/record-images'
import { conflict, invalidField, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import type { galleryGroups } from './gallery-groups'

const section = 'gallery'

/** Photos are added and removed one by one, so that parallel uploads do not overwrite each other. */
export function galleryPhotosRoutes(app: FastifyInstance, groups: ReturnType<typeof galleryGroups.repository>): void {
  const { activity, files } = app.services

  route(app, galleryEndpoints.addPhoto, ({ params, body, transaction }) => transaction(async (write) => {
    const before = await groups.find(params.id, write.transaction)
    if (!before) throw notFound()
    const photo = body()
    const existing = before.photos.find(({ url }) => url === photo.url)
    if (existing && existing.alt === photo.alt && existing.year === photo.year) return before
    if (existing) throw conflict(galleryMessages.photoTwice)
    if (before.photos.length >= limits.photos) throw invalidField('url', galleryMessages.tooManyPhotos)
    await requireImages(files, GalleryPhoto, null, photo, write)
    const group = await groups.update(before.id, { photos: [...before.photos, photo] }, write)
    if (!group) throw notFound()
    await activity.add({ action: 'Foto agregada', subject: group.title, section, saved: { before, after: group, written: { photos: group.photos } } }, write)
    return group
  }))

  route(app, galleryEndpoints.removePhoto, async ({ params, query, transaction, requireRev }) => {
    await transaction(async (write) => {
      const before = await groups.find(params.id, write.transaction)
      const photos = before?.photos.filter(({ url }) => url !== query.url)
      if (!before || !photos || photos.length === before.photos.length) throw notFound()
      await requireRev(groups, before, write)
      const group = await groups.update(before.id, { photos }, write)
      if (!group) throw notFound()
      await activity.add({ action: 'Foto quitada', subject: before.title, section, saved: { before, after: group, written: { photos } } }, write)
    })
  })
}
