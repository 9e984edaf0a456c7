import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { upload } from '../../../testing/storage-samples'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'

const api = useTestApi({ SITE_DIR: tmpdir() })
const at = tournamentScene(api)
const read = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } })

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998 })
})

describe('pictures of shared links', () => {
  it.each(['/inicio/imagen.png?v=1', '/inicio/promo/p98.png'])(
    '%s is rendered in the size of previews',
    async (url) => {
      const { statusCode, headers, rawPayload } = await read(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=60',
      ])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    },
  )

  it("have the hero's photo around its focal point, and are rendered without one that cannot be read", async () => {
    const chief = await api.as('super')
    const right = { create: { width: 600, height: 630, channels: 3, background: '#0000ff' } } as const
    const photo = await sharp({ create: { width: 2400, height: 630, channels: 3, background: '#ff0000' } })
      .composite([{ input: right, left: 1800, top: 0 }])
      .jpeg()
      .toBuffer()
    const { url, id } = (await upload(chief, photo)).body
    await chief.patch(`/api/storage/buckets/general/files/${id}`, { focus: { x: 1, y: 0.5 } })
    await chief.put('/api/hero', { title: 'T', subtitle: 'x', description: 'y', backgroundImage: url })
    const corner = async () => {
      const { rawPayload } = await read('/inicio/imagen.png')
      const cut = await sharp(rawPayload).extract({ left: 1100, top: 0, width: 100, height: 100 }).toBuffer()
      const { dominant } = await sharp(cut).stats()
      return dominant.b > dominant.r ? 'blue' : 'red'
    }
    await expect.poll(corner).toBe('blue')
    expect((await read('/inicio/imagen.png')).headers['content-type']).toBe('image/jpeg')
    await chief.put('/api/hero', {
      title: 'T',
      subtitle: 'x',
      description: 'y',
      backgroundImage: 'https://otro.example/a.jpg',
    })
    expect((await read('/inicio/imagen.png')).headers['content-type']).toBe('image/png')
  })

  it('follow what was saved', async () => {
    const before = (await read('/inicio/imagen.png')).rawPayload
    await (await api.as('admin_landing')).put('/api/hero', { title: 'Volvemos', subtitle: 'x', description: 'y' })
    expect((await read('/inicio/imagen.png')).rawPayload.equals(before)).toBe(false)
    expect((await read('/inicio/promo/nadie.png')).statusCode).toBe(404)
  })
})
