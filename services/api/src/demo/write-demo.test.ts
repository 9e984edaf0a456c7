import type { Competition } from '@torneo/contracts/competition/competition'
import { check } from '@torneo/contracts/fields/validation'
import { type Bucket, buckets, type ListedFile } from '@torneo/contracts/files/storage'
import type { Match } from '@torneo/contracts/match/matches'
import { imageRecords } from '@torneo/contracts/records/record-shapes'
import { PublicLanding } from '@torneo/contracts/site/public'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { imagesOf } from '../data/content/record-images'
import { createStatsAudit } from '../data/read-models/stats-audit'
import { useTestApi } from '../testing/test-api'
import { demoAccounts, demoPassword } from './accounts'
import { writeDemo } from './write-demo'

const api = useTestApi({ DEMO_AT: '2025-11-09T09:55' })

const emptyText = JSON.stringify([])

/** Signs in as the demo's super. */
async function demoBoss() {
  const row = await api.raw
    .collection<{ _id: string; email: string }>('users')
    .findOne({ email: demoAccounts[0]?.email ?? '' })
  const boss = row && (await api.app.services.users.find(row._id))
  if (!boss) throw new Error('The demo has no super')
  return api.signedIn(boss)
}

async function library(): Promise<Record<Bucket, ListedFile[]>> {
  const boss = await demoBoss()
  const lists = await Promise.all(
    buckets.map(async (bucket) => [bucket, (await boss.get(`/api/storage/buckets/${bucket}/files`)).body.items]),
  )
  return Object.fromEntries(lists) as Record<Bucket, ListedFile[]>
}

async function writeFresh(): Promise<void> {
  // The start creates a tournament of the current year, which the demo does not replace.
  await api.raw.collection('tournaments').deleteMany({})
  if (!(await writeDemo(api.app.services))) throw new Error('The database was not empty')
}

let restoreData: (() => Promise<void>) | undefined

/** The demo is written once, because storing its files is slow. */
async function enterDemo(): Promise<void> {
  if (restoreData) return restoreData()
  await writeFresh()
  restoreData = await api.save()
}

describe('a demo in an empty database', () => {
  beforeEach(enterDemo)

  it('fills the whole landing page', async () => {
    const { status, body } = await api.anonymous.get('/api/public/landing')
    expect(status).toBe(200)
    expect(check(PublicLanding, body)).toEqual({ ok: true, value: body })
    expect(body.hero).toMatchObject({ title: 'Torneo de Ex Alumnos 2025', ctaVisible: true })
    expect(body.settings.siteName).toBe('Torneo de Ex Alumnos')
    expect(body.about.highlights).toHaveLength(5)
    expect(body.cta.buttonType).toBe('register')
    expect(
      [
        ...[body.landingSports, body.schedule, body.galleryGroups, body.sponsors, body.hallOfFame],
        ...[body.news, body.pages],
      ].map((list) => list.length),
    ).toEqual([6, 14, 8, 9, 12, 3, 2])
    expect(new Set(body.sponsors.map(({ tier }: { tier: string }) => tier))).toEqual(
      new Set(['gold', 'silver', 'bronze']),
    )
    expect(new Set(body.schedule.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['match', 'ceremony', 'activity']),
    )
    const titles = body.galleryGroups.map(({ title }: { title: string }) => title)
    expect(titles.slice(0, 2)).toEqual(['Cena de cierre', 'Final de fútbol 2024'])
    for (const { photos } of body.galleryGroups) expect(photos.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(body)).not.toMatch(/@torneo\.local|updatedBy|createdBy/)
  })

  it('has zones, semi-finals that were played and a drawn final in one sport', async () => {
    const boss = await demoBoss()
    const { items: sports } = (await boss.get('/api/tournament-sports')).body
    const { id } = sports.find(({ name }: { name: string }) => name === 'Vóley mixto')
    const { phases, podium }: Competition = (await boss.get(`/api/competitions/${id}`)).body
    const [zones, cup] = phases
    expect([zones?.state, cup?.state, podium]).toEqual(['over', 'running', null])
    const { items: matches }: { items: Match[] } = (await boss.get(`/api/matches?sportId=${id}`)).body
    const shown = matches.map(({ roundName, homeTeam, awayTeam, homeScore, awayScore }) =>
      [roundName, homeTeam?.name, `${homeScore}-${awayScore}`, awayTeam?.name].join(' '),
    )
    expect(shown.toSorted()).toEqual([
      'Fecha 1 Promo 01 1-2 Promo 07',
      'Fecha 1 Promo 98 2-0 Promo 11',
      'Final Promo 98 0-0 Promo 07',
      'Semifinal 1 Promo 01 1-2 Promo 98',
      'Semifinal 2 Promo 11 0-2 Promo 07',
      'Tercer puesto Promo 11 0-0 Promo 01',
    ])
    // Each match of the bracket has the teams that its slots say.
    const ties = cup?.kind === 'knockout' ? cup.ties : []
    expect(ties.map(({ homeTeam, awayTeam, conflict }) => [homeTeam?.name, awayTeam?.name, conflict])).toEqual([
      ['Promo 01', 'Promo 98', null],
      ['Promo 11', 'Promo 07', null],
      ['Promo 98', 'Promo 07', null],
      ['Promo 11', 'Promo 01', null],
    ])
  })

  it('has a Copa General that families see, with contests and points for order', async () => {
    const { generalCup: cup } = (await api.anonymous.get('/api/public/tournament')).body
    expect([cup.name, cup.contests.map(({ name }: { name: string }) => name)]).toEqual([
      'Copa General',
      ['Desfile', 'Hinchada'],
    ])
    const lines = cup.table.flatMap((row: { lines: { name: string }[] }) => row.lines.map(({ name }) => name))
    expect(lines).toEqual(
      expect.arrayContaining(['Fútbol 11', 'Vóley mixto', 'Desfile', 'Hinchada', 'Orden en los vestuarios']),
    )
    expect(cup.table[0].position).toBe(1)
  })

  it('names only stored files, and uses all of them but the leftovers', async () => {
    const stored = await library()
    const files = Object.values(stored).flat()
    const named = (
      await Promise.all(
        imageRecords.map(async ({ collection, record }) =>
          (await api.raw.collection(collection).find().toArray()).flatMap((row) =>
            imagesOf(record, row).map(({ address }) => address),
          ),
        ),
      )
    ).flat()
    const known = new Set(files.map(({ url }) => url))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((address) => !parseFileAddress(address) || !known.has(address))).toEqual([])
    expect(
      files
        .filter(({ uses }) => uses.length === 0)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['cancha-2-dron.webp', 'patio-otono.webp'])

    // Some images are used several times: the hero's background is in two galleries.
    const { gallery } = stored
    const titles = gallery.find(({ name }) => name === 'final-nocturna.webp')?.uses.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['Hero · Imagen de fondo', 'Inauguración 2025', 'Final de fútbol 2024']),
    )
    expect(gallery.filter(({ uses }) => uses.length === 2).length).toBeGreaterThan(3)
  })

  it('stores images of the declared type, in the sizes that the picker suggests', async () => {
    const { gallery, sponsors, general } = await library()
    for (const { name, url, mimeType, width, height, size } of [...gallery, ...sponsors, ...general]) {
      const bytes = await api.app.inject({ url })
      expect([name, bytes.statusCode, bytes.headers['content-type'], bytes.rawPayload.length]).toEqual([
        name,
        200,
        mimeType,
        size,
      ])
      const found = await sharp(bytes.rawPayload).metadata()
      expect([name, found.width, found.height]).toEqual([name, width, height])
    }
    const sizes = (files: ListedFile[]) =>
      [...new Set(files.map(({ width, height }) => `${width}x${height}`))].toSorted()
    expect(sizes(gallery)).toEqual(['1280x720', '1920x1080'])
    expect(sizes([...sponsors, ...general])).toEqual(['600x300'])
    expect(new Set(gallery.map(({ size }) => size)).size).toBe(gallery.length)
  })
})

/** Not restored between tests: a node that sees a live match starts its clock, which would change the compared data. */
describe('a demo that was just written', () => {
  beforeEach(writeFresh)

  it('lets its accounts sign in, lists their activity, and changes nothing the second time', async () => {
    for (const { email, role } of demoAccounts) {
      const { status, body } = await api.anonymous.post('/api/account/sessions', { email, password: demoPassword })
      expect([email, status, body.role]).toEqual([email, 201, role])
    }
    const { counters, activity } = (await (await demoBoss()).get('/api/dashboard')).body
    expect(counters).toMatchObject({ sports: 6, events: 14, galleries: 8, sponsors: 9, hallOfFame: 12 })
    expect(activity[0]).toMatchObject({ action: 'Galería creada', subject: 'Cena de cierre' })
    expect(new Set(activity.map(({ actor }: { actor: string }) => actor))).toEqual(
      new Set(['Lucía Ferreyra', 'Diego Paz', 'Carla Núñez']),
    )

    const before = await api.snapshot()
    expect(await writeDemo(api.app.services)).toBe(false)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('the tournament of the demo', () => {
  beforeEach(enterDemo)

  const rows = (name: string) => api.raw.collection<Record<string, unknown> & { _id: string }>(name).find().toArray()

  it('has no dangling references', async () => {
    const [sports, promotions, teams, players, matches, tournaments] = await Promise.all([
      rows('tournament_sports'),
      rows('promotions'),
      rows('teams'),
      rows('players'),
      rows('matches'),
      rows('tournaments'),
    ])
    expect([promotions.length, teams.length, matches.length]).toEqual([16, 24, 36])
    expect(players.length).toBeGreaterThan(240)
    expect(tournaments.map(({ _id, year }) => [_id, year])).toEqual([['1', 2025]])
    const ids = (of: readonly { _id: string }[]) => new Set<unknown>(of.map(({ _id }) => _id))
    const dangling = [
      ...teams.filter(({ sportId, promotionId }) => !ids(sports).has(sportId) || !ids(promotions).has(promotionId)),
      ...players.filter(({ teamId }) => !ids(teams).has(teamId)),
      ...matches.filter(
        ({ sportId, homeTeamId, awayTeamId, tournamentId }) =>
          tournamentId !== '1' ||
          [homeTeamId, awayTeamId].some((id) => teams.find(({ _id }) => _id === id)?.sportId !== sportId),
      ),
    ]
    expect(dangling).toEqual([])
    expect(new Set(teams.map(({ sportId }) => sportId)).size).toBe(4)
    const events = matches.flatMap((match) =>
      (match.events as Record<string, unknown>[]).map((event) => ({ ...event, match })),
    )
    const begun = matches.filter(({ status }) => status !== 'scheduled')
    expect([begun.length, begun.filter(({ status }) => status === 'live').length]).toEqual([26, 2])
    expect(events.length).toBeGreaterThan(100)
    expect(
      events.filter(
        ({ match, teamId, playerId, assistPlayerId }: Record<string, unknown> & { match: Record<string, unknown> }) => {
          const isThere = (id: unknown) => players.some((player) => player._id === id && player.teamId === teamId)
          return (
            !begun.some(({ _id }) => _id === match._id) ||
            ![match.homeTeamId, match.awayTeamId].includes(teamId) ||
            !isThere(playerId) ||
            (assistPlayerId !== null && !isThere(assistPlayerId))
          )
        },
      ),
    ).toEqual([])
  })

  it('has exactly the counters of its finished matches', async () => {
    const { teams, players, drifted } = await createStatsAudit(api.app.services.database).check()
    expect([teams, players > 240, drifted]).toEqual([24, true, []])
  })

  it('gives Ana Ríos her teams, and four more promotions a captain with a random password', async () => {
    const boss = await demoBoss()
    const captains = (await boss.get('/api/users')).body.users.filter(
      ({ role }: { role: string }) => role === 'team_captain',
    )
    expect(captains.map(({ name, teamName }: { name: string; teamName: string }) => [name, teamName])).toEqual([
      ['Ana Ríos', 'Promo 98'],
      ['Camila Arrieta', 'Promo 12'],
      ['Graciela Montero', 'Promo 91'],
      ['Héctor Bellini', 'Promo 85'],
      ['Martín Echeverri', 'Promo 04'],
    ])
    for (const { email } of captains) {
      const { status } = await api.anonymous.post('/api/account/sessions', { email, password: demoPassword })
      expect([email, status]).toEqual([email, email === 'capitan@torneo.local' ? 201 : 401])
    }
    const ana = await api.signedIn(captains[0])
    const own = (await ana.get('/api/teams')).body.items
    expect(own).toHaveLength(3)
    expect((await ana.get(`/api/players?teamId=${own[0].id}`)).body.total).toBeGreaterThanOrEqual(8)
    expect((await ana.get(`/api/matches?teamId=${own[0].id}`)).body.total).toBe(3)
  })
})

describe('a database that is not empty', () => {
  it.each([
    [
      'an account',
      async () => {
        await api.addUser({ role: 'super' })
      },
    ],
    [
      'a settings record',
      async () => {
        await (await api.as('super')).patch('/api/settings', { siteName: 'Otro' })
        await api.raw.collection('users').deleteMany({})
      },
    ],
    [
      'a sponsor',
      async () => {
        await (await api.as('super')).post('/api/sponsors', { name: 'Uno', website: 'uno.example', tier: 'gold' })
        await api.raw.collection('users').deleteMany({})
      },
    ],
  ])('stays unchanged when it holds %s', async (_what, fill) => {
    await fill()
    const before = await api.snapshot()
    expect(await writeDemo(api.app.services)).toBe(false)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a demo that cannot be finished', () => {
  it('leaves neither records nor files', async () => {
    const { services } = api.app
    // The last write fails.
    const activity = { ...services.activity, add: () => Promise.reject(new Error('full')) }
    await expect(writeDemo({ ...services, activity })).rejects.toThrow('full')
    expect(await api.snapshot()).toBe(emptyText)
  })

  it('is written once when two start at the same time', async () => {
    const ends = await Promise.allSettled([writeDemo(api.app.services), writeDemo(api.app.services)])
    expect(ends.filter((end) => end.status === 'fulfilled' && end.value)).toHaveLength(1)
    expect(await api.raw.collection('users').countDocuments()).toBe(8)
    expect(await api.raw.collection('matches').countDocuments()).toBe(36)
    expect(await api.raw.collection('gallery_groups').countDocuments()).toBe(8)
    expect(await api.raw.collection('sponsors.files').countDocuments()).toBe(9)
  })
})
