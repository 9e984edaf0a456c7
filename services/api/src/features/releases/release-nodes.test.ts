import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { storeRelease } from '../../testing/release-scene'
import { testDatabaseUri, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { useNode } from '../../testing/use-node'

const site = mkdtempSync(join(tmpdir(), 'torneo-nodes-'))
afterAll(() => rmSync(site, { recursive: true }))
writeFileSync(join(site, 'index.html'), '<!doctype html><script nonce=""></script>')
writeFileSync(join(site, 'remotes.json'), '{"remotes":[]}')

const app = 'landing-admin'
const api = useTestApi({ SITE_DIR: site })
const proxy = await createTestProxy(Number(new URL(testDatabaseUri().uri).port))
const environment = { SITE_DIR: site }
const second = useNode(api, { environment })
/** A node that can lose its database. */
const third = useNode(api, {
  environment,
  databaseUri: () =>
    `mongodb://127.0.0.1:${proxy.port}${new URL(api.app.services.config.mongodbUri).pathname}?directConnection=true`,
})

const nodes = () => [api.app, second.app, third.app].map((node) => createTestClient(node))
const versionAt = async (client: ReturnType<typeof createTestClient>) =>
  ((await client.get('/remotes.json')).body as { remotes: { version: string }[] }).remotes[0]?.version
const versions = () => Promise.all(nodes().map(versionAt))

async function release(...numbers: string[]) {
  const chief = await api.as('super')
  for (const { app: node } of [api, second, third]) await expect.poll(() => node.services.changes.isLive()).toBe(true)
  for (const version of numbers) {
    await storeRelease(chief, { version })
    expect((await chief.post(`/api/releases/${app}/live`, { version })).status).toBe(200)
  }
  return chief
}

it('every node serves a release, files too, and its rollback', async () => {
  const chief = await release('1.0.0', '1.1.0')
  await expect.poll(versions).toEqual(['1.1.0', '1.1.0', '1.1.0'])
  for (const node of nodes())
    expect((await node.get(`/remotes/${app}/1.1.0/assets/a.js`)).text).toBe("export const screen = '1.1.0'")
  await chief.post(`/api/releases/${app}/rollback`, {})
  await expect.poll(versions).toEqual(['1.0.0', '1.0.0', '1.0.0'])
})

it('a node without its database opens the panel from memory; it catches up when the database is back', async () => {
  const chief = await release('1.0.0')
  await expect.poll(versions).toEqual(['1.0.0', '1.0.0', '1.0.0'])
  const lost = createTestClient(third.app)
  expect((await lost.get(`/remotes/${app}/1.0.0/assets/a.js`)).status).toBe(200)
  await proxy.cut()
  await storeRelease(chief, { version: '1.1.0' })
  await chief.post(`/api/releases/${app}/live`, { version: '1.1.0' })
  await expect.poll(() => third.app.services.changes.isLive()).toBe(false)
  expect((await lost.get('/', { accept: 'text/html' })).status).toBe(200)
  expect(await versionAt(lost)).toBe('1.0.0')
  expect((await lost.get(`/remotes/${app}/1.0.0/mf-manifest.json`)).status).toBe(200)
  await proxy.restore()
  await expect.poll(() => versionAt(lost)).toBe('1.1.0')
})

it('two concurrent releases on two nodes: both get the actual state, and all nodes agree', async () => {
  const chief = await release('1.0.0')
  for (const version of ['1.1.0', '1.2.0']) await storeRelease(chief, { version })
  const elsewhere = createTestClient(second.app, chief.token)
  const answers = await Promise.all([
    chief.post(`/api/releases/${app}/live`, { version: '1.2.0' }),
    elsewhere.post(`/api/releases/${app}/live`, { version: '1.2.0', roles: ['super'] }),
    elsewhere.post(`/api/releases/${app}/off`, { message: 'Ya vuelve' }),
  ])
  // A version for some roles is rejected if it went live for everybody before.
  expect(answers.map(({ status }) => status)).toEqual([200, expect.toBeOneOf([200, 409]), 200])
  const { body } = await chief.get('/api/releases')
  expect(body.items[0]).toMatchObject({ live: { version: '1.2.0' }, off: 'Ya vuelve' })
  await expect.poll(versions).toEqual(['1.2.0', '1.2.0', '1.2.0'])
})
