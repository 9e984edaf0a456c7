import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { storeRelease } from './release-scene'
import { type TestApi, useTestApi } from './test-api'
import { createTestClient, type TestClient } from './test-client'

/** App of the releases of a test. */
export const releasedApp = 'landing-admin'
const row = {
  id: 'hero',
  path: '/hero',
  label: 'Hero',
  group: 'content',
  roles: ['super'],
  owner: releasedApp,
  order: 1,
}
const installed = {
  name: releasedApp,
  version: '0.9.0',
  requires: { shell: 1, api: 1 },
  sections: [row],
  entry: `/remotes/${releasedApp}/0.9.0/mf-manifest.json`,
}
const users = {
  ...installed,
  name: 'users-admin',
  version: '0.5.0',
  sections: [{ ...row, id: 'users', path: '/users', label: 'Usuarios', owner: 'users-admin' }],
}

interface Remote {
  readonly name: string
  readonly version: string
  readonly off?: string
  readonly ofTomorrow?: object
}

interface Answer {
  readonly status: number
  readonly body: { message?: string; details?: { message: string }[] }
}

/** Runs the service with a folder of two installed apps, and makes calls on the releases of one of them. */
export function useReleaseApi() {
  const site = mkdtempSync(join(tmpdir(), 'torneo-releases-'))
  afterAll(() => rmSync(site, { recursive: true }))
  const install = (text: string) => writeFileSync(join(site, 'remotes.json'), text)
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'index.html'), '<!doctype html>')
  writeFileSync(join(site, 'contracts.json'), JSON.stringify({ shell: 1, shellAdditions: 7 }))
  install(JSON.stringify({ remotes: [installed, users] }))

  const api = useTestApi({ SITE_DIR: site })
  let chief: Awaited<ReturnType<TestApi['as']>>
  beforeEach(async () => {
    chief = await api.as('super')
  })

  const listed = async (client: TestClient = chief) =>
    ((await client.get('/remotes.json')).body as { remotes: Remote[] }).remotes
  return {
    api,
    site,
    install,
    installed,
    users,
    /** The super admin, who makes the calls below. */
    chief: () => chief,
    listed,
    versionOf: async (name = releasedApp, client: TestClient = chief) =>
      (await listed(client)).find((remote) => remote.name === name)?.version,
    live: (version: string, more: object = {}, client: TestClient = chief) =>
      client.post(`/api/releases/${releasedApp}/live`, { version, ...more }),
    back: (body: object = {}) => chief.post(`/api/releases/${releasedApp}/rollback`, body),
    store: (version: string) => storeRelease(chief, { version }),

    /** Creates a team's key, with the header that sends it. */
    async keyOf(name = releasedApp): Promise<{ id: string; headers: Record<string, string>; client: TestClient }> {
      const { body } = await chief.post('/api/release-keys', { app: name, name: 'Lucía, CI' })
      const headers = { authorization: `Bearer ${String(body.secret)}` }
      return { id: String(body.key.id), headers, client: createTestClient(api.app, null, '127.0.0.1', headers) }
    },

    /** Returns status and message of a request that is rejected; throws if it stored anything. */
    async refused(work: () => Promise<Answer>): Promise<[number, string | undefined]> {
      const before = await api.snapshot()
      const { status, body } = await work()
      if ((await api.snapshot()) !== before) throw new Error('A rejected request has stored something')
      return [status, body.details?.[0]?.message ?? body.message]
    },
  }
}
