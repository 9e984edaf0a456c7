import { gzipSync } from 'node:zlib'
import { defaultAppearance } from '@torneo/contracts/site/appearance'
import { Binary, type Document } from 'mongodb'
import { storeRelease, uploadForm } from './release-scene'
import { secondFactorScene } from './second-factor-scene'
import { aPdf, png, sendForm, upload } from './storage-samples'
import type { TestApi } from './test-api'
import { matrixTournament } from './tournament-matrix'

const aheadDay = { day: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10), time: '12:00' }
const photo = { url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 }

const content: Readonly<Record<string, object>> = {
  '/landing-sports': { name: 'Fútbol', description: 'b', category: 'Mixto' },
  '/schedule': { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
  '/gallery-groups': { title: 'Verano', photos: [photo] },
  '/sponsors': { name: 'Acme', website: 'x.com', tier: 'gold' },
  '/hall-of-fame': { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
  '/news': { title: 'Sorteo', date: '2025-11-10', text: '<p>a</p>' },
  '/pages': { title: 'Reglamento', text: '<p>a</p>' },
}

/** Rows that exist only for seconds, or after hours of use. */
export const rareRows = (): Readonly<Record<string, Document>> => ({
  alert_claims: { _id: 'partido:start', at: new Date() },
  archived_editions: {
    _id: 'anterior',
    name: 'Torneo 2024',
    year: 2024,
    at: new Date(),
    answer: new Binary(gzipSync('{}')),
    closings: [],
    teams: [],
    files: [],
  },
  archived_records: {
    _id: 'teams/anterior',
    edition: 'anterior',
    collection: 'teams',
    names: ['anterior'],
    hash: '',
    record: { _id: 'anterior' },
  },
  audit_pending: {
    _id: 'suceso',
    at: new Date(),
    kind: 'deleted',
    who: { id: 'x', name: 'X' },
    from: '',
    subject: null,
    detail: '',
  },
  call_devices: {
    _id: 'sesion',
    userId: 'x',
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'x', auth: 'x' },
    at: new Date(),
  },
  image_copies: { _id: 'general/foto/320', data: new Binary(Buffer.from('x')) },
  match_leads: { _id: 'partido', at: new Date(), by: { id: 'x', name: 'X' } },
  match_log: {
    _id: 'detenido:1',
    matchId: 'detenido',
    rows: [{ rev: 1, key: null, at: new Date(), by: { id: 'x', name: 'X' }, kind: 'minute', effect: { minute: 1 } }],
  },
  match_readers: { _id: 'capitana', at: new Date() },
  open_boards: { _id: 'otronodo', at: new Date(), open: [{ matchId: 'partido', person: { id: 'x', name: 'X' } }] },
  signin_failures: { _id: 'address:127.0.0.1', at: [new Date()], expiresAt: new Date(Date.now() + 3_600_000) },
  section_errors: {
    _id: 'error',
    app: 'landing-admin',
    version: '1.0.0',
    kind: 'error',
    message: 'Error: x',
    place: 'src/Section.tsx:1',
    isSource: true,
    component: null,
    screen: '/hero',
    count: 1,
    people: ['x'],
    reporter: 'x',
    stack: [],
    causes: [],
    commit: null,
    state: 'open',
    firstAt: new Date(),
    lastAt: new Date(),
  },
  page_visits: {
    _id: '2025-11-15 direct /',
    day: '2025-11-15',
    path: '/',
    source: 'direct',
    visits: 1,
    at: new Date(),
  },
})

/** An instance with a row in every collection. */
export async function fillInstance(api: TestApi): Promise<{ readonly binned: string; readonly looseId: string }> {
  const tournament = await matrixTournament(api)
  await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'detenido' }, { $set: { logCut: 1, rev: 2 } })
  const chief = await api.as('super')
  const landing = await api.as('admin_landing')
  await chief.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c', ctaText: 'd', ctaLink: '/e' })
  await chief.put('/api/about', { title: 'a', description: 'b', highlights: ['c'] })
  await chief.put('/api/cta', { title: 'a', description: 'b', buttonType: 'register' })
  await chief.put('/api/general-cup', { name: 'Copa General', visible: true, sports: [], contests: [] })
  await chief.put('/api/appearance', defaultAppearance)
  const settingsId = String((await chief.patch('/api/settings', { eventDate: 'Sábado' })).body.id)
  await chief.put(`/api/scheduled-saves/${settingsId}`, { ...aheadDay, fields: { eventDate: 'Domingo' } })
  for (const [path, draft] of Object.entries(content)) await chief.post(`/api${path}`, draft)
  const picture = await png()
  for (const bucket of ['general', 'gallery', 'sponsors', 'tournament']) await upload(chief, picture, bucket)
  await sendForm(chief, 'documents', [{ name: 'a.pdf', content: aPdf() }])
  const binned = String((await chief.post('/api/sponsors', content['/sponsors'])).body.id)
  await chief.delete(`/api/sponsors/${binned}`)

  await chief.post(`/api/users/${tournament.looseId}/link`)
  const [careful, factors] = [await api.addUser({ role: 'admin_landing' }), secondFactorScene(api)]
  await factors.addApp(await api.signedIn(careful))
  await factors.firstStep(careful)
  await api.anonymous.post('/api/account/sessions', { email: landing.user.email, password: 'torneo2025' })
  await landing.post('/api/preview/links')
  await chief.get('/api/public/alerts')
  await api.anonymous.put('/api/public/alerts', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
    promotionIds: ['promopropio'],
  })
  for (const version of ['1.0.0', '1.1.0']) {
    const { app, maps } = await storeRelease(chief, { version })
    await uploadForm(chief, `/api/releases/${app}/${version}/maps`, maps)
    await chief.post('/api/releases/landing-admin/live', { version })
  }
  await chief.post('/api/release-keys', { app: 'landing-admin', name: 'CI' })
  await chief.post('/api/sponsors', content['/sponsors'], { 'idempotency-key': 'una-llave' })
  await api.app.services.audit.linkPending()
  for (const [collection, row] of Object.entries(rareRows())) {
    await api.raw.collection<{ _id: string }>(collection).replaceOne({ _id: String(row['_id']) }, row, { upsert: true })
  }
  return { binned, looseId: tournament.looseId }
}
