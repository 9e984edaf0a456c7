import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

it('completes a website when one is added and when it is changed, and never twice (R18)', async () => {
  const landing = await api.as('admin_landing')
  const { body } = await landing.post('/api/sponsors', { name: 'Acme', website: ' www.x.com ', tier: 'gold' })
  expect(body.website).toBe('https://www.x.com')
  expect((await landing.patch(`/api/sponsors/${body.id}`, { website: body.website })).body.website).toBe(
    'https://www.x.com',
  )
  expect((await landing.patch(`/api/sponsors/${body.id}`, { website: 'HTTP://X.com' })).body.website).toBe(
    'HTTP://X.com',
  )
})

it.each(['javascript:alert(1)', 'mailto:a@b.c', 'ftp://x', 'https://https://x.com', '//x.com'])(
  'rejects %s, and keeps the stored value',
  async (website) => {
    const landing = await api.as('admin_landing')
    const { body } = await landing.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })
    const before = await api.snapshot()
    const answer = await landing.patch(`/api/sponsors/${body.id}`, { website })
    expect(answer.body.details).toEqual([
      { path: 'website', message: 'Usa la dirección de un sitio web, como https://ejemplo.com' },
    ])
    expect(await api.snapshot()).toBe(before)
  },
)

it('accepts an existing logo of the library, and keeps one that was lost later', async () => {
  const landing = await api.as('admin_landing')
  const logo = '/api/storage/buckets/sponsors/files/0190a1b2c3d4e5f67890/view'
  const before = await api.snapshot()
  const refused = await landing.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold', logo })
  expect(refused.body.details).toEqual([
    { path: 'logo', message: 'Esa imagen ya no está en la biblioteca. Elige otra.' },
  ])
  expect(await api.snapshot()).toBe(before)

  const { body } = await landing.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })
  // Like after restoring a backup: an image lost earlier must not block another change.
  await api.raw.collection<{ _id: string }>('sponsors').updateOne({ _id: body.id }, { $set: { logo } })
  expect((await landing.patch(`/api/sponsors/${body.id}`, { name: 'Acme SA', logo })).body).toMatchObject({
    name: 'Acme SA',
    logo,
  })
})
