import { aGalleryGroup, aGalleryPhoto, aSponsor } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { interludesOf } from './interludes'

const summaryOf = (landing: Parameters<typeof interludesOf>[0]) =>
  interludesOf(landing).map((one) => (one.kind === 'photo' ? one.alt : one.sponsors.map(({ name }) => name).join(' ')))
const photos = (...alts: string[]) => alts.map((alt) => aGalleryPhoto({ url: `https://fotos.example/${alt}`, alt }))

test('sponsors by level, gold first, and photos of each gallery by turns', () => {
  const sponsors = [
    aSponsor({ name: 'B', tier: 'bronze' }),
    aSponsor({ name: 'G1', tier: 'gold' }),
    aSponsor({ name: 'G2', tier: 'gold' }),
  ]
  const galleryGroups = [aGalleryGroup({ photos: photos('a1', 'a2') }), aGalleryGroup({ photos: photos('b1') })]
  expect(summaryOf({ sponsors, galleryGroups })).toEqual(['G1 G2', 'a1', 'B', 'b1', 'G1 G2', 'a2'])
})

test('seven of a level take two pages; a photo of two galleries is shown once', () => {
  const sponsors = Array.from({ length: 7 }, (_, place) => aSponsor({ name: String(place) }))
  const galleryGroups = [aGalleryGroup({ photos: photos('same') }), aGalleryGroup({ photos: photos('same') })]
  expect(summaryOf({ sponsors, galleryGroups })).toEqual(['0 1 2 3 4 5', 'same', '6', 'same'])
})

test('one kind alone, and none', () => {
  expect(summaryOf({ sponsors: [], galleryGroups: [aGalleryGroup({ photos: photos('a1', 'a2') })] })).toEqual([
    'a1',
    'a2',
  ])
  expect(summaryOf({ sponsors: [], galleryGroups: [] })).toEqual([])
})
