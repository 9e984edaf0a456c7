import { deflateSync } from 'node:zlib'
import { maximumImageSize, storageMessages } from '@torneo/contracts/files/storage'
import { describe, expect, it } from 'vitest'
import {
  bmp,
  filesOf,
  gif,
  ico,
  jpeg,
  type Part,
  png,
  pngOf,
  sendForm,
  svg,
  upload,
  webp,
} from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

const general = (type: string) => `Formato de imagen no soportado (${type}). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO`
const picker = 'Formato no válido. Use JPG, PNG, WEBP o SVG'
const html =
  '<!DOCTYPE html><html><body><svg xmlns="http://www.w3.org/2000/svg"></svg><script>alert(1)</script></body></html>'
const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'

/** A valid PNG header of that size, without pixels. */
function pngHead(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('accepted files of a bucket (R20)', () => {
  it.each([
    ['general', 'image/jpeg', jpeg],
    ['general', 'image/png', png],
    ['general', 'image/gif', gif],
    ['general', 'image/webp', webp],
    ['general', 'image/svg+xml', svg],
    ['general', 'image/bmp', bmp],
    ['general', 'image/x-icon', ico],
    ['gallery', 'image/jpeg', jpeg],
    ['sponsors', 'image/svg+xml', svg],
    ['tournament', 'image/jpeg', jpeg],
    ['tournament', 'image/png', png],
    ['tournament', 'image/webp', webp],
    ['tournament', 'image/svg+xml', svg],
  ] as const)('%s takes %s by its bytes, whatever it is called', async (bucket, mimeType, make) => {
    const bytes = await make()
    const { status, body } = await upload(await api.as('super'), bytes, bucket, 'documento.txt')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      bucket,
      name: 'documento.txt',
      size: bytes.length,
      mimeType,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(body.url).toBe(`/api/storage/buckets/${bucket}/files/${body.id}/view`)
    const isMeasured = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'].includes(mimeType)
    expect([body.width, body.height]).toEqual(isMeasured ? [4, 3] : [undefined, undefined])
  })

  it.each([
    ['general', 'HTML named .png', html, general('desconocido')],
    ['general', 'a PDF', pdf, general('application/pdf')],
    ['gallery', 'plain text', 'hola', general('desconocido')],
    [
      'sponsors',
      'a HEIC',
      Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
      general('image/heic'),
    ],
    ['general', 'XML that is no drawing', '<?xml version="1.0"?><note/>', general('application/xml')],
    ['tournament', 'HTML named .png', html, picker],
    ['tournament', 'a GIF', gif, picker],
    ['tournament', 'a BMP', bmp, picker],
    ['tournament', 'an icon', ico, picker],
  ] as const)('%s refuses %s with 415, and stores nothing', async (bucket, _what, content, message) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await upload(boss, typeof content === 'function' ? await content() : content, bucket)
    expect([status, body.type, body.message]).toEqual([415, 'unsupported_type', message])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a listener', '<circle r="4" onclick="alert(1)"/>'],
    ['a listener right behind a value', "<circle r='4'onload='alert(1)'/>"],
    ['a running link', '<a href="JavaScript :alert(1)"><circle r="4"/></a>'],
    ['a running link in single quotes', "<a href='javascript:alert(1)'><circle r='4'/></a>"],
    ['a link that is made to run', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['a link that comes to run', '<a><animate attributeName="href" values="#a; javascript:alert(1)"/></a>'],
  ])('refuses an SVG with %s, and stores nothing', async (_what, content) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const answer = await upload(
      boss,
      `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`,
      'sponsors',
      'logo.svg',
    )
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'file', message: storageMessages.script }]])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['a title', '<title>javascript: el club de los lunes</title>'],
    ['a text', '<text>Se escribe on = off, o javascript:</text>'],
    ['a description', '<circle r="4" aria-label="Logo de javascript: el club"/>'],
  ])('takes an SVG that only speaks of scripts, in %s', async (_what, content) => {
    const answer = await upload(
      await api.as('super'),
      `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`,
      'sponsors',
      'logo.svg',
    )
    expect([answer.status, answer.body.mimeType]).toEqual([201, 'image/svg+xml'])
  })

  it.each([
    ['general', 'La imagen no debe superar los 5MB'],
    ['tournament', 'El archivo es muy grande. Máximo 5MB'],
  ])('%s takes 5 MB exactly and refuses one byte more with 413', async (bucket, message) => {
    const boss = await api.as('super')
    const most = await pngOf(maximumImageSize)
    const { status, body } = await upload(boss, most, bucket)
    expect([status, body.size]).toEqual([201, 5 * 1024 * 1024])
    const kept = await boss.request({ method: 'GET', url: body.url })
    expect(kept.headers['content-length']).toBe(String(maximumImageSize))
    const before = await api.snapshot()
    const refused = await upload(boss, await pngOf(maximumImageSize + 1), bucket)
    expect([refused.status, refused.body.type, refused.body.message]).toEqual([413, 'too_large', message])
    expect(await api.snapshot()).toBe(before)
  })

  it('says the type before the size', async () => {
    const { status, body } = await upload(
      await api.as('super'),
      Buffer.concat([Buffer.from(pdf), Buffer.alloc(maximumImageSize)]),
    )
    expect([status, body.message]).toEqual([415, general('application/pdf')])
  })

  it.each([
    [14_000, 14_000],
    [8001, 8000],
  ])('refuses %i x %i pixels, however few bytes they are', async (width, height) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await upload(boss, width > 9000 ? await png(width, height) : pngHead(width, height))
    expect([status, body.type, body.message]).toEqual([413, 'too_large', storageMessages.tooManyPixels])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    [
      'a packed BMP',
      () => {
        const bytes = bmp()
        bytes.writeInt32LE(65_535, 18)
        bytes.writeInt32LE(65_535, 22)
        bytes.writeUInt32LE(1, 30)
        return bytes
      },
    ],
    [
      'an icon of a PNG',
      async () => {
        const bytes = await ico()
        bytes.writeUInt32BE(65_535, 22 + 16)
        bytes.writeUInt32BE(65_535, 22 + 20)
        return bytes
      },
    ],
  ])('refuses %s whose head says 65,535 x 65,535, which no browser should try to draw', async (_what, make) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await upload(boss, await make(), 'general')
    expect([status, body.details]).toEqual([400, [{ path: 'file', message: storageMessages.broken }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('takes 64 million pixels', async () => {
    expect((await upload(await api.as('super'), await png(8000, 8000))).body).toMatchObject({
      width: 8000,
      height: 8000,
    })
  })

  it('measures a photo as people see it, upright', async () => {
    const { default: sharp } = await import('sharp')
    const turned = await sharp(await jpeg(40, 30))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await upload(await api.as('super'), turned)).body).toMatchObject({ width: 30, height: 40 })
  })
})

describe('a request that is no upload of one file', () => {
  const picture = { name: 'a.png', content: 'x' }
  it.each<[string, readonly Part[], string]>([
    ['no part', [], storageMessages.file],
    ['a field only', [{ content: 'x' }], storageMessages.file],
    ['another name', [{ ...picture, field: 'image' }], storageMessages.file],
    ['two files', [picture, picture], storageMessages.file],
    ['a field before', [{ field: 'bucket', content: 'general' }, picture], storageMessages.file],
    ['a field after', [picture, { field: 'bucket', content: 'general' }], storageMessages.file],
    ['a prototype as name', [{ ...picture, field: '__proto__' }], storageMessages.file],
    ['0 bytes', [{ name: 'a.png', content: '' }], storageMessages.empty],
    ['half a head', [{ name: 'a.jpg', content: Buffer.from('ffd8ffe000104a46494600', 'hex') }], storageMessages.broken],
    ['a name that climbs', [{ ...picture, name: '../a.png' }], storageMessages.name],
    ['a name that climbs in another way', [{ ...picture, name: String.raw`..\\a.png` }], storageMessages.name],
    ['a name with a folder', [{ ...picture, name: 'players/a.png' }], storageMessages.name],
    ['a name with a control character', [{ ...picture, name: 'a\u0000.png' }], storageMessages.name],
    ['a name that reads backwards', [{ ...picture, name: 'a\u202Egnp.exe' }], storageMessages.name],
    ['dots as a name', [{ ...picture, name: '..' }], storageMessages.name],
    ['a name too long', [{ ...picture, name: `${'a'.repeat(252)}.png` }], storageMessages.name],
  ])('%s is 400, and nothing is stored', async (_case, parts, message) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await sendForm(boss, 'general', parts)
    expect([status, body.type, body.details]).toEqual([400, 'validation', [{ path: 'file', message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['JSON', '{"file":"x"}', 'application/json'],
    ['bytes alone', 'x', 'image/png'],
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'a form that ends early',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['an empty form', '', 'multipart/form-data; boundary=x'],
  ])('%s is 400', async (_case, payload, type) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await boss.request({
      method: 'POST',
      url: filesOf('general'),
      payload,
      headers: { 'content-type': type },
    })
    expect([status, body.details]).toEqual([400, [{ path: 'file', message: storageMessages.file }]])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('names and folders', () => {
  it.each(['Ñandú año 2025 (1).png', '照片 👍.png', 'sin-terminar', "a'b;c.png"])('keeps the name %s', async (name) => {
    expect((await upload(await api.as('super'), await png(), 'general', name)).body.name).toBe(name)
  })

  it.each(['players', 'teams', 'promotions'])('names a file of the tournament by its folder %s', async (folder) => {
    const { status, body } = await sendForm(
      await api.as('super'),
      'tournament',
      [{ name: 'a.gif', content: await jpeg() }],
      `?folder=${folder}`,
    )
    expect([status, body.name]).toEqual([201, `${folder}/${body.id}.jpg`])
  })

  it.each([
    ['tournament', 'coaches'],
    ['tournament', '../x'],
    ['general', 'teams'],
    ['gallery', 'players'],
  ])('rejects in %s the folder %s as 400', async (bucket, folder) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await sendForm(
      boss,
      bucket,
      [{ name: 'a.png', content: await png() }],
      `?folder=${encodeURIComponent(folder)}`,
    )
    expect([status, body.details]).toEqual([400, [{ path: 'folder', message: storageMessages.folder }]])
    expect(await api.snapshot()).toBe(before)
  })
})
