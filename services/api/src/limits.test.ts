import { describe, expect, it } from 'vitest'
import { png, pngOf, upload } from './testing/storage-samples'
import { useTestApi } from './testing/test-api'
import { createTestClient } from './testing/test-client'
import { tournamentScene } from './testing/tournament-scene'
import { useNode } from './testing/use-node'

const api = useTestApi()
/** A node with limits low enough for a test. */
const tight = useNode(api, {
  environment: { MAX_SOCKETS_NETWORK: '3', MAX_SOCKETS_SESSION: '2', MAX_WRITES_MINUTE: '3' },
})

describe('writes in a minute', () => {
  it('are refused per session with a sentence and a time to retry, and change nothing; reads, others and signing out continue', async () => {
    const captain = await api.as('team_captain')
    const [here, elsewhere] = [
      createTestClient(tight.app, captain.token),
      createTestClient(tight.app, (await api.signedIn(captain.user)).token),
    ]
    const theme = (client: typeof here, value: string) => client.patch('/api/account/prefs', { theme: value })
    for (const value of ['dark', 'light', 'dark']) expect((await theme(here, value)).status).toBe(200)
    const before = await api.snapshot()
    const { status, body, headers } = await theme(here, 'light')
    expect([status, body]).toEqual([
      429,
      {
        code: 429,
        type: 'rate_limited',
        message: 'Hiciste demasiados cambios en un minuto. Espera un momento y vuelve a intentar.',
      },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await api.snapshot()).toBe(before)
    expect((await here.get('/api/account')).body.prefs).toEqual({ theme: 'dark' })
    expect((await theme(elsewhere, 'light')).status).toBe(200)
    expect((await here.delete('/api/account/sessions/current')).status).toBe(204)
  })
})

describe('concurrent sockets', () => {
  it('are limited for strangers of one network; signed-in users have room there, and a socket that closes frees some', async () => {
    const strangers = Array.from({ length: 3 }, () => tight.open({ isPublic: true }))
    await Promise.all(strangers.map((one) => one.subscribe('matches')))
    const refused = tight.open({ isPublic: true })
    // Not 1008, which would keep a page from reconnecting.
    expect(await refused.ended()).toBe(1006)
    const signedIn = tight.open({ token: (await api.as('admin_tournament')).token })
    await signedIn.subscribe('matches')
    strangers[0]?.close()
    await expect
      .poll(async () => {
        const next = tight.open({ isPublic: true })
        await Promise.race([next.opened(), next.ended()])
        return next.isOpen()
      })
      .toBe(true)
  })

  it('are limited per session, and another session has its own', async () => {
    const [one, other] = [await api.as('admin_tournament'), await api.as('admin_landing')]
    const open = [tight.open({ token: one.token }), tight.open({ token: one.token })]
    await Promise.all(open.map((socket) => socket.subscribe('matches')))
    expect(await tight.open({ token: one.token }).ended()).toBe(1006)
    await tight.open({ token: other.token }).subscribe('matches')
  })
})

describe('images', () => {
  const room = useNode(api, {
    environment: {
      MAX_FILES_USER: '2',
      MAX_MB_USER: '1',
      MAX_FILES_BUCKET: '3',
      MAX_MB_BUCKET: '2',
      MAX_MB_FILES: '2',
    },
  })
  const clientOf = async (role: 'super' | 'admin_tournament' | 'team_captain') =>
    createTestClient(room.app, (await api.as(role)).token)
  /** A picture with that many bytes appended, which are stored with it. */
  const stored = () => api.raw.collection('tournament.files').countDocuments()

  it('are limited in number per user, and deleted files count while they are stored; others still upload', async () => {
    const captain = await clientOf('team_captain')
    const first = await upload(captain, await png(), 'tournament')
    expect([first.status, (await upload(captain, await png(), 'tournament')).status]).toEqual([201, 201])
    expect((await captain.delete(`/api/storage/buckets/tournament/files/${first.body.id}`)).status).toBe(204)
    const before = await api.snapshot()
    const { status, body } = await upload(captain, await png(), 'tournament')
    expect([status, body]).toEqual([
      409,
      {
        code: 409,
        type: 'conflict',
        message:
          'Ya subiste 2 imágenes, el máximo por persona. Elimina las que no se usen: lo eliminado cuenta todavía 30 días.',
      },
    ])
    expect(await api.snapshot()).toBe(before)
    expect((await upload(await clientOf('admin_tournament'), await png(), 'tournament')).status).toBe(201)
    const full = await upload(await clientOf('super'), await png(), 'tournament')
    expect([full.status, full.body.message]).toEqual([
      409,
      expect.stringMatching(/^Esta biblioteca ya tiene 3 imágenes, el máximo\./),
    ])
  })

  it('are bounded in bytes: of one person 409, of all 507, and nothing is stored', async () => {
    const [captain, organiser, boss] = [
      await clientOf('team_captain'),
      await clientOf('admin_tournament'),
      await clientOf('super'),
    ]
    expect((await upload(captain, await pngOf(900_000), 'tournament')).status).toBe(201)
    const own = await upload(captain, await pngOf(200_000), 'tournament')
    expect([own.status, own.body.message]).toEqual([
      409,
      expect.stringMatching(/^Con esta imagen pasarías los 1 MB que puede subir una persona\./),
    ])
    expect((await upload(organiser, await pngOf(900_000), 'general')).status).toBe(201)
    const all = await upload(boss, await pngOf(900_000), 'sponsors')
    expect([all.status, all.body]).toEqual([
      507,
      {
        code: 507,
        type: 'no_space',
        message:
          'No queda espacio en el servidor para más imágenes. Avisa a quien lo administra; lo demás sigue funcionando.',
      },
    ])
    expect([await stored(), await api.raw.collection('sponsors.files').countDocuments()]).toEqual([1, 0])
  })
})

describe('a disk that is nearly full', () => {
  const full = useNode(api, { environment: { MIN_FREE_MB: '999999999' } })
  const at = tournamentScene(api)

  it('takes no image and makes no copy of one, with 507 and a sentence; reads and goals continue, and /metrics shows the free space', async () => {
    const organiser = await api.as('admin_tournament')
    const here = createTestClient(full.app, organiser.token)
    const kept = await upload(organiser, await png(700, 500), 'tournament')
    await at.match('m1', { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', status: 'live' })
    const before = await api.snapshot()
    const { status, body } = await upload(here, await png(), 'tournament')
    expect([status, body.type]).toEqual([507, 'no_space'])
    expect((await here.get(`${kept.body.url}?width=160`)).status).toBe(200)
    expect(await api.snapshot()).toBe(before)
    expect((await here.post('/api/matches/m1/score', { side: 'home', step: 1 })).body.homeScore).toBe(1)
    const [, free] = /^database_disk_free_bytes (\S+)$/m.exec((await here.get('/metrics')).text) ?? []
    expect(Number(free)).toBeGreaterThan(1024 * 1024)
  })
})

describe('players of a team', () => {
  const small = useNode(api, { environment: { MAX_PLAYERS_TEAM: '3' } })
  const at = tournamentScene(api)

  it('are bounded, however they come: one by one, as a list, or from another team', async () => {
    await at.promotion('promo')
    for (const id of ['lleno', 'otro']) await at.team(id, { sportId: 'futbol', promotionId: 'promo' })
    for (const id of ['uno', 'dos']) await at.player(id, { teamId: 'lleno' })
    await at.player('tres', { teamId: 'otro' })
    const organiser = createTestClient(small.app, (await api.as('admin_tournament')).token)
    const rows = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ name: `Nueva ${place}`, number: place + 1, position: 'Arquera' }))
    const before = await api.snapshot()
    const list = await organiser.post('/api/players/import', { teamId: 'lleno', players: rows(2) })
    expect([list.status, list.body.message]).toEqual([
      409,
      'Un equipo tiene 3 jugadores como máximo, y este ya tiene 2',
    ])
    expect(await api.snapshot()).toBe(before)
    expect((await organiser.post('/api/players', { teamId: 'lleno', ...rows(1)[0] })).status).toBe(201)
    const full = await api.snapshot()
    expect((await organiser.post('/api/players', { teamId: 'lleno', ...rows(1)[0] })).status).toBe(409)
    expect((await organiser.patch('/api/players/tres', { teamId: 'lleno' })).status).toBe(409)
    expect(await api.snapshot()).toBe(full)
    expect((await organiser.post('/api/players/import', { teamId: 'otro', players: rows(2) })).status).toBe(201)
  })
})
