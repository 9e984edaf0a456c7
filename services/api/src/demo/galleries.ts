import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import type { OwnFields } from '../platform/database/repository'
import type { DemoCalendar } from './demo-calendar'
import { readTable } from './read-table'
import type { ImageAddress } from './write-images'

const allPhotos = readTable('photos', ['gallery', 'image', 'alt', 'year'])

/** Oldest first: lists show the last one first. */
export const galleries = (imageAddress: ImageAddress, { words }: DemoCalendar): OwnFields<GalleryGroup>[] =>
  readTable('galleries', ['title', 'date', 'cover', 'description']).map(({ title, date, description, cover }) => {
    const photos = allPhotos
      .filter(({ gallery }) => gallery === title)
      .map(({ image, alt, year }) => ({ url: imageAddress(image), alt, year: Number(words(year)) }))
    const images = photos.map(({ url }) => url)
    return {
      title: words(title),
      date: words(date),
      description,
      coverImage: imageAddress(cover),
      photos,
      images,
      imageCount: images.length,
    }
  })
