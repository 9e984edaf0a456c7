import { storageMessages } from '@torneo/contracts/files/storage'
import { describe, expect, it } from 'vitest'
import { filesOf, png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const details = async () => (await api.anonymous.get('/api/storage/image-details')).body

async function aPicture(role: 'super' | 'team_captain' = 'super', bucket = 'gallery') {
  const client = await api.as(role)
  const { body: file } = await upload(client, await png(), bucket)
  return { client, file, address: `${filesOf(bucket)}/${file.id}` }
}

describe('the details of a picture', () => {
  it('are part of its file, of the list of all, and of the landing page, until they are removed', async () => {
    const { client, file, address } = await aPicture()
    expect(await details()).toEqual({})
    const said = { alt: 'Los capitanes', focus: { x: 0.25, y: 0 } }
    expect(await client.patch(address, said)).toMatchObject({ status: 200, body: { ...file, ...said } })
    expect((await client.get(filesOf('gallery'))).body.items).toMatchObject([said])
    await expect.poll(details).toEqual({ [String(file.url)]: said })
    await expect
      .poll(async () => (await api.anonymous.get('/api/public/landing')).body.imageDetails)
      .toEqual({ [String(file.url)]: said })

    expect((await client.patch(address, { alt: '', focus: null })).body).toEqual(file)
    await expect.poll(details).toEqual({})
  })

  it('stay as they are where nothing is sent', async () => {
    const { client, address } = await aPicture()
    await client.patch(address, { alt: ' Podio ' })
    expect((await client.patch(address, { focus: { x: 1, y: 1 } })).body).toMatchObject({
      alt: 'Podio',
      focus: { x: 1, y: 1 },
    })
    const before = await api.snapshot()
    expect((await client.patch(address, {})).body).toMatchObject({ alt: 'Podio' })
    expect(await api.snapshot()).toBe(before)
  })

  it.each<[string, object, string, string]>([
    ['a point to the left', { focus: { x: -0.01, y: 0.5 } }, 'focus.x', storageMessages.outside],
    ['a point below', { focus: { x: 0.5, y: 1.01 } }, 'focus.y', storageMessages.outside],
    ['half a point', { focus: { x: 0.5 } }, 'focus.y', 'El valor no es válido'],
    ['a point in words', { focus: { x: '0.5', y: 0.5 } }, 'focus.x', 'El valor no es válido'],
    ['a long text', { alt: 'x'.repeat(301) }, 'alt', 'Máximo 300 caracteres'],
    ['a name', { name: 'otro.png' }, 'name', 'Este campo no se puede enviar'],
  ])('is rejected when it is %s, and nothing is written', async (_case, said, path, message) => {
    const { client, address } = await aPicture()
    const before = await api.snapshot()
    expect(await client.patch(address, said)).toMatchObject({ status: 400, body: { details: [{ path, message }] } })
    expect(await api.snapshot()).toBe(before)
  })

  it('can be set by users who may delete the picture: by captains for their own', async () => {
    const own = await aPicture('team_captain', 'tournament')
    const foreign = await aPicture('super', 'tournament')
    expect((await own.client.patch(own.address, { alt: 'Nuestro equipo' })).status).toBe(200)
    const before = await api.snapshot()
    expect((await own.client.patch(foreign.address, { alt: 'x' })).status).toBe(403)
    expect((await own.client.patch(`${filesOf('tournament')}/noesta`, { alt: 'x' })).status).toBe(403)
    expect((await foreign.client.patch(`${filesOf('tournament')}/noesta`, { alt: 'x' })).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it('are hidden with a deleted picture, and come back with it', async () => {
    const { client, file, address } = await aPicture()
    await client.patch(address, { focus: { x: 0, y: 0 } })
    await client.delete(address)
    await expect.poll(details).toEqual({})
    await client.post(`/api/bin/${String(file.id)}/restore`)
    await expect.poll(details).toEqual({ [String(file.url)]: { focus: { x: 0, y: 0 } } })
  })
})
