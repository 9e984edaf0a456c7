import { galleryEndpoints, GalleryGroup, galleryMessages, GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { limits } from '@torneo/contracts/fields/fields'
import type { FastifyInstance } from 'fastify'
import { missingImages, requireImages } from '../../data/content/record-images'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import type { galleryGroups } from './gallery-groups'
import { movedPhotos, photosWith, withinLimit } from './gallery-photos'

const section = 'gallery'

/** Adds and removes single photos, so that people who edit a gallery at the same time do not overwrite each other. */
export function galleryPhotosRoutes(app: FastifyInstance, groups: ReturnType<typeof galleryGroups.repository>): void {
  const { activity, files } = app.services

  async function save(
    before: GalleryGroup,
    photos: GalleryPhoto[],
    action: string,
    write: WriteOfCall,
  ): Promise<GalleryGroup> {
    const group = await groups.update(before.id, { photos }, write)
    if (!group) throw notFound()
    await activity.add(
      { action, subject: group.title, section, saved: { before, after: group, written: { photos } } },
      write,
    )
    return group
  }

  route(app, galleryEndpoints.addPhoto, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const before = await groups.find(params.id, write.transaction)
      if (!before) throw notFound()
      const photo = body()
      const existing = before.photos.find(({ url }) => url === photo.url)
      if (existing && existing.alt === photo.alt && existing.year === photo.year) return before
      if (existing) throw conflict(galleryMessages.photoTwice)
      if (before.photos.length >= limits.photos) throw invalidField('url', galleryMessages.tooManyPhotos)
      await requireImages(files, GalleryPhoto, { before: null, after: photo }, write)
      return save(before, [...before.photos, photo], 'Foto agregada', write)
    }),
  )

  route(app, galleryEndpoints.addPhotos, ({ params, bodyRows, transaction }) =>
    transaction(async (write) => {
      const before = await groups.find(params.id, write.transaction)
      if (!before) throw notFound()
      const { rows, reject } = bodyRows('photos')
      const { photos, errors } = photosWith(before.photos, rows)
      const sent: GalleryPhoto[] = []
      for (const { index, row } of rows) sent[index] = row
      reject([...errors, ...(await missingImages(files, GalleryGroup, { before, after: { photos: sent } }, write))])
      withinLimit(photos, 'photos')
      if (photos.length === before.photos.length) return before
      return save(
        before,
        photos,
        photos.length === before.photos.length + 1 ? 'Foto agregada' : 'Fotos agregadas',
        write,
      )
    }),
  )

  route(app, galleryEndpoints.movePhotos, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const from = await groups.find(params.id, write.transaction)
      if (!from) throw notFound()
      const { urls, to: toId } = body()
      const to = await groups.find(toId, write.transaction)
      if (!to) throw invalidField('to', galleryMessages.galleryGone)
      const { left, photos } = movedPhotos(from, to, urls)
      return {
        from: await save(from, left, 'Fotos movidas', write),
        to: await save(to, photos, 'Fotos recibidas', write),
      }
    }),
  )

  route(app, galleryEndpoints.removePhoto, async ({ params, query, transaction, requireRev }) => {
    await transaction(async (write) => {
      const before = await groups.find(params.id, write.transaction)
      const photos = before?.photos.filter(({ url }) => url !== query.url)
      if (!before || !photos || photos.length === before.photos.length) throw notFound()
      await requireRev(groups, before, write)
      await save(before, photos, 'Foto quitada', write)
    })
  })
}
