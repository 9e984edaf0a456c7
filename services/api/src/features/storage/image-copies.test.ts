import { Binary } from 'mongodb'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bmp, gif, jpeg, png, svg, upload, webp } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

async function fetchImage(url: string) {
  const { statusCode, rawPayload, headers } = await api.app.inject({ method: 'GET', url })
  return { status: statusCode, bytes: rawPayload, headers }
}

async function stored(bytes: Buffer, name = 'foto.jpg') {
  const { status, body } = await upload(await api.as('super'), bytes, 'general', name)
  expect(status).toBe(201)
  return { url: String(body.url), id: String(body.id), bytes }
}

const copies = () => api.raw.collection<{ _id: string; data: unknown }>('image_copies')

describe('?width=', () => {
  it.each([
    [1, 160],
    [160, 160],
    [161, 320],
    [500, 640],
    [640, 640],
    [1000, 1280],
    [2048, 2048],
  ])('%i gives the step of %i', async (asked, step) => {
    const { url, id } = await stored(await jpeg(2200, 1100))
    const { status, bytes, headers } = await fetchImage(`${url}?width=${asked}`)
    expect([status, headers['content-type'], headers.etag, headers['content-length']]).toEqual([
      200,
      'image/webp',
      `"${id}-${step}"`,
      String(bytes.length),
    ])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=3600',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: step, height: step / 2 })
  })

  it.each([
    ['above the last step', () => jpeg(2200, 1100), 2049],
    ['as wide as the original', () => jpeg(640, 100), 640],
    ['a step wider than the original', () => jpeg(500, 100), 400],
    ['an SVG', svg, 160],
    ['a GIF', () => gif(400, 300), 160],
    ['a BMP', bmp, 160],
  ] as const)('%s gives the original', async (_case, make, asked) => {
    const { url, bytes, id } = await stored(await make())
    const answer = await fetchImage(`${url}?width=${asked}`)
    expect(answer.bytes.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      etag: `"${id}"`,
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=3600',
    })
    expect(await copies().countDocuments()).toBe(0)
  })

  it('leaves what moves as it is', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 400, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const { url } = await stored(moving)
    expect((await fetchImage(`${url}?width=160`)).bytes.equals(moving)).toBe(true)
  })

  it.each(['0', '-1', '1.5', 'abc', '', '1e3', '999999', '%20160'])('%s is 400', async (width) => {
    const { url } = await stored(await png())
    const { status, body } = await api.anonymous.get(`${url}?width=${width}`)
    expect([status, body.details[0].path]).toEqual([400, 'width'])
  })

  it('turns a photo upright and takes its location out', async () => {
    const photo = await sharp(await jpeg(400, 300))
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url } = await stored(photo)
    const { width, height, exif } = await sharp((await fetchImage(`${url}?width=160`)).bytes).metadata()
    expect([width, height, exif]).toEqual([160, Math.round((160 * 4) / 3), undefined])
  })

  it('keeps see-through parts', async () => {
    const clear = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const { url } = await stored(clear)
    expect(await sharp((await fetchImage(`${url}?width=160`)).bytes).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('serves ranges, 304 and a name of the copy', async () => {
    const { url, id } = await stored(await webp(400, 300), 'Foto grande.jpeg')
    const whole = await fetchImage(`${url}?width=160`)
    expect(String(whole.headers['content-disposition'])).toContain('filename="Foto grande.webp"')
    const part = await api.app.inject({ method: 'GET', url: `${url}?width=160`, headers: { range: 'bytes=2-5' } })
    expect([part.statusCode, part.rawPayload.equals(whole.bytes.subarray(2, 6))]).toEqual([206, true])
    expect((await api.anonymous.get(`${url}?width=160`, { 'if-none-match': `"${id}-160"` })).status).toBe(304)
    expect((await api.anonymous.get(`${url}?width=160`, { 'if-none-match': `"${id}"` })).status).toBe(200)
  })
})

describe('copies', () => {
  it('are made once and stored: the second response is the stored copy', async () => {
    const { url, id } = await stored(await jpeg(400, 300))
    const first = await fetchImage(`${url}?width=100`)
    const [kept] = await copies().find().toArray()
    expect(kept?._id).toBe(`general/${id}/160`)
    const other = await webp(7, 7)
    await copies().updateOne({ _id: kept!._id }, { $set: { data: other } })
    const second = await fetchImage(`${url}?width=150`)
    expect([first.bytes.equals(second.bytes), second.bytes.equals(other)]).toEqual([false, true])
  })

  it('are the same for twenty concurrent requests', async () => {
    const { url } = await stored(await jpeg(2000, 1500))
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchImage(`${url}?width=640`)))
    expect(answers.every(({ status, bytes }) => status === 200 && bytes.equals(answers[0]!.bytes))).toBe(true)
    expect(await copies().countDocuments()).toBe(1)
  })

  it('fall back to the original when they cannot be made, which is then not cached forever', async () => {
    const { url, id, bytes: whole } = await stored(await jpeg(1600, 1200))
    // An image stored before uploads were checked.
    const bytes = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length - whole.length / 2)])
    await api.raw.collection('general.chunks').updateOne({ files_id: id }, { $set: { data: new Binary(bytes) } })
    for (const asked of [160, 320, 160]) {
      const answer = await fetchImage(`${url}?width=${asked}`)
      expect([answer.status, answer.bytes.equals(bytes), answer.headers['cache-control']]).toEqual([
        200,
        true,
        'public, max-age=60',
      ])
    }
    expect(await copies().countDocuments()).toBe(0)
  })
})
