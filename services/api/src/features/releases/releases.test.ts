import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Binary } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releasedApp, useReleaseApi } from '../../testing/release-api'
import { archiveOf, storeRelease, uploadRelease, versionFiles, withDeepField } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'

const scene = useReleaseApi()
const { api, site, install, installed, users, listed, versionOf, live, back, store, refused, keyOf } = scene
const app = releasedApp
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

describe('the live version', () => {
  it('is the released version for everybody, with words that this service does not know; the installation stays for other apps', async () => {
    await store('1.0.0')
    const { status, body } = await live('1.0.0')
    expect([status, body.live.version, body.changes.length]).toEqual([200, '1.0.0', 1])
    for (const client of [chief, api.anonymous])
      expect((await listed(client)).map(({ name, version }) => [name, version])).toEqual([
        [app, '1.0.0'],
        ['users-admin', '0.5.0'],
      ])
    expect((await listed())[0]).toMatchObject({
      ofTomorrow: { kept: true },
      entry: `/remotes/${app}/1.0.0/mf-manifest.json`,
    })
    const before = await api.snapshot()
    expect((await live('1.0.0')).status).toBe(200)
    expect(await api.snapshot()).toBe(before)
  })

  it('goes back step by step, never forward, at last to the installation; the answer says where the next step leads', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    const steps: unknown[] = []
    for (let step = 0; step < 3; step += 1) {
      const { body } = await back()
      steps.push([await versionOf(), body.earlier])
    }
    expect(steps).toEqual([
      ['1.1.0', { version: '1.0.0' }],
      ['1.0.0', { version: null }],
      ['0.9.0', null],
    ])
    expect(await refused(() => back())).toEqual([409, 'No hay una versión anterior a la que volver'])
    expect((await back({ version: '1.1.0' })).body).toMatchObject({
      live: { version: '1.1.0' },
      earlier: { version: null },
    })
    await back({ version: '0.9.0' })
    expect(await versionOf()).toBe('0.9.0')
    expect((await chief.get('/api/activity')).text).toContain('Vuelta a la versión anterior')
  })

  it('goes back past a version that is not stored any more', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    await api.app.services.database.transaction((transaction) =>
      api.app.services.releases.versions.remove(app, ['1.1.0'], transaction),
    )
    expect((await chief.get('/api/releases')).body.items[0].earlier).toEqual({ version: '1.0.0' })
    expect((await back()).body.live.version).toBe('1.0.0')
  })

  it('tells when each change was made, not since when its version is live', async () => {
    for (const version of ['1.0.0', '1.1.0']) await store(version)
    await live('1.0.0')
    await live('1.1.0', { roles: ['super'] })
    const { changes } = (await chief.post(`/api/releases/${app}/off`, { message: 'Ya volvemos' })).body as {
      changes: { at: string; action: string }[]
    }
    const times = changes.map(({ at }) => Date.parse(at))
    expect(changes.map(({ action }) => action)).toEqual(['off', 'trial', 'release'])
    expect(new Set(times).size).toBe(3)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('a version that tabs of the last seven days may run stays, however many changes followed; older ones make room', async () => {
    const versions = Array.from({ length: 14 }, (_, i) => `1.${i + 10}.0`)
    for (const version of versions) await store(version)
    for (const version of versions.slice(0, 4)) await live(version)
    await live('1.14.0', { roles: ['super'] })
    const age = (filter: object, ageDays: number) =>
      api.raw
        .collection('release_changes')
        .updateMany(filter, { $set: { at: new Date(Date.now() - ageDays * 24 * 3_600_000) } })
    await age({}, 9)
    await api.raw
      .collection('releases.files')
      .updateMany({}, { $set: { uploadDate: new Date(Date.now() - 30 * 24 * 3_600_000) } })
    // It was taken back from its roles yesterday, followed by more changes than a response lists.
    await back()
    await live('1.16.0')
    await age({ version: '1.13.0', action: 'rollback' }, 1)
    for (let i = 0; i < 26; i += 1) {
      await chief.post(`/api/releases/${app}/off`, { message: 'Ya volvemos' })
      await chief.post(`/api/releases/${app}/on`)
    }
    await live('1.17.0')
    await store('2.0.0')
    const left = (await chief.get('/api/releases')).body.items[0].versions.map(
      ({ version }: { version: string }) => version,
    )
    expect(left.toSorted()).toEqual([
      '1.13.0',
      '1.14.0',
      '1.16.0',
      '1.17.0',
      '1.19.0',
      '1.20.0',
      '1.21.0',
      '1.22.0',
      '1.23.0',
      '2.0.0',
    ])
    expect((await api.anonymous.get(`/remotes/${app}/1.15.0/assets/a.js`)).status).toBe(404)
    expect((await api.anonymous.get(`/remotes/${app}/1.14.0/assets/a.js`)).status).toBe(200)
  })

  it('goes back one step however often the same press arrives, also by a key', async () => {
    const { client } = await keyOf()
    for (const sender of [chief, client]) {
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
        await store(version)
        await live(version)
      }
      const press = () => sender.post(`/api/releases/${app}/rollback`, {}, { 'idempotency-key': 'press-0001' })
      const [first, again] = [await press(), await press()]
      expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true'])
      expect(again.body).toEqual(first.body)
      expect(await versionOf()).toBe('1.1.0')
    }
  })

  it('the first release can be rolled back: to the installation, or to none', async () => {
    await store('1.0.0')
    await live('1.0.0')
    await back()
    expect(await versionOf()).toBe('0.9.0')
    await storeRelease(chief, { app: 'cantina', version: '1.0.0', path: '/cantina' })
    await chief.post('/api/releases/cantina/live', { version: '1.0.0' })
    expect(await versionOf('cantina')).toBe('1.0.0')
    await chief.post('/api/releases/cantina/rollback', {})
    expect(await versionOf('cantina')).toBeUndefined()
  })

  it.each([
    ['a version that is not there', () => live('7.7.7'), 404, 'No existe la versión 7.7.7'],
    [
      'a version that goes back in time',
      () => live('0.8.0'),
      409,
      "0.8.0 es anterior a 1.0.0, que está en vivo. Para volver atrás usa 'Volver a la anterior'.",
    ],
    [
      'needs that this panel does not meet',
      () => live('1.2.0'),
      409,
      'Esta versión necesita shell 2.0, api 1.9999; este panel ofrece shell 1.7, api 2.x',
    ],
    ['a path of another app', () => live('1.3.0'), 409, 'La ruta /users es de users-admin'],
    ['a path of the panel itself', () => live('1.4.0'), 409, 'La ruta / es de shell'],
    ['a path below one of another app', () => live('1.5.0'), 409, 'La ruta /users/releases es de users-admin'],
    ['a path above one of another app', () => live('1.6.0'), 409, 'La ruta /tournament es de tournament-admin'],
    ['an address of the service', () => live('1.7.0'), 409, 'La ruta /en-vivo/partido es de torneo'],
    ['the id of another row', () => live('1.8.0'), 409, "La sección 'users' es de users-admin"],
    ['a rollback to what never was', () => back({ version: '6.6.6' }), 404, 'No existe la versión 6.6.6'],
    [
      'no sentence',
      () => chief.post(`/api/releases/${app}/off`, { message: ' ' }),
      400,
      'Escribe la frase que verán las personas',
    ],
    [
      'an app that cannot be one',
      () => chief.post('/api/releases/NO!/live', { version: '1.1.0' }),
      404,
      'No encontramos lo que buscas',
    ],
    [
      'a rollback of an app that was never released',
      () => chief.post('/api/releases/users-admin/rollback', {}),
      409,
      'Esta app no está publicada desde aquí',
    ],
  ] as const)('%s changes nothing', async (_, work, status, message) => {
    await store('1.0.0')
    await live('1.0.0')
    await store('1.1.0')
    await store('0.8.0')
    await storeRelease(chief, { version: '1.2.0', requires: { shell: 2, api: 1, apiAdditions: 9999 } })
    await storeRelease(chief, { version: '1.3.0', path: '/users' })
    for (const [version, path] of [
      ['1.4.0', '/'],
      ['1.5.0', '/users/releases'],
      ['1.6.0', '/tournament'],
      ['1.7.0', '/en-vivo/partido'],
    ] as const) {
      await storeRelease(chief, { version, path })
    }
    await storeRelease(chief, { version: '1.8.0', path: '/arbitros', id: 'users' })
    const [code, said = ''] = await refused(work)
    expect([code, said.replace(/2\.\d+$/, '2.x')]).toEqual([status, message])
  })

  it('is hidden behind a sentence, and shown again', async () => {
    await chief.post(`/api/releases/${app}/off`, { message: 'Vuelve a las 18' })
    expect((await listed())[0]).toMatchObject({ version: '0.9.0', off: 'Vuelve a las 18' })
    await chief.post(`/api/releases/${app}/on`)
    expect((await listed())[0]).not.toHaveProperty('off')
  })

  it('a list of the folder that cannot be read never reaches anybody', async () => {
    expect((await listed()).length).toBe(2)
    install('{"remotes": [')
    expect((await listed()).map(({ name }) => name)).toEqual([app, 'users-admin'])
    install(JSON.stringify({ remotes: [installed, users] }))
  })

  it('a row of the folder that is none stops neither the list nor a release', async () => {
    install(
      JSON.stringify({ remotes: [null, installed, { ...users, sections: [null, { id: 'x' }, ...users.sections] }] }),
    )
    expect(await listed()).toMatchObject([
      { name: app, sections: installed.sections },
      { name: 'users-admin', sections: users.sections },
    ])
    await storeRelease(chief, { version: '1.0.0' })
    expect((await chief.post(`/api/releases/${app}/live`, { version: '1.0.0' })).status).toBe(200)
    install(JSON.stringify({ remotes: [installed, users] }))
  })

  it('twenty concurrent releases by three keys are all stored, in one order', async () => {
    const names = ['uno', 'dos', 'tres']
    const keys = await Promise.all(names.map(keyOf))
    const rounds = Array.from({ length: 20 }, (_, i) => ({
      name: names[i % 3] ?? '',
      client: keys[i % 3]?.client ?? chief,
      version: `1.0.${i}`,
    }))
    for (const { name, client, version } of rounds) await storeRelease(client, { app: name, version, path: `/${name}` })
    const answers = await Promise.all(
      rounds.map(({ name, client, version }) => client.post(`/api/releases/${name}/live`, { version })),
    )
    // Versions of one app race: one that follows a higher one would be a downgrade.
    const [done, late] = [
      answers.filter(({ status }) => status === 200),
      answers.filter(({ status }) => status === 409),
    ]
    expect(done.length + late.length).toBe(20)
    const rows = await api.raw.collection('release_changes').find().sort({ rev: 1 }).toArray()
    expect(rows.map(({ rev }) => rev as number)).toEqual(rows.map((_, i) => i + 1))
    expect(rows.length).toBe(done.length)
    for (const name of names)
      expect(await versionOf(name)).toBe(rows.findLast((row) => row['app'] === name)?.['version'])
  })
})

describe('a version that was never live', () => {
  const address = `/remotes/${app}/1.0.0/assets/a.js`

  it('is served to super admins alone, who preview it; once live, for some roles too, to all, also after a rollback', async () => {
    await store('1.0.0')
    const others = [api.anonymous, await api.as('admin_landing'), (await keyOf()).client]
    const seen = async () =>
      (await Promise.all([chief, ...others].map((client) => client.get(address)))).map(({ status }) => status)
    expect(await seen()).toEqual([200, 404, 404, 404])
    await live('1.0.0', { roles: ['super'] })
    expect(await seen()).toEqual([200, 200, 200, 200])
    await back()
    expect((await api.anonymous.get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // A fresh address is for one attempt: no shared cache fills with them.
    expect((await api.anonymous.get(address.replace('assets', '~1/assets'))).headers['cache-control']).toBe(
      'private, no-cache',
    )
  })

  it('is in the audit log from its upload on', async () => {
    await store('1.0.0')
    await store('1.0.0')
    const rows = (await chief.get('/api/audit')).body.items as { kind: string; detail: string }[]
    expect(rows.filter(({ kind }) => kind === 'release-changed').map(({ detail }) => detail)).toEqual(['upload: 1.0.0'])
  })

  it('runs nothing in what could be a page, an SVG or an unknown file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script href="a.js"/></svg>'
    await storeRelease(chief, {
      version: '7.0.0',
      more: { 'assets/logo.svg': svg, 'assets/page.html': '<script src="a.js"></script>' },
    })
    for (const file of ['logo.svg', 'page.html']) {
      expect((await chief.get(`/remotes/${app}/7.0.0/assets/${file}`)).headers['content-security-policy']).toMatch(
        /^sandbox; default-src 'none'/,
      )
    }
    const script = await chief.get(`/remotes/${app}/7.0.0/assets/a.js`)
    expect([script.status, String(script.headers['content-security-policy']).includes('sandbox')]).toEqual([200, false])
  })
})

describe('a stored version that is damaged', () => {
  const chunks = () => api.raw.collection<{ files_id: string; data: Binary }>('releases.chunks')
  const spoil = async (version: string) => {
    const chunk = await chunks().findOne({ files_id: `${app}@${version}` })
    const bytes = Buffer.from(chunk?.data.buffer ?? [])
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    await chunks().updateOne({ files_id: `${app}@${version}` }, { $set: { data: new Binary(bytes) } })
  }
  const sentence = 'Los archivos guardados de la versión 1.0.0 están dañados. Súbela otra vez.'

  it.each<[string, () => Promise<unknown>]>([
    ['changed byte', () => spoil('1.0.0')],
    ['missing part', () => chunks().deleteMany({ files_id: `${app}@1.0.0` })],
    ['part that is none', () => chunks().updateMany({ files_id: `${app}@1.0.0` }, { $set: { data: 'x' as never } })],
  ])('is not made live when a %s damaged it, and can be sent again', async (_, damage) => {
    await store('1.0.0')
    await damage()
    expect(await refused(() => live('1.0.0'))).toEqual([409, sentence])
    expect(await versionOf()).toBe('0.9.0')
    await store('1.0.0')
    expect([(await live('1.0.0')).status, await versionOf()]).toEqual([200, '1.0.0'])
    expect((await api.anonymous.get(`/remotes/${app}/1.0.0/assets/a.js`)).status).toBe(200)
  })

  it.each(['in the database', 'in the folder'])(
    'is left out of the list when its manifest cannot be written, %s; other apps stay',
    async (place) => {
      await store('1.0.0')
      await live('1.0.0')
      if (place === 'in the folder')
        install(
          `{"remotes":[${withDeepField(JSON.stringify({ ...installed, name: 'match-admin' }))},${JSON.stringify(users)}]}`,
        )
      else {
        const rows = api.raw.collection<{ _id: string; metadata: { manifest: string } }>('releases.files')
        const found = await rows.findOne({ _id: `${app}@1.0.0` })
        const manifest = withDeepField(found?.metadata.manifest ?? '')
        await rows.updateOne({ _id: `${app}@1.0.0` }, { $set: { 'metadata.manifest': manifest } })
        await chief.post('/api/releases/users-admin/off', { message: 'Vuelve a las 18' })
      }
      const names = place === 'in the folder' ? [app, 'users-admin'] : ['users-admin']
      await expect.poll(async () => (await listed()).map(({ name }) => name)).toEqual(names)
      install(JSON.stringify({ remotes: [installed, users] }))
    },
  )

  it('is skipped by a rollback, and rejected by name', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    await spoil('1.1.0')
    expect((await refused(() => back({ version: '1.1.0' })))[0]).toBe(409)
    expect([(await back()).status, await versionOf()]).toEqual([200, '1.0.0'])
  })
})

describe('a key', () => {
  it('releases its own app from upload to live, in its name', async () => {
    const { client } = await keyOf()
    await storeRelease(client, { version: '1.0.0' })
    expect((await live('1.0.0', {}, client)).body).toMatchObject({
      live: { version: '1.0.0', by: { name: 'Lucía, CI' } },
    })
    expect((await client.get('/api/releases')).body.items.map((one: { app: string }) => one.app)).toEqual([app])
    const { items } = (await chief.get('/api/audit?kind=release-changed')).body as {
      items: { who: { name: string }; detail: string }[]
    }
    expect(items).toMatchObject(['release', 'upload: 1.0.0'].map((detail) => ({ who: { name: 'Lucía, CI' }, detail })))
  })

  it("releases and opens nothing else when it is unknown, revoked or another app's", async () => {
    await store('1.0.0')
    const [other, own] = [await keyOf('users-admin'), await keyOf()]
    // The first use is recorded.
    await other.client.get('/api/releases')
    expect(await refused(() => live('1.0.0', {}, other.client))).toEqual([403, 'Esta llave es de otra app'])
    const archive = await archiveOf(versionFiles({ version: '1.1.0' }))
    expect(await refused(() => uploadRelease(other.client, { app, version: '1.1.0' }, archive))).toEqual([
      403,
      'Esta llave es de otra app',
    ])
    expect((await own.client.get('/api/release-keys')).status).toBe(401)
    expect((await own.client.get('/api/users')).status).toBe(401)
    expect((await own.client.post('/api/sponsors', { name: 'a', website: 'x.com', tier: 'gold' })).status).toBe(401)
    const stolen = { authorization: `Bearer torneo_rk_${'a'.repeat(43)}` }
    expect((await api.anonymous.post(`/api/releases/${app}/live`, { version: '1.0.0' }, stolen)).status).toBe(401)
    expect((await chief.delete(`/api/release-keys/${own.id}`)).status).toBe(204)
    expect((await live('1.0.0', {}, own.client)).status).toBe(401)
    expect((await chief.delete(`/api/release-keys/${own.id}`)).status).toBe(404)
    expect(await versionOf()).toBe('0.9.0')
  })

  it('is stored nowhere', async () => {
    const { headers } = await keyOf()
    expect(await api.allText()).not.toContain(headers['authorization']?.slice('Bearer '.length))
  })
})

describe('a folder that earlier tools released into', () => {
  const inFolder = { ...installed, version: '2.0.0', commit: 'abc1234567', off: 'Vuelve a las 18' }
  beforeAll(() => {
    install(JSON.stringify({ remotes: [{ ...inFolder, entry: `/remotes/${app}/2.0.0/mf-manifest.json` }, users] }))
    for (const version of ['1.0.0', '2.0.0'])
      for (const [file, content] of versionFiles({ version })) {
        const path = join(site, 'remotes', app, version, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
  })
  afterAll(() => {
    install(JSON.stringify({ remotes: [installed, users] }))
    rmSync(join(site, 'remotes'), { recursive: true })
  })

  it('shows what was live, paused as it was, and serves the files of earlier versions', async () => {
    expect((await listed()).map(({ name, version, off }) => [name, version, off])).toEqual([
      [app, '2.0.0', 'Vuelve a las 18'],
      ['users-admin', '0.5.0', undefined],
    ])
    for (const version of ['1.0.0', '2.0.0'])
      expect((await chief.get(`/remotes/${app}/${version}/assets/a.js`)).text).toBe(
        `export const screen = '${version}'`,
      )
  })

  it('is what a key resumes, releases over, and goes back to', async () => {
    const { client } = await keyOf()
    await client.post(`/api/releases/${app}/on`, {})
    expect((await listed())[0]).toMatchObject({ version: '2.0.0' })
    expect((await listed())[0]).not.toHaveProperty('off')
    await store('2.1.0')
    expect((await live('2.1.0', {}, client)).status).toBe(200)
    expect(await versionOf()).toBe('2.1.0')
    await back()
    expect(await versionOf()).toBe('2.0.0')
  })
})

describe('signature keys of an app', () => {
  const [ours, another] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  writeFileSync(
    join(site, 'keys'),
    JSON.stringify({ [app]: [ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }),
  )
  const signed = useTestApi({ SITE_DIR: site, RELEASE_KEYS: join(site, 'keys') })

  it("stores only what one of the app's keys signed", async () => {
    const client = await signed.as('super')
    const send = async (by?: typeof ours) =>
      (
        await uploadRelease(
          client,
          { app, version: '1.0.0' },
          await archiveOf(versionFiles({ version: '1.0.0', ...(by ? { by: by.privateKey } : {}) })),
        )
      ).status
    expect([await send(), await send(another), await send(ours)]).toEqual([400, 400, 201])
    expect((await client.get(`/remotes/${app}/1.0.0/assets/a.js`)).status).toBe(200)
  })
})
