import { publicChannel, publicParts, type TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { applyTournamentChange } from '@torneo/domain/site/apply-tournament-change'
import { expect, it } from 'vitest'
import { storePage } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'
import type { TestSocket } from '../../testing/test-socket'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const [here, there] = [useNode(api), useNode(api)]
const at = tournamentScene(api)
const [landing, tournament, editions, versions] = publicParts.map(publicChannel)
const hero = { title: 'Torneo', subtitle: 'Volvemos', description: 'Todas las promociones' }

/** A tournament of two sports, with a match that two promotions play. */
async function scene(): Promise<void> {
  await at.tournament()
  for (const sport of ['futbol', 'voley']) await at.sport(sport)
  await at.promotion('p98', { captainId: 'ana' })
  await at.promotion('p05', { year: 2005 })
  await at.team('locales', { sportId: 'futbol', promotionId: 'p98' })
  await at.team('visita', { sportId: 'futbol', promotionId: 'p05' })
  await at.player('nueve', { teamId: 'locales', name: 'Nueve' })
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'locales', awayTeamId: 'visita' })
}

/** The tournament that a site has: the last snapshot with the changes after it. */
const stateOf = (socket: TestSocket): TournamentSnapshot =>
  socket
    .on(String(tournament))
    .reduce<TournamentSnapshot | null>(
      (state, { type, data }: { readonly type: string; readonly data?: unknown }) =>
        type === 'snapshot' ? (data as TournamentSnapshot) : state && applyTournamentChange(state, data as never),
      null,
    ) as TournamentSnapshot

const published = async () =>
  (await api.anonymous.get('/api/public/tournament')).body as TournamentSnapshot['tournament']

/** Waits until a site has what `GET /public/tournament` answers. */
async function expectAsPublished(socket: TestSocket): Promise<void> {
  await expect
    .poll(async () => [stateOf(socket).tournament, await published()])
    .toSatisfy(([site, answer]) => {
      expect(site).toEqual(answer)
      return true
    })
}

const revsOf = (socket: TestSocket, channel: string) =>
  socket.on(channel).map((message) => (message as { data: { rev: number } }).data.rev)

it('a snapshot of each part is what the public calls answer, to anybody', async () => {
  await scene()
  await (await api.as('admin_landing')).put('/api/hero', hero)
  for (const options of [{ isPublic: true }, { token: (await api.as('team_captain')).token }]) {
    const socket = here.open(options)
    await socket.subscribe(...publicParts.map(publicChannel))
    expect(socket.last(String(landing)).landing).toEqual((await api.anonymous.get('/api/public/landing')).body)
    await expectAsPublished(socket)
    expect(stateOf(socket).histories).toEqual({ m1: { events: [], applied: [] } })
    expect(socket.last(String(editions)).items).toMatchObject([{ year: 2025, isOpen: true, podiums: [] }])
    expect(socket.last(String(editions)).items[0].teams.map(({ team }: { team: object }) => team)).toMatchObject([
      { name: 'locales' },
      { name: 'visita' },
    ])
    expect(socket.last(String(versions))).toMatchObject({
      panelOrigin: null,
      pageOrigin: null,
      hasPage: true,
      items: [{ app: 'landing-page', version: null }],
    })
    // Accounts are not public (R44).
    expect(JSON.stringify(socket.received)).not.toContain('ana')
    socket.close()
  }
})

it('a goal is the row and history of its match and the tables of its sport, whichever node took it', async () => {
  await scene()
  const chief = await api.as('admin_tournament')
  const socket = here.open({ isPublic: true })
  await socket.subscribe(String(tournament))
  await expectAsPublished(socket)
  const before = socket.on(String(tournament)).length
  await chief.post('/api/matches/m1/start')
  await chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'locales', playerId: 'nueve' })
  await expect.poll(() => stateOf(socket).histories['m1']?.events).toHaveLength(1)
  await expectAsPublished(socket)
  expect(stateOf(socket).histories['m1']?.events).toEqual((await chief.get('/api/matches/m1/events')).body.items)
  const changes = socket.on(String(tournament)).slice(before) as unknown as { data: { matches: { id: string }[] } }[]
  for (const { data } of changes) {
    expect(data).not.toHaveProperty('head')
    expect(data.matches.map(({ id }) => id)).toEqual(data.matches.length > 0 ? ['m1'] : [])
  }
  const revs = revsOf(socket, String(tournament))
  expect(revs).toEqual([...new Set(revs)].toSorted((one, other) => one - other))
})

it('renamed teams, deleted matches and a sport that is switched off reach a site as any other reader', async () => {
  await scene()
  await at.match('m2', { sportId: 'futbol', homeTeamId: 'visita', awayTeamId: 'locales', date: '2025-11-14' })
  const chief = await api.as('admin_tournament')
  const socket = here.open({ isPublic: true })
  await socket.subscribe(String(tournament))
  await expectAsPublished(socket)
  const raw = (collection: string) => api.raw.collection<{ _id: string }>(collection)
  await raw('teams').updateOne({ _id: 'locales' }, { $set: { name: 'Los del 98' } })
  await raw('promotions').updateOne({ _id: 'p05' }, { $set: { description: 'La del 2005' } })
  await raw('tournaments').updateOne({ _id: '1' }, { $set: { name: 'Copa' } })
  await expect.poll(() => stateOf(socket).tournament.teams.map(({ name }) => name)).toContain('Los del 98')
  await expect.poll(() => stateOf(socket).tournament.tournament?.name).toBe('Copa')
  await expectAsPublished(socket)
  await chief.delete('/api/matches/m2')
  await expect.poll(() => stateOf(socket).tournament.matches.map(({ id }) => id)).toEqual(['m1'])
  await raw('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { active: false } })
  await expect.poll(() => stateOf(socket).tournament.sports.map(({ id }) => id)).toEqual(['voley'])
  await expectAsPublished(socket)
  expect(stateOf(socket).histories).toEqual({})
  await raw('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { active: true } })
  await expect.poll(() => Object.keys(stateOf(socket).histories)).toEqual(['m1'])
  await expectAsPublished(socket)
})

it('a site that goes to another node while goals fall has all of them, and a gap becomes a snapshot', async () => {
  await scene()
  const chief = await api.as('admin_tournament')
  await chief.post('/api/matches/m1/start')
  for (const node of [here, there, here]) {
    const socket = node.open({ isPublic: true })
    await socket.subscribe(String(tournament))
    await chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'locales', playerId: 'nueve' })
    await expectAsPublished(socket)
    const { length } = socket.on(String(tournament))
    // A client that misses a frame subscribes again.
    await socket.subscribe(String(tournament))
    await expect
      .poll(() =>
        socket
          .on(String(tournament))
          .slice(length)
          .some(({ type }) => type === 'snapshot'),
      )
      .toBe(true)
    await expectAsPublished(socket)
    socket.close()
  }
})

it('a save of the landing, a version that goes live and a decided podium are changes', async () => {
  await scene()
  const [author, chief] = [await api.as('admin_landing'), await api.as('super')]
  const socket = here.open({ isPublic: true })
  await socket.subscribe(String(landing), String(versions), String(editions))
  await author.put('/api/hero', hero)
  await expect.poll(() => socket.last(String(landing)).landing.hero?.title).toBe('Torneo')
  await storePage(chief, '2.0.0')
  expect((await chief.post('/api/releases/landing-page/live', { version: '2.0.0' })).status).toBe(200)
  await expect.poll(() => socket.last(String(versions)).items).toEqual([{ app: 'landing-page', version: '2.0.0' }])
  await at.team('tercero', { sportId: 'voley', promotionId: 'p98' })
  await expect.poll(() => socket.last(String(editions)).items[0].teams).toHaveLength(3)
})

it('other names are unknown', async () => {
  const socket = here.open({ isPublic: true })
  await socket.subscribe('public:users', 'public', 'public:')
  for (const name of ['public:users', 'public', 'public:'])
    expect(socket.on(name)).toMatchObject([{ type: 'error', code: 404 }])
})
