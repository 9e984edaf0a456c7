import { aGalleryPhoto } from '@torneo/testing/builders'
import { describe, expect, test } from 'vitest'
import { likelyYear, photoOf, rowsOf, textFor } from './photo-rows'

const photo = (url: string, year: number | null) => aGalleryPhoto({ url, year })

test.each([
  [[photo('a', 2023), photo('b', null)], 'Noviembre de 2020', '2023'],
  [[], 'sábado 8 de noviembre de 2025', '2025'],
  [[], '25 de mayo, 18:30', ''],
  [[photo('a', null)], '', ''],
])('the year that photos of a gallery most likely have (%#)', (photos, date, year) => {
  expect(likelyYear({ photos, date })).toBe(year)
})

test('skips photos picked twice or already in the gallery', () => {
  const rows = [{ id: 'x', url: 'b', alt: '', year: '' }]
  expect(rowsOf(['a', 'b', 'c', 'c', 'd'], rows, { images: ['a'] })).toEqual({
    added: [
      { id: 'c', url: 'c', alt: '', year: '' },
      { id: 'd', url: 'd', alt: '', year: '' },
    ],
    already: 3,
  })
})

describe('the text typed for all photos', () => {
  test('is numbered where there are several', () => {
    expect([textFor(' Final ', 0, 30), textFor('Final', 0, 1), textFor(' ', 0, 30)]).toEqual([
      'Final (1 de 30)',
      'Final',
      '',
    ])
  })

  test('holds where a photo has nothing of its own', () => {
    const all = { text: 'Final', year: '2025' }
    expect(photoOf({ url: 'a', alt: '', year: '' }, all, 1, 3)).toEqual({ url: 'a', alt: 'Final (2 de 3)', year: 2025 })
    expect(photoOf({ url: 'a', alt: ' La copa ', year: '1998' }, all, 1, 3)).toEqual({
      url: 'a',
      alt: 'La copa',
      year: 1998,
    })
  })
})
