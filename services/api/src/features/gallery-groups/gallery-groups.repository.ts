import { GalleryGroup, GalleryGroupDraft } from '@torneo/contracts/gallery-groups'
import type { PageQuery } from '@torneo/contracts/record'
import type { Database, Transaction, Write } from '../../platform/database'
import { type Change, createRepository, type OwnFields } from '../../platform/repository'

/** As it is stored: the addresses and their number are read from the photos, never kept beside them (R16). */
type StoredGroup = Omit<GalleryGroup, 'images' | 'imageCount'>

function withImages(group: StoredGroup): GalleryGroup {
  const images = group.photos.map(({ url }) => url)
  return { ...group, images, imageCount: images.length }
}

const orNull = (group: StoredGroup | null): GalleryGroup | null => group && withImages(group)

/** Newest first. */
export function createGalleryGroupsRepository(database: Database) {
  const groups = createRepository<StoredGroup>(database, {
    name: 'gallery_groups',
    shape: GalleryGroup,
    indexes: [{ key: { createdAt: -1 } }],
    sort: { createdAt: -1 },
    draft: GalleryGroupDraft,
    derived: ['images', 'imageCount'],
  })
  /** What is derived is not written. */
  const stored = <F extends object>({ images: _, imageCount: __, ...fields }: F & Partial<GalleryGroup>) => fields

  return {
    shape: groups.shape,
    lastChange: groups.lastChange,
    hide: groups.hide,

    async list(options: { page?: PageQuery } = {}) {
      const { total, items } = await groups.list(options)
      return { total, items: items.map(withImages) }
    },

    find: async (id: string, transaction?: Transaction) => orNull(await groups.find(id, transaction)),

    create: async (fields: OwnFields<GalleryGroup>, write: Write) => orNull(await groups.create(stored(fields) as OwnFields<StoredGroup>, write)),

    update: async (id: string, change: Change<GalleryGroup>, write: Write) =>
      orNull(await groups.update(id, stored(change as object) as Change<StoredGroup>, write)),
  }
}
