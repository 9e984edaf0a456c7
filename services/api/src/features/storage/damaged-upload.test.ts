import { storageMessages } from '@torneo/contracts/files/storage'
import { describe, expect, it } from 'vitest'
import { bmp, busy, ico, jpeg, moving, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

const drawing =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><g><title>Copa</title><path d="M0 0h9v9z"/></g></svg>\n'

const pictures: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['JPEG', () => busy().jpeg().toBuffer()],
  ['JPEG that comes in passes', () => busy().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => busy().png().toBuffer()],
  ['PNG that comes in passes', () => busy().png({ progressive: true }).toBuffer()],
  ['WebP', () => busy().webp().toBuffer()],
  ['WebP without loss', () => busy().webp({ lossless: true }).toBuffer()],
  ['WebP that moves', async () => (await moving()).webp().toBuffer()],
  ['GIF', () => busy().gif().toBuffer()],
  ['GIF that moves', async () => (await moving()).gif().toBuffer()],
  ['BMP', bmp],
  ['icon', ico],
  ['SVG', () => Buffer.from(drawing)],
]

describe('a picture that is not whole', () => {
  it.each(pictures)(
    'is refused wherever it is cut, with nothing stored, and taken when it is whole: %s',
    async (_format, make) => {
      const boss = await api.as('super')
      const whole = await make()
      const before = await api.snapshot()
      for (let tenth = 1; tenth < 10; tenth += 1) {
        const { status, body } = await upload(boss, whole.subarray(0, Math.floor((whole.length * tenth) / 10)))
        const said = String(body.details?.[0]?.message ?? body.message)
        // The first bytes alone may not reveal the format.
        const isClear =
          status === 400
            ? said === storageMessages.broken
            : status === 415 && said.startsWith('Formato de imagen no soportado')
        expect([tenth, said, isClear]).toEqual([tenth, said, true])
      }
      expect(await api.snapshot()).toBe(before)
      expect((await upload(boss, whole)).status).toBe(201)
    },
  )

  it('is not one that only lacks the byte which closes a GIF', async () => {
    const whole = await busy().gif().toBuffer()
    expect((await upload(await api.as('super'), whole.subarray(0, -1))).status).toBe(201)
  })

  it('is refused when bytes in its middle are others', async () => {
    const boss = await api.as('super')
    const whole = await busy().png().toBuffer()
    const before = await api.snapshot()
    const middle = Math.floor(whole.length / 2)
    whole.fill(0, middle, middle + 200)
    expect((await upload(boss, whole)).body.details).toEqual([{ path: 'file', message: storageMessages.broken }])
    expect(await api.snapshot()).toBe(before)
  })
})

it('accepts twenty large pictures concurrently, and serves others meanwhile', async () => {
  const boss = await api.as('super')
  const large = await jpeg(6000, 5000)
  const uploads = Array.from({ length: 20 }, () => upload(boss, large))
  expect((await api.anonymous.get('/api/public/landing')).status).toBe(200)
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
})

it.each([
  '<!DOCTYPE svg [<!ENTITY a0 "ja"><!ENTITY a1 "&a0;&a0;&a0;&a0;&a0;&a0;&a0;&a0;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a1;</text></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
])('an SVG with entities of its own is refused, with nothing stored: %s', async (content) => {
  const boss = await api.as('super')
  const before = await api.snapshot()
  const { status, body } = await upload(boss, content)
  expect([status, body.details]).toEqual([400, [{ path: 'file', message: storageMessages.broken }]])
  expect(await api.snapshot()).toBe(before)
})
