import { expect, test } from 'vitest'
import { mosaicOf } from './mosaic'

const urls = (count: number) => Array.from({ length: count }, (_, place) => `/${place}`)

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [4, 4, 0],
  [5, 4, 1],
  [27, 4, 23],
  [500, 4, 496],
])('mosaic of %i photos shows %i and +%i', (count, shown, more) => {
  const mosaic = mosaicOf({ images: urls(count), coverImage: '' })
  expect([mosaic.images, mosaic.more]).toEqual([urls(count).slice(0, shown), more])
})

test('the cover stands in only where there are no photos', () => {
  expect(mosaicOf({ images: [], coverImage: '/cover' })).toEqual({ images: ['/cover'], more: 0 })
  expect(mosaicOf({ images: ['/0'], coverImage: '/cover' })).toEqual({ images: ['/0'], more: 0 })
})
