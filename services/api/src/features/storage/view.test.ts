import { describe, expect, it } from 'vitest'
import { filesOf, jpeg, pngOf, svg, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

const immutable = 'public, max-age=31536000, immutable, s-maxage=3600'
const big = 700_001

/** Requests bytes instead of text. */
async function fetchBytes(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, rawPayload, headers: answered } = await api.app.inject({ method, url, headers })
  return { status: statusCode, bytes: rawPayload, headers: answered }
}

/** Stores an image of several chunks. */
async function stored() {
  const bytes = await pngOf(big)
  const { body } = await upload(await api.as('admin_landing'), bytes, 'gallery', 'Ñandú (1).png')
  return { bytes, url: String(body.url), id: String(body.id) }
}

describe('GET view and download', () => {
  it('give anyone the bytes that were sent, to keep for good, but an hour where many share them, and of any origin', async () => {
    const { bytes, url, id } = await stored()
    for (const [address, kind] of [
      [url, 'inline'],
      [url.replace(/view$/, 'download'), 'attachment'],
    ] as const) {
      const answer = await fetchBytes(address, { origin: 'https://landing.example', cookie: 'torneo_session=nonsense' })
      expect(answer.status).toBe(200)
      expect(answer.bytes.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(big),
        etag: `"${id}"`,
        'cache-control': immutable,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': `${kind}; filename="_and_ (1).png"; filename*=UTF-8''%C3%91and%C3%BA%20%281%29.png`,
      })
    }
  })

  it('answer 304 to a cached copy, and 404 once it is deleted', async () => {
    const { url, id } = await stored()
    for (const tag of [`"${id}"`, `W/"${id}"`, `"x", "${id}"`, '*']) {
      const { status, bytes, headers } = await fetchBytes(url, { 'if-none-match': tag })
      expect([status, bytes.length, headers.etag, headers['cache-control']]).toEqual([304, 0, `"${id}"`, immutable])
    }
    expect((await fetchBytes(url, { 'if-none-match': '"x"' })).status).toBe(200)
    expect((await (await api.as('admin_landing')).delete(url.replace(/\/view$/, ''))).status).toBe(204)
    expect((await fetchBytes(url, { 'if-none-match': `"${id}"` })).status).toBe(404)
  })

  it('say how large a picture is, in pixels, where its format tells', async () => {
    const boss = await api.as('super')
    const photo = (await upload(boss, await jpeg(40, 30))).body
    const drawing = (await upload(boss, svg())).body
    expect((await fetchBytes(photo.url, {}, 'HEAD')).headers['x-image-size']).toBe('40x30')
    expect((await fetchBytes(drawing.url, {}, 'HEAD')).headers['x-image-size']).toBeUndefined()
  })

  it('answer HEAD with the head alone', async () => {
    const { url } = await stored()
    const { status, bytes, headers } = await fetchBytes(url, { range: 'bytes=0-9' }, 'HEAD')
    expect([status, bytes.length, headers['content-length'], headers['content-type']]).toEqual([
      200,
      0,
      String(big),
      'image/png',
    ])
  })

  it.each([
    ['nada', 'abc'],
    ['Gallery', 'abc'],
    ['gallery', 'abc'],
    ['gallery', 'no-es-id'],
    ['gallery', 'a'.repeat(37)],
    ['gallery', '..'],
    ['gallery', '$ne'],
  ])('bucket %s, file %s is 404', async (bucket, id) => {
    const { status, body } = await api.anonymous.get(`${filesOf(bucket)}/${id}/view`)
    expect([status, body.type]).toEqual([404, 'not_found'])
  })

  it('do not find a file in another bucket', async () => {
    const { url } = await stored()
    expect((await fetchBytes(url.replace('gallery', 'general'))).status).toBe(404)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=300000-', 300_000, big - 1],
    ['bytes=-5', big - 5, big - 1],
    ['bytes=-9999999', 0, big - 1],
    ['bytes=10-9999999', 10, big - 1],
    ['bytes=0-700000', 0, big - 1],
  ])('%s is 206 with those bytes', async (range, start, end) => {
    const { url, bytes, id } = await stored()
    for (const more of [{}, { 'if-range': `"${id}"` }]) {
      const answer = await fetchBytes(url, { range, ...more })
      expect([answer.status, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
        206,
        `bytes ${start}-${end}/${big}`,
        String(end - start + 1),
      ])
      expect(answer.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
    }
  })

  it.each(['bytes=700001-', 'bytes=700001-700002', 'bytes=-0'])('%s is 416 and says how long it is', async (range) => {
    const { url } = await stored()
    const { status, body, headers } = await api.anonymous.get(url, { range })
    expect([status, body.code, headers['content-range']]).toEqual([416, 416, `bytes */${big}`])
  })

  it.each([
    [{ range: 'bytes=0-1,5-6' }],
    [{ range: 'lines=0-1' }],
    [{ range: 'bytes=9-1' }],
    [{ range: 'bytes=a-b' }],
    [{ range: 'bytes=-' }],
    [{ range: 'bytes=0-1', 'if-range': '"another"' }],
    [{ range: 'bytes=0-1', 'if-range': 'Wed, 21 Oct 2025 07:28:00 GMT' }],
  ] as Record<string, string>[][])('%o is answered whole', async (headers) => {
    const { url } = await stored()
    const answer = await fetchBytes(url, headers)
    expect([answer.status, answer.bytes.length, answer.headers['content-range']]).toEqual([200, big, undefined])
  })
})

describe('an SVG', () => {
  it('is stored unchanged and served so that no script in it can run', async () => {
    const bytes = svg('<a href="https://example.org"><circle r="4"/></a><text>on a = 1, once=2</text>')
    const { status, body } = await upload(await api.as('super'), bytes, 'sponsors', 'logo.svg')
    expect(status).toBe(201)
    for (const address of [body.url, body.url.replace(/view$/, 'download'), `${body.url}?width=160`]) {
      const answer = await fetchBytes(address)
      expect(answer.bytes.equals(bytes)).toBe(true)
      const policy = String(answer.headers['content-security-policy'])
      expect(policy.split('; ')).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'"]))
      expect(policy).not.toMatch(/script|allow-|self|https?:/)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
  })
})

it('is stored as GridFS keeps files, for any of its tools', async () => {
  const { id, bytes } = await stored()
  const [file] = await api.raw.collection('gallery.files').find().toArray()
  expect(file).toMatchObject({
    _id: id,
    filename: 'Ñandú (1).png',
    length: big,
    chunkSize: expect.any(Number),
    uploadDate: expect.any(Date),
  })
  expect(file?.metadata).toMatchObject({ mimeType: 'image/png', width: 4, height: 3 })
  const chunks = await api.raw.collection('gallery.chunks').find({ files_id: id }).sort({ n: 1 }).toArray()
  expect(chunks.map(({ n }) => n as number)).toEqual(chunks.map((_, place) => place))
  expect(chunks.slice(0, -1).every(({ data }) => data.length() === file?.chunkSize)).toBe(true)
  expect(Buffer.concat(chunks.map(({ data }) => Buffer.from(data.buffer))).equals(bytes)).toBe(true)
  const indexes = async (name: string) =>
    (await api.raw.collection(name).indexes()).map(({ key, unique = false }) => ({ key, unique }))
  expect(await indexes('gallery.files')).toContainEqual({ key: { filename: 1, uploadDate: 1 }, unique: false })
  expect(await indexes('gallery.chunks')).toContainEqual({ key: { files_id: 1, n: 1 }, unique: true })
})

it('keeps two files of one name apart', async () => {
  const boss = await api.as('super')
  const [first, second] = [await jpeg(5, 5), await jpeg(6, 6)]
  const sent = [await upload(boss, first, 'general', 'a.jpg'), await upload(boss, second, 'general', 'a.jpg')]
  const kept = await Promise.all(sent.map(({ body }) => fetchBytes(String(body.url))))
  expect(kept.map(({ bytes }, place) => bytes.equals([first, second][place]!))).toEqual([true, true])
})
