import { describe, expect, test } from 'vitest'
import { aGalleryGroup, aGalleryPhoto } from '@torneo/testing/builders'
import { nextYear, withPicked } from './photo-rows'

const row = (url: string, year = '') => ({ url, alt: '', year })

describe('the year of the next photo', () => {
  const old = aGalleryGroup({ photos: [aGalleryPhoto({ year: 2019 }), aGalleryPhoto({ year: 2021 }), aGalleryPhoto({ year: null })] })

  test.each([
    ['that of the row before it', [row('/1', '2001'), row('/2', ' ')], old, '2001'],
    ['that of the last photo that has one', [row('/1')], old, '2021'],
    ['the one in the date', [], aGalleryGroup({ date: '8 de noviembre de 2025' }), '2025'],
    ['none', [], aGalleryGroup({ date: 'Noviembre' }), ''],
  ])('is %s', (_, rows, gallery, year) => {
    expect(nextYear(rows, gallery)).toBe(year)
  })
})

test('what was picked is added once each, in its order; what is there already is counted', () => {
  const gallery = aGalleryGroup({ date: '2025', photos: [aGalleryPhoto({ url: '/there', year: null })] })
  const { rows, already } = withPicked([row('/row', '1998')], ['/new', '/there', '/row', '/new', '/newer'], gallery)
  expect(rows).toEqual([row('/row', '1998'), row('/new', '1998'), row('/newer', '1998')])
  expect(already).toBe(3)
})
