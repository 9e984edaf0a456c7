import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { type Endpoint, fillPath, successStatus, takesUserHeader } from '@torneo/contracts/endpoint/endpoint'
import { contentReads, imageReads } from '@torneo/contracts/endpoint/reads'
import type { AccountSession } from '@torneo/contracts/people/own-account'
import { passMessages } from '@torneo/contracts/people/passes'
import { passRole, roles } from '@torneo/contracts/people/roles'
import type { User } from '@torneo/contracts/people/users'
import { defaultAppearance } from '@torneo/contracts/site/appearance'
import { mayCall } from '@torneo/domain/people/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { isCollection } from './data/stored-collections'
import { commandsOf } from './testing/commands-of'
import { passHolder } from './testing/pass-scene'
import { pauseRequest } from './testing/pause-request'
import { storeRelease } from './testing/release-scene'
import { codeOf, secondFactorScene } from './testing/second-factor-scene'
import { createAuthenticator } from './testing/soft-authenticator'
import { aPdf, formOf, png, sendForm, upload } from './testing/storage-samples'
import { actors, testPassword, useTestApi, type TestApi } from './testing/test-api'
import type { TestClient } from './testing/test-client'
import { captainOwned, matrixTournament, tournamentSamples } from './testing/tournament-matrix'

const api = useTestApi()

/** A request that succeeds for every permitted actor. */
interface Sample {
  params?: Record<string, string>
  body?: unknown
  query?: string
  form?: ReturnType<typeof formOf>
  headers?: Record<string, string>
  prepare?: (api: TestApi) => Promise<unknown>
}

type Scene = Awaited<ReturnType<typeof wholeScene>>

const wholeScene = async (at: TestApi) => ({ ...(await scene(at)), ...(await matrixTournament(at)) })

const aheadDay = { day: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10), time: '12:00' }
const photo = { url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 }

/** Paths of `collectionEndpoints` with an accepted body. */
const content = {
  '/landing-sports': { name: 'Fútbol', description: 'b', category: 'Mixto' },
  '/schedule': { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
  '/gallery-groups': { title: 'Verano', photos: [photo] },
  '/sponsors': { name: 'Acme', website: 'x.com', tier: 'gold' },
  '/hall-of-fame': { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
  '/news': { title: 'Sorteo', date: '2025-11-10', text: '<p>a</p>' },
  '/pages': { title: 'Reglamento', text: '<p>a</p>' },
}
type ContentPath = keyof typeof content
const contentPaths = Object.keys(content) as ContentPath[]

async function scene(test: TestApi) {
  const { addUser, as, app, raw } = test
  const organiser = await as('admin_tournament')
  const landing = await as('admin_landing')
  await landing.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c', ctaText: 'd', ctaLink: '/e' })
  const settingsId = String((await organiser.patch('/api/settings', { eventDate: 'Sábado' })).body.id)
  await organiser.put(`/api/scheduled-saves/${settingsId}`, { ...aheadDay, fields: { eventDate: 'Domingo' } })
  const sport = await organiser.post('/api/tournament-sports', { name: 'Fútbol', icon: '⚽' })
  // Every role gets a bucket, and a file in it that it may delete.
  const picture = await png()
  const tournament = (await upload(await as('team_captain'), picture, 'tournament')).body
  const general = (await upload(landing, picture, 'general')).body
  const fileOf = (role: string) =>
    role === 'admin_landing'
      ? { bucket: 'general', id: String(general.id) }
      : { bucket: 'tournament', id: String(tournament.id) }
  const form = formOf([{ name: 'a.png', content: picture }])
  const pdfForm = formOf([{ name: 'a.pdf', content: aPdf() }])
  const pdf = String((await sendForm(landing, 'documents', [{ name: 'a.pdf', content: aPdf() }])).body.id)
  const chief = await as('super')
  const ids = await Promise.all(
    contentPaths.map(async (path) => [path, String((await chief.post(`/api${path}`, content[path])).body.id)]),
  )
  const contentIds = Object.fromEntries(ids) as Record<ContentPath, string>
  const otherGallery = String((await chief.post('/api/gallery-groups', { title: 'Otra' })).body.id)
  const binned = String((await chief.post('/api/sponsors', content['/sponsors'])).body.id)
  await chief.delete(`/api/sponsors/${binned}`)
  const target = await addUser({ role: 'admin_landing' })
  const link = String((await chief.post(`/api/users/${target.id}/link`)).body.path).split('#')[1] ?? ''
  const [{ addApp, firstStep }, careful] = [secondFactorScene(test), await addUser({ role: 'admin_landing' })]
  const {
    recoveryCodes: [recoveryCode],
  } = await addApp(await test.signedIn(careful))
  const secondStep = { recoveryCode, headers: { cookie: `torneo_second_step=${(await firstStep(careful)).token}` } }
  const preview = String((await landing.post('/api/preview/links')).body.path).split('#')[1] ?? ''
  const release = await storeRelease(chief, { version: '1.0.0' })
  await storeRelease(chief, { version: '1.1.0' })
  await chief.post(`/api/releases/${release.app}/live`, { version: '1.0.0' })
  await chief.post('/api/section-errors', {
    errors: [
      {
        ...{ kind: 'error', message: 'x', stack: '', screen: '/', count: 1 },
        open: { app: release.app, version: release.version },
      },
    ],
  })
  await app.services.sectionErrors.counts.write()
  const [sectionError] = await app.services.sectionErrors.list(release.app)
  const releaseKey = String((await chief.post('/api/release-keys', { app: release.app, name: 'CI' })).body.key.id)
  return {
    release,
    releaseKey,
    sectionError: sectionError?.id ?? '',
    preview,
    secondStep,
    settingsId,
    otherGallery,
    binned,
    link,
    sportId: String(sport.body.id),
    contentIds,
    target,
    form,
    pdfForm,
    pdf,
    fileOf,
    app,
    raw,
  }
}

const released = ({ release: { app, version } }: Scene) => ({ params: { app, version } })
const scheduled = ({ settingsId }: Scene) => ({ params: { id: settingsId } })
const sport = ({ sportId }: Scene) => ({ params: { id: sportId } })
const user = ({ target }: Scene) => ({ params: { id: target.id } })
const storedFile = ({ fileOf }: Scene, _selfId: string, role: string) => ({ params: fileOf(role) })

const contentOf =
  (path: ContentPath) =>
  ({ contentIds }: Scene) => ({ params: { id: contentIds[path] } })
const contentSamples = Object.fromEntries(
  contentPaths.flatMap((path) => [
    [`GET ${path}/:id`, contentOf(path)],
    [`POST ${path}`, () => ({ body: content[path] })],
    [`PATCH ${path}/:id`, (at: Scene) => ({ ...contentOf(path)(at), body: content[path] })],
    [`DELETE ${path}/:id`, contentOf(path)],
  ]),
)

const placeOf = (path: ContentPath) => (at: Scene) => ({ ...contentOf(path)(at), body: { before: null } })

/** Requests by call; a call with parameters or a body needs a row here. */
const samples: Record<string, (scene: Scene, selfId: string, role: string) => Sample> = {
  'POST /account/sessions': ({ target }) => ({ body: { email: target.email, password: testPassword } }),
  'PATCH /account/prefs': () => ({ body: { theme: 'dark' } }),
  'PUT /account/password': () => ({ body: { current: testPassword, next: 'otra-clave-larga' } }),
  'POST /account/proof': () => ({ body: { password: testPassword } }),
  'POST /account/link': ({ link }) => ({ body: { token: link } }),
  'PUT /account/link': ({ link }) => ({ body: { token: link, password: 'una-clave-elegida' } }),
  'POST /account/second-step': ({ secondStep: { headers } }) => ({ headers }),
  'PUT /account/second-step': ({ secondStep: { headers, recoveryCode } }) => ({
    headers,
    body: { code: recoveryCode },
  }),
  'POST /account/second-factor/app': () => ({ body: { password: testPassword } }),
  'PUT /account/second-factor/app': (_scene, _selfId, role) => ({
    body: { code: codeOf(setUps.get(role)?.secret ?? '') },
  }),
  'POST /account/second-factor/passkey-options': () => ({ body: { password: testPassword } }),
  'POST /account/second-factor/passkeys': (_scene, _selfId, role) => ({
    body: { name: 'Llave', passkey: createAuthenticator().create({ challenge: setUps.get(role)?.challenge ?? '' }) },
  }),
  'POST /account/second-factor/removals': () => ({ body: { password: testPassword, factor: 'app' } }),
  'POST /account/second-factor/recovery-codes': () => ({ body: { password: testPassword } }),
  'DELETE /users/:id/second-factor': user,
  'PATCH /account': () => ({ body: { name: 'Otro nombre' } }),
  'DELETE /account/sessions/:id': (_scene, _selfId, role) => ({ params: { id: otherSessions.get(role) ?? 'ninguna' } }),
  'GET /users/:id': (_scene, selfId) => ({ params: { id: selfId } }),
  'POST /users/admin': () => ({ body: { email: 'x@torneo.local', name: 'X', password: 'clave-larga', role: 'super' } }),
  'PATCH /users/:id': (at) => ({ ...user(at), body: { name: 'Otro' } }),
  'DELETE /users/:id': user,
  ...tournamentSamples,
  'PUT /hero': () => ({ body: { title: 'a', subtitle: 'b', description: 'c' } }),
  'PATCH /hero': () => ({ body: { ctaVisible: true } }),
  'PUT /about': () => ({ body: { title: 'a', description: 'b' } }),
  'PUT /cta': () => ({ body: { title: 'a', description: 'b', buttonType: 'login' } }),
  'PUT /appearance': () => ({ body: defaultAppearance }),
  'PATCH /settings': () => ({ body: { footerTagline: 'a' } }),
  ...contentSamples,
  'PUT /pages/:id/place': placeOf('/pages'),
  'PUT /sponsors/:id/place': placeOf('/sponsors'),
  'PUT /landing-sports/:id/place': placeOf('/landing-sports'),
  'POST /gallery-groups/:id/photos': (at) => ({
    ...contentOf('/gallery-groups')(at),
    body: { ...photo, url: 'https://example.org/b.jpg' },
  }),
  'POST /gallery-groups/:id/photos/batch': (at) => ({
    ...contentOf('/gallery-groups')(at),
    body: { photos: [{ ...photo, url: 'https://example.org/c.jpg' }] },
  }),
  'POST /gallery-groups/:id/photos/move': (at) => ({
    ...contentOf('/gallery-groups')(at),
    body: { urls: [photo.url], to: at.otherGallery },
  }),
  'DELETE /gallery-groups/:id/photos': (at) => ({
    ...contentOf('/gallery-groups')(at),
    query: `?url=${encodeURIComponent(photo.url)}`,
  }),
  'GET /tournament-sports/:id': sport,
  'POST /tournament-sports': () => ({ body: { name: 'Vóley', icon: '🏐' } }),
  'PATCH /tournament-sports/:id': (at) => ({ ...sport(at), body: { name: 'Otro' } }),
  'DELETE /tournament-sports/:id': sport,
  'GET /tournament-sports/:id/dependents': sport,
  'POST /storage/buckets/documents/files': (at) => ({ form: at.pdfForm }),
  'GET /storage/buckets/documents/files/:id/download': (at) => ({ params: { id: at.pdf } }),
  'GET /storage/buckets/:bucket/files': storedFile,
  'POST /storage/buckets/:bucket/files': (at, selfId, role) => ({ ...storedFile(at, selfId, role), form: at.form }),
  'GET /storage/buckets/:bucket/files/:id/view': storedFile,
  'GET /storage/buckets/:bucket/files/:id/download': storedFile,
  'DELETE /storage/buckets/:bucket/files/:id': storedFile,
  'PATCH /storage/buckets/:bucket/files/:id': (at, selfId, role) => ({
    ...storedFile(at, selfId, role),
    body: { alt: 'Podio' },
  }),
  'POST /storage/unused/removals': ({ fileOf }) => ({ body: { files: [fileOf('admin_landing')] } }),
  'POST /bin/:batch/restore': ({ binned }, _selfId, role) => ({
    params: { batch: role === 'admin_landing' ? binned : 'jugadorborrado' },
  }),
  'POST /preview/shared': ({ preview }) => ({ body: { token: preview } }),
  'GET /scheduled-saves/:id': scheduled,
  'PUT /scheduled-saves/:id': (at) => ({ ...scheduled(at), body: aheadDay, headers: { 'if-match': '1' } }),
  'DELETE /scheduled-saves/:id': scheduled,
  'GET /audit': () => ({}),
  'POST /audit/exports': () => ({ body: {} }),
  'DELETE /bin/:batch': ({ binned }) => ({ params: { batch: binned } }),
  'POST /public/visits': () => ({
    body: { items: [{ day: new Date().toISOString().slice(0, 10), path: '/inicio', source: 'direct', visits: 1 }] },
  }),
  'POST /public/page-failures': () => ({ body: { version: '1.0.0' } }),
  'PUT /public/alerts': () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
      promotionIds: ['promopropio'],
    },
  }),
  'PUT /releases/:app/:version': (at) => ({ ...released(at), form: at.release.form }),
  'PUT /releases/:app/:version/maps': (at) => ({ ...released(at), form: at.release.maps }),
  'POST /releases/:app/live': (at) => ({ ...released(at), body: { version: '1.1.0' } }),
  'POST /releases/:app/rollback': (at) => ({ ...released(at), body: {} }),
  'POST /releases/:app/off': (at) => ({ ...released(at), body: { message: 'Vuelve a las 18' } }),
  'POST /releases/:app/on': released,
  'POST /release-keys': ({ release: { app } }) => ({ body: { app, name: 'CI' } }),
  'DELETE /release-keys/:id': ({ releaseKey }) => ({ params: { id: releaseKey } }),
  'POST /client-errors': () => ({ body: { message: 'x' } }),
  'POST /section-errors': () => ({ body: { errors: [] } }),
  'GET /sections/:owner/errors': ({ release: { app } }) => ({ params: { owner: app } }),
  'PATCH /sections/:owner/errors/:id': ({ release: { app }, sectionError }) => ({
    params: { owner: app, id: sectionError },
    body: { state: 'fixed' },
  }),
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Every role, a pass holder, and null for an anonymous client. */
const askers = [...actors, passRole] as const
type Asker = (typeof askers)[number]

type Client = TestClient & { readonly user: User }

/**
 * The scene with all actors, created once: it contains two uploads and some forty records, and is restored before each
 * case.
 */
let at: Scene
let restoreData: () => Promise<void>
const clients = new Map<Asker, Client>()
/** Id of each actor's other session, by role. */
const otherSessions = new Map<string, string>()
/** Pending setups of second factors, by role. */
const setUps = new Map<string, { secret: string; challenge: string }>()

beforeAll(async () => {
  at = await wholeScene(api)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  clients.set(null, { ...api.anonymous, user: { id: 'nadie', role: 'nadie' } as User })
  clients.set(passRole, await passHolder(api))
  for (const role of roles) {
    const { user: own } = await api.as(role)
    const client = { ...(await secondFactorScene(api).addApp(await api.as(role))).client, user: own }
    await api.as(role)
    clients.set(role, client)
    const [begun, options] = await Promise.all(
      ['app', 'passkey-options'].map((what) =>
        client.post(`/api/account/second-factor/${what}`, { password: testPassword }),
      ),
    )
    setUps.set(role, { secret: String(begun?.body.secret), challenge: String(options?.body.challenge) })
    const { sessions } = (await client.get('/api/account/sessions')).body as { sessions: AccountSession[] }
    otherSessions.set(role, sessions.find(({ current }) => !current)?.id ?? '')
  }
  // The database's TTL would remove these in the middle of a case.
  await api.raw.collection('sessions').deleteMany({ replaced: true })
  restoreData = await api.save(true)
  api.app.services.database.ownWrites.on(({ collection }) => written.add(collection))
})

/** Collections that caches were notified of. */
const written = new Set<string>()

/** A hash of each collection. */
const contents = async () => new Map(JSON.parse(await api.snapshot()) as [name: string, hash: string][])

/** Restores the scene and returns an actor's client. */
async function enter(actor: Asker): Promise<Client> {
  await restoreData()
  await api.raw.collection('pending_proofs').updateMany({}, [{ $set: { expiresAt: { $add: ['$$NOW', 60_000] } } }])
  const client = clients.get(actor)
  if (!client) throw new Error(`Nobody is ${actor}`)
  return client
}

/** Sends a well-formed request of the call. */
async function ask(endpoint: Endpoint, client: Client, more: Record<string, string> = {}) {
  const {
    params,
    body,
    form,
    query = '',
    headers: own,
  } = samples[nameOf(endpoint)]?.(at, client.user.id, client.user.role) ?? {}
  const headers = { ...own, ...more }
  return client.request({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, params)}${query}`,
    ...(body === undefined
      ? { headers }
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    ...(form ? { payload: form.payload, headers: { 'content-type': form.type, ...headers } } : {}),
  })
}

/** Secrets of a response: a key, a PIN, the token in the fragment of a link. */
const secretsOf = ({ secret, pin, path }: Record<string, string>) =>
  [secret, pin && `"${pin}"`, path?.split('#')[1]].filter((text) => text !== undefined)

const everyCase = allEndpoints.flatMap((endpoint) =>
  askers.map((actor) => ({ endpoint, actor, allowed: mayCall(actor, endpoint) })),
)
const allowedWrites = everyCase
  .filter(({ endpoint, allowed }) => allowed && endpoint.method !== 'GET')
  .map((one) => ({ ...one, name: nameOf(one.endpoint), who: one.actor ?? 'no session' }))

/** Each write once, by the first permitted actor. Signing out is left out: it affects only the actor. */
const pendingWrites = allowedWrites
  .filter(
    ({ name, actor }, place) =>
      actor !== null &&
      name !== 'DELETE /account/sessions/current' &&
      allowedWrites.findIndex((one) => one.name === name && one.actor !== null) === place,
  )
  .filter(({ endpoint }) => endpoint.access !== 'anyone')

/** The cached reads, each by the first permitted actor. */
const uncached =
  /^\/(users|account|activity|audit|bin|history|match-reports|passes|officials\/links|matches\/plans?|calls\/alerts|preview|releases|release-keys|section-errors|sections|scheduled-saves|storage|system|version|public\/alerts)|\/(dependents|log|export)$/
const cachedReads = everyCase
  .filter(
    ({ endpoint, actor, allowed }, place) =>
      allowed &&
      actor !== null &&
      endpoint.method === 'GET' &&
      !uncached.test(endpoint.path) &&
      everyCase.findIndex((one) => one.endpoint === endpoint && one.allowed && one.actor !== null) === place,
  )
  .map((one) => ({ ...one, name: nameOf(one.endpoint) }))

/**
 * Collections whose writes leave a read cached: what they change for it writes another of its collections too. A match
 * that ends writes the counters of its teams.
 */
const covered: Readonly<Record<string, readonly string[]>> = {
  'GET /players': ['matches'],
  'GET /players/:id': ['matches'],
  // A slot that a competition fills is written into its match.
  'GET /suspensions': ['competitions'],
}

/** Collections that a call reads in cases that the scene does not have. */
const otherwiseRead: Readonly<Record<string, readonly string[]>> = {
  // Visits and the titles of what was visited, if the service shows a public page.
  'GET /dashboard': ['page_visits', 'news', 'pages'],
  // Rows that no longer fit into the match.
  'GET /matches/:id/log': ['match_log'],
  // One of them: the record's, the bucket's.
  'GET /scheduled-saves/:id': contentReads,
  'GET /storage/buckets/:bucket/files': imageReads,
}

/** Queries whose responses are read from more collections than those of the samples. */
const furtherQueries: Readonly<Record<string, string>> = { 'GET /public/tournament': '?edition=1998' }

/** Reads of records. Bytes are not kept, and the search for damaged records walks through everything. */
const recordReads = allEndpoints.filter(
  ({ method, bytes, path }) => method === 'GET' && !bytes && path !== '/system/unreadable',
)

/** Collections that sessions are read from: their caches stay, so that only the call itself is measured. */
const ofSessions: ReadonlySet<string> = new Set(['sessions', 'users', 'passes', 'second_factors'])

/** Lists the collections that a call is read from while nothing is cached. */
async function coldReads(endpoint: Endpoint, client: Client): Promise<string[]> {
  const runs: string[][] = []
  while (runs.length < 2) {
    for (const collection of allEndpoints.flatMap(({ reads = [] }) => reads))
      if (!ofSessions.has(collection)) api.app.services.database.ownWrites.emit({ collection, id: null })
    await client.get('/api/account')
    runs.push(
      await collectionsOf(async () => {
        await ask(endpoint, client)
        const query = furtherQueries[nameOf(endpoint)]
        if (query !== undefined) await client.get(`/api${endpoint.path}${query}`)
      }),
    )
  }
  // A job of the service may take a run's read of the tournament; in one the cached session may have ended.
  return runs.flat().filter((name) => !ofSessions.has(name) || runs.every((run) => run.includes(name)))
}

/** Lists the collections that the service reads during `work`. */
async function collectionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const reads = (await commandsOf(api, work)).filter(({ name }) =>
    ['find', 'aggregate', 'count', 'distinct'].includes(name),
  )
  const read = reads.flatMap(({ collection, document }) => [
    collection,
    ...[...JSON.stringify(document).matchAll(/"(?:from|coll)":"([\w.]+)"/g)].map(([, from]) => from ?? ''),
  ])
  return [...new Set(read)].filter((name) => name !== '')
}

it('backups know every collection that there is', async () => {
  const names = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
  expect(names.filter((name) => !isCollection(name))).toEqual([])
})

it('every call of the contract is served, and nothing else', () => {
  expect(api.app.services.endpoints.map(nameOf).toSorted()).toEqual(allEndpoints.map(nameOf).toSorted())
})

describe('permissions (spec 1 §6)', () => {
  it.each(askers)('%s is rejected without permission, and nothing changes', async (actor) => {
    const client = await enter(actor)
    const refused = everyCase.filter((one) => one.actor === actor && !one.allowed)
    const before = await api.snapshot()
    for (const { endpoint } of refused) {
      const { status, body } = await ask(endpoint, client)
      const refusal = actor === null ? [401, 'unauthenticated'] : [403, 'forbidden']
      expect([nameOf(endpoint), status, body.type]).toEqual([nameOf(endpoint), ...refusal])
      expect(await api.snapshot()).toBe(before)
    }
  })

  it.each(askers)('%s reads everything permitted', async (actor) => {
    const client = await enter(actor)
    for (const { endpoint } of everyCase.filter(
      (one) => one.actor === actor && one.allowed && one.endpoint.method === 'GET',
    )) {
      expect([nameOf(endpoint), (await ask(endpoint, client)).status]).toEqual([nameOf(endpoint), 200])
    }
  })

  it.each(allowedWrites)('$name by $who', async ({ endpoint, actor }) => {
    const client = await enter(actor)
    await samples[nameOf(endpoint)]?.(at, client.user.id, client.user.role).prepare?.(api)
    const before = await contents()
    written.clear()
    expect((await ask(endpoint, client, { 'x-user': client.user.id })).status).toBe(successStatus(endpoint))
    // The writer's next read must show the change: caches were notified of all changes before the response.
    const collections = [...written]
    const after = await contents()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    )
    // No cache contains file bytes or the audit log.
    expect(collections).toEqual(
      expect.arrayContaining(changed.filter((name) => !name.endsWith('.chunks') && name !== 'audit')),
    )
  })

  it.each(pendingWrites.filter(({ endpoint }) => endpoint.repeatable))(
    '$name by $who is done once under a key, and answers again as the first time',
    async ({ endpoint, actor }) => {
      const client = await enter(actor)
      await samples[nameOf(endpoint)]?.(at, client.user.id, client.user.role).prepare?.(api)
      const key = { 'idempotency-key': 'clave-repetida' }
      const first = await ask(endpoint, client, key)
      const before = await api.snapshot()
      const again = await ask(endpoint, client, key)
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([successStatus(endpoint), 'true'])
      expect(again.body).toEqual(first.body)
      expect(await api.snapshot()).toBe(before)
      const stored = await api.allText()
      for (const part of endpoint.secret ? secretsOf(first.body) : []) expect(stored).not.toContain(part)
    },
  )

  it('every read names the collections that it is read from', async () => {
    const found = new Map(recordReads.map((endpoint) => [endpoint, new Set(otherwiseRead[nameOf(endpoint)])]))
    // An organiser and an editor read nothing that a super admin does not.
    for (const actor of ['super', 'team_captain', passRole] as const) {
      const client = await enter(actor)
      await expect.poll(() => collectionsOf(() => client.get('/api/account'))).toEqual([])
      for (const endpoint of recordReads.filter((one) => mayCall(actor, one)))
        for (const collection of await coldReads(endpoint, client))
          if (!covered[nameOf(endpoint)]?.includes(collection)) found.get(endpoint)?.add(collection)
    }
    const namedReads = (of: (endpoint: Endpoint) => Iterable<string>) =>
      Object.fromEntries(recordReads.map((endpoint) => [nameOf(endpoint), [...of(endpoint)].toSorted()]))
    expect(namedReads(({ reads = [] }) => reads)).toEqual(namedReads((endpoint) => found.get(endpoint) ?? []))
  })

  it.each(cachedReads)(
    '$name is read again after a write to any collection that it is read from',
    async ({ endpoint, actor, name }) => {
      const client = await enter(actor)
      const read = await collectionsOf(() => ask(endpoint, client))
      const collections = read.filter((collection) => !covered[name]?.includes(collection))
      for (const collection of collections) {
        await expect.poll(() => collectionsOf(() => ask(endpoint, client))).toEqual([])
        const update = await api.raw.collection(collection).updateOne({}, { $inc: { __none: 1 } })
        if (update.matchedCount === 0) {
          const { insertedId } = await api.raw.collection(collection).insertOne({})
          await api.raw.collection(collection).deleteOne({ _id: insertedId })
        }
        expect([collection, (await collectionsOf(() => ask(endpoint, client))).length]).toEqual([
          collection,
          expect.toSatisfy((reads: number) => reads > 0),
        ])
      }
    },
  )

  it.each(askers)('a write of %s that names another user is 401, and nothing changes', async (actor) => {
    const client = await enter(actor)
    const before = await api.snapshot()
    for (const endpoint of allEndpoints.filter(takesUserHeader)) {
      const { status, body } = await ask(endpoint, client, { 'x-user': at.target.id })
      expect([nameOf(endpoint), status, body.type]).toEqual([nameOf(endpoint), 401, 'unauthenticated'])
      expect(await api.snapshot()).toBe(before)
    }
  })

  it.each(pendingWrites)(
    '$name by $who, who is deactivated before its body ends, changes nothing',
    async ({ endpoint, actor }) => {
      const {
        token,
        user: { id, role },
      } = await api.signedIn((await enter(actor)).user)
      const { params, body = {}, form, query = '' } = samples[nameOf(endpoint)]?.(at, id, role) ?? {}
      const { proofs, sessions } = api.app.services
      const { proof } = await proofs.begin(sessions.idOf(token))
      const finish = await pauseRequest(api, {
        method: endpoint.method,
        path: `/api${fillPath(endpoint.path, params)}${query}`,
        token,
        headers: { 'x-proof': proof },
        ...(form ?? { payload: Buffer.from(JSON.stringify(body)) }),
      })
      await api.raw.collection<{ _id: string }>('users').updateOne({ _id: id }, { $set: { active: false } })
      const before = await api.snapshot()
      expect((await finish()).status).toBe(401)
      expect(await api.snapshot()).toBe(before)
    },
  )

  it('a captain finds nothing of another promotion, and changes nothing there (R30)', async () => {
    await enter(null)
    const rival = await api.signedIn(at.rival)
    const before = await api.snapshot()
    for (const endpoint of allEndpoints.filter((one) => captainOwned.includes(nameOf(one)))) {
      const { status } = await ask(endpoint, rival)
      expect([nameOf(endpoint), status]).toEqual([
        nameOf(endpoint),
        expect.toSatisfy((code) => code === 403 || code === 404),
      ])
      expect(await api.snapshot()).toBe(before)
    }
    for (const list of ['/api/teams?promotionId=promopropio', '/api/players?teamId=equipopropio']) {
      expect((await rival.get(list)).body).toEqual({ total: 0, items: [] })
    }
  })

  it('a pass is refused every call for a match that it does not cover, and lists no other match (B17)', async () => {
    await enter(null)
    const holder = await passHolder(api, { id: 'otro', passId: 'otro', scope: { matchId: 'manana' } })
    const before = await api.snapshot()
    for (const endpoint of allEndpoints.filter(({ scope }) => scope === 'match')) {
      const { status, body } = await ask(endpoint, holder)
      expect([nameOf(endpoint), status, body.message]).toEqual([nameOf(endpoint), 403, passMessages.otherMatch])
    }
    expect(await api.snapshot()).toBe(before)
    const matches = (await api.raw.collection<{ _id: string }>('matches').find().toArray()).map(({ _id }) => _id)
    for (const endpoint of allEndpoints.filter(({ scope }) => scope === 'filtered')) {
      const { status, body } = await ask(endpoint, holder)
      const named = matches.filter((id) => JSON.stringify(body).includes(`"${id}"`))
      expect([nameOf(endpoint), status, named.filter((id) => id !== 'manana')]).toEqual([nameOf(endpoint), 200, []])
    }
  })

  it('an unknown role sees the dashboard and nothing else (R36)', async () => {
    await enter(null)
    const stranger = await api.signedIn(await api.addUser({ role: 'jardinero' }))
    expect((await stranger.get('/api/dashboard')).status).toBe(200)
    expect((await stranger.get('/api/tournament-sports')).status).toBe(403)
    expect((await stranger.put('/api/hero', {})).status).toBe(403)
  })

  it('session and role come before everything the request holds', async () => {
    const captain = await enter('team_captain')
    const headers = { 'content-type': 'application/json' }
    const broken = { method: 'PATCH', url: '/api/tournament-sports/!', payload: '{broken', headers } as const
    expect((await api.anonymous.request(broken)).status).toBe(401)
    expect((await captain.request(broken)).status).toBe(403)
  })
})
