import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/sponsors'

/** Requests the list as a signed-in browser. */
async function asked(headers: Record<string, string>) {
  const { token } = await api.as('admin_landing')
  return api.app.inject({ method: 'GET', url, headers: { cookie: `torneo_session=${token}`, ...headers } })
}
async function fill(count: number) {
  const landing = await api.as('admin_landing')
  for (let i = 0; i < count; i += 1)
    await landing.post(url, { name: `Panadería ${i}`, website: 'https://pan.example', tier: 'gold' })
}

it('a list leaves compressed for who takes it, and is the same list', async () => {
  await fill(10)
  const [plain, packed] = [await asked({}), await asked({ 'accept-encoding': 'gzip, br' })]
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(packed.headers).toMatchObject({
    vary: 'Cookie, Accept-Encoding',
    'cache-control': 'private, no-cache',
    'content-length': String(packed.rawPayload.length),
  })
})

it('a cached compressed list is 304 until it changes', async () => {
  await fill(10)
  const {
    headers: { etag },
  } = await asked({ 'accept-encoding': 'gzip' })
  const again = () => asked({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) })
  expect([(await again()).statusCode, (await asked({ 'if-none-match': String(etag) })).statusCode]).toEqual([304, 200])
  await fill(1)
  expect((await again()).statusCode).toBe(200)
})

it.each([
  ['a short one', 1, 'gzip'],
  ['for who refuses it', 10, 'gzip;q=0'],
  ['for who takes something else', 10, 'zstd'],
])('stays as it is: %s', async (_case, count, accepted) => {
  await fill(count)
  const answer = await asked({ 'accept-encoding': accepted })
  expect([answer.headers['content-encoding'], JSON.parse(answer.payload).total]).toEqual([undefined, count])
})
