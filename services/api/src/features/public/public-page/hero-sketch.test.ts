import sharp from 'sharp'
import { expect, it } from 'vitest'
import { busy, jpeg, moving, svg } from '../../../testing/storage-samples'
import { sketchOf } from './hero-sketch'

it.each([
  ['a landscape', 1600, 900],
  ['a portrait', 900, 1600],
  ['a banner', 2000, 300],
  ['a picture smaller than its sketch', 320, 180],
])('%s keeps its shape, in the pixels of a phone', async (_what, width, height) => {
  const [type, bytes = ''] = String(await sketchOf(await jpeg(width, height))).split(',')
  const sketch = await sharp(Buffer.from(bytes, 'base64')).metadata()
  expect(type).toBe('data:image/webp;base64')
  expect(sketch.width / sketch.height).toBeCloseTo(width / height, 1)
  expect(sketch.width * sketch.height).toBeGreaterThan(290_000)
})

it('a picture full of detail takes a few kilobytes', async () => {
  const sketch = await sketchOf(await busy(1600, 900).jpeg().toBuffer())
  expect(sketch?.length).toBeLessThan(9000)
})

it.each([
  [
    'a transparent picture',
    () =>
      sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
  ],
  ['a drawing', async () => svg()],
  ['an animation', async () => (await moving()).webp().toBuffer()],
])('%s has none', async (_what, make) => {
  expect(await sketchOf(await make())).toBeNull()
})
