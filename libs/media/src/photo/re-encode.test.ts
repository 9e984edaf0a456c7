import { maximumImageSize } from '@torneo/contracts/files/storage'
import { expect, test } from 'vitest'
import type { ImageInfo } from './image-info'
import { encodings, nameAs, needsReencoding, targetSize } from './re-encode'

const photo: ImageInfo = {
  type: 'image/jpeg',
  width: 2560,
  height: 1440,
  metadata: false,
  transparent: false,
  animated: false,
  isComplete: true,
}

test.each<[string, Partial<ImageInfo>, number, boolean]>([
  ['small and bare', {}, 1000, false],
  ['5 MB exactly', {}, maximumImageSize, false],
  ['a byte more', {}, maximumImageSize + 1, true],
  ['a pixel wider', { width: 2561 }, 1000, true],
  ['a pixel taller', { height: 2561 }, 1000, true],
  ['with its place', { metadata: true }, 1000, true],
  ['moving, with everything', { metadata: true, width: 4000, animated: true }, maximumImageSize + 1, false],
])('%s is re-encoded: %s', (_, info, size, is) => {
  expect(needsReencoding({ ...photo, ...info }, size)).toBe(is)
})

test.each([
  [
    [4032, 3024],
    [2560, 1920],
  ],
  [
    [3024, 4032],
    [1920, 2560],
  ],
  [
    [2560, 100],
    [2560, 100],
  ],
  [
    [640, 480],
    [640, 480],
  ],
  [
    [20000, 3],
    [2560, 1],
  ],
])('%j becomes %j', ([width = 0, height = 0], [targetWidth, targetHeight]) => {
  expect(targetSize(width, height)).toEqual({ width: targetWidth, height: targetHeight })
})

const types = (info: Partial<ImageInfo>) => [...new Set(encodings({ ...photo, ...info }).map(({ type }) => type))]

test('a photo keeps its type, in falling quality, then smaller', () => {
  const all = encodings(photo)
  expect(types({})).toEqual(['image/jpeg'])
  expect(all[0]).toEqual({ type: 'image/jpeg', quality: 0.9, scale: 1 })
  expect(all.at(-1)).toEqual({ type: 'image/jpeg', quality: 0.46, scale: 0.5 })
})

test('transparent images are never filled', () => {
  expect(types({ type: 'image/png', transparent: true })).toEqual(['image/png', 'image/webp'])
  expect(types({ type: 'image/webp', transparent: true })).toEqual(['image/webp', 'image/png'])
  expect(types({ type: 'image/png' })).toEqual(['image/png', 'image/jpeg'])
  expect(types({ type: 'image/webp' })).toEqual(['image/webp', 'image/jpeg'])
})

test.each([
  ['image/jpeg', 'IMG_2041.PNG', 'IMG_2041.jpg'],
  ['image/jpeg', 'foto.JPEG', 'foto.JPEG'],
  ['image/webp', 'mi.logo.png', 'mi.logo.webp'],
  ['image/png', 'captura', 'captura.png'],
] as const)('type %s names %s %s', (type, name, called) => {
  expect(nameAs(type, name)).toBe(called)
})
