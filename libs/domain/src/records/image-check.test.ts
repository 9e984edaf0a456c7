import { type Bucket, buckets, maximumImageSize } from '@torneo/contracts/files/storage'
import { describe, expect, test } from 'vitest'
import { acceptedTypes, imageProblem, sizeProblem, typeProblem } from './image-check'

const layer = (type: string) => `Formato de imagen no soportado (${type}). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO`
const picker = 'Formato no válido. Use JPG, PNG, WEBP o SVG'

/** Types of spec 1 §5 (storage layer) and §9 (tournament picker), repeated so that the test checks the code (R20). */
const both = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/svg+xml']
const layerOnly = ['image/gif', 'image/bmp', 'image/x-icon', 'image/vnd.microsoft.icon']
const neither = [
  '',
  'image/heic',
  'image/avif',
  'image/tiff',
  'text/html',
  'application/pdf',
  'IMAGE/PNG',
  'image/png ',
  'image/*',
  'toString',
]

const accepted: Record<Bucket, readonly string[]> = {
  general: [...both, ...layerOnly],
  sponsors: [...both, ...layerOnly],
  gallery: [...both, ...layerOnly],
  tournament: both,
}

describe.each(buckets)('%s', (bucket) => {
  test.each([...both, ...layerOnly, ...neither])('decides on the type %j', (type) => {
    const problem = { kind: 'type', message: bucket === 'tournament' ? picker : layer(type || 'desconocido') }
    expect(typeProblem(bucket, type)).toEqual(accepted[bucket].includes(type) ? null : problem)
  })

  test('lists exactly these types', () => {
    expect([...acceptedTypes(bucket)].toSorted()).toEqual(accepted[bucket].toSorted())
  })

  const tooLong = {
    kind: 'size',
    message: bucket === 'tournament' ? 'El archivo es muy grande. Máximo 5MB' : 'La imagen no debe superar los 5MB',
  }
  test.each([
    [0, null],
    [1, null],
    [5_242_879, null],
    [5_242_880, null],
    [5_242_881, tooLong],
    [20_000_000, tooLong],
  ])('decides on %i bytes', (size, problem) => {
    expect(sizeProblem(bucket, size)).toEqual(problem)
    expect(imageProblem(bucket, { type: 'image/png', size })).toEqual(problem)
  })

  test('reports the type before the size', () => {
    expect(imageProblem(bucket, { type: 'text/html', size: maximumImageSize + 1 })?.kind).toBe('type')
  })
})
