import { beforeEach, describe, expect, it } from 'vitest'
import { storeRelease } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { untilKnown, useNode } from '../../testing/use-node'

const api = useTestApi()
const here = useNode(api)
const there = useNode(api)
const at = tournamentScene(api)

const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }
/** A match without goals, as a row of the channel. */
const withGoals = (match: object) => ({ ...match, goals: [] })
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
/** Ids of the matches in a message of their channel. */
const idsIn = (message: object) => ids((message as { data: { items: { id: string }[] } }).data.items)

let rev = 0
beforeEach(async () => {
  await at.sport('futbol')
  await at.promotion('promo')
  await at.team('local', { sportId: 'futbol', promotionId: 'promo' })
  await at.team('visita', { sportId: 'futbol', promotionId: 'promo' })
  await at.player('nueve', { teamId: 'local', name: 'Nueve' })
  // This node may still know the match of the last test: an id never returns with a lower rev, in production either.
  await at.match('m1', { ...teams, rev: (rev += 100) })
  await untilKnown(here, 'm1', rev)
})

/** Sends commands to the other node: their changes arrive here through the database. */
const operator = () => api.as('admin_tournament')
const raw = (collection: string) => api.raw.collection<{ _id: string }>(collection)

describe('matches', () => {
  it("begins with the scheduled and live matches, in the order of lists, and each record is the contract's alone", async () => {
    await at.match('ayer', { ...teams, date: '2025-11-14' })
    for (const [id, status] of [
      ['vivo', 'live'],
      ['jugado', 'finished'],
      ['caido', 'cancelled'],
    ] as const)
      await at.match(id, { ...teams, status })
    for (const id of ['b2', 'B10', 'ba', 'a2']) await at.match(id, { ...teams, date: '2025-11-16' })
    // Reads what was written by hand; a subscription alone may begin before it.
    const { body } = await (await operator()).get('/api/matches?status=scheduled,live')
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches')
    expect(socket.on('matches')).toEqual([
      { type: 'snapshot', channel: 'matches', seq: 1, data: { items: body.items.map(withGoals) } },
    ])
    expect(ids(socket.last('matches').items)).toHaveLength(7)
  })

  it('tells the rows that changed and no others, by whichever node or by hand', async () => {
    await at.match('m2', { ...teams, time: '11:00' })
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches')
    // A match created just before is in the snapshot or in the first change.
    await expect.poll(() => socket.on('matches').flatMap(idsIn)).toEqual(expect.arrayContaining(['m1', 'm2']))
    const before = socket.on('matches').length
    const { body: started } = await (await operator()).post('/api/matches/m1/start')
    await expect.poll(() => socket.last('matches')).toEqual({ items: [withGoals(started)], removed: [] })
    await raw('matches').updateOne({ _id: 'm2' }, { $set: { location: 'A mano' }, $inc: { rev: 1 } })
    await expect.poll(() => socket.last('matches').items).toMatchObject([{ id: 'm2', location: 'A mano' }])
    await at.match('m3', teams)
    await expect.poll(() => ids(socket.last('matches').items)).toEqual(['m3'])
    expect(socket.on('matches').slice(before).map(idsIn)).toEqual([['m1'], ['m2'], ['m3']])
  })

  it('send a finished or cancelled match once more, a deleted one by its id, a reopened one as a row', async () => {
    const socket = here.open({ isPublic: true })
    for (const id of ['m2', 'm3']) await at.match(id, teams)
    await socket.subscribe('matches')
    const chief = await operator()
    await chief.post('/api/matches/m1/result', { homeScore: 2, awayScore: 1 })
    await expect
      .poll(() => socket.last('matches'))
      .toMatchObject({ items: [{ id: 'm1', status: 'finished', homeScore: 2 }], removed: [] })
    await chief.post('/api/matches/m2/cancel')
    await expect
      .poll(() => socket.last('matches'))
      .toMatchObject({ items: [{ id: 'm2', status: 'cancelled' }], removed: [] })
    await chief.patch('/api/matches/m1', { location: 'De nadie ya' })
    await chief.delete('/api/matches/m3')
    await expect.poll(() => socket.last('matches')).toEqual({ items: [], removed: ['m3'] })
    await chief.post('/api/matches/m1/reopen')
    await expect
      .poll(() => socket.last('matches'))
      .toMatchObject({ items: [{ id: 'm1', status: 'live', location: 'De nadie ya' }], removed: [] })
    const another = there.open({ isPublic: true })
    await another.subscribe('matches')
    expect(ids(another.last('matches').items)).toEqual(['m1'])
  })

  it('a team, promotion or sport that is called otherwise is a change of its matches, without a new rev', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches', 'match:m1')
    // A match created just before is in the snapshot or in the first change.
    await expect.poll(() => socket.last('matches').items).toHaveLength(1)
    const [before] = socket.last('matches').items
    await raw('teams').updateOne({ _id: 'local' }, { $set: { name: 'Los del 98' } })
    await expect.poll(() => socket.last('matches').items[0].homeTeam.name).toBe('Los del 98')
    await raw('promotions').updateOne({ _id: 'promo' }, { $set: { color: '#00FF00' } })
    await expect.poll(() => socket.last('matches').items[0].homeTeam.promotionColor).toBe('#00FF00')
    await raw('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { icon: '🏐' } })
    await expect.poll(() => socket.last('match:m1').match.sport.icon).toBe('🏐')
    expect(socket.last('matches').items[0].rev).toBe(before.rev)
  })

  it('many concurrent ones are one change or few, and an unchanged state is not sent again', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches')
    await raw('matches').insertMany(
      Array.from({ length: 40 }, (_, place) => ({
        _id: `n${place}`,
        ...teams,
        tournamentId: '1',
        date: '2025-11-20',
        time: '10:00',
        location: 'Campo',
        round: 1,
        referee: '',
        field: '',
        status: 'scheduled',
        isLive: false,
        homeScore: 0,
        awayScore: 0,
        currentMinute: 0,
        currentHalf: 1,
        createdAt: new Date(),
        updatedAt: new Date(),
        rev: 1,
      })),
    )
    const known = () => new Set(socket.on('matches').flatMap(idsIn))
    await expect.poll(() => known().size).toBe(41)
    const count = socket.on('matches').length
    expect(count).toBeLessThan(12)
    await raw('teams').updateMany({}, { $inc: { holds: 1 } })
    await raw('matches').updateOne({ _id: 'n0' }, { $set: { cancelledRunning: false } })
    await raw('matches').updateOne({ _id: 'n1' }, { $set: { location: 'Otro' } })
    await expect.poll(() => socket.last('matches').items).toMatchObject([{ id: 'n1', location: 'Otro' }])
    expect(socket.on('matches')).toHaveLength(count + 1)
  })

  it('a row of a lower rev than was sent is not sent', async () => {
    const socket = here.open({ isPublic: true })
    await raw('matches').updateOne({ _id: 'm1' }, { $set: { rev: rev + 7 } })
    await socket.subscribe('matches', 'match:m1')
    await expect.poll(() => socket.last('match:m1').match.rev).toBe(rev + 7)
    await raw('matches').updateOne({ _id: 'm1' }, { $set: { rev: rev + 6, location: 'Viejo' } })
    await at.match('m2', teams)
    await expect.poll(() => ids(socket.last('matches').items)).toEqual(['m2'])
    await raw('matches').updateOne({ _id: 'm1' }, { $set: { rev: rev + 8 } })
    await expect.poll(() => socket.last('match:m1').match.rev).toBe(rev + 8)
    const revs = socket
      .on('match:m1')
      .map((message) => (message as { data: { match: { rev: number } } }).data.match.rev)
    expect(revs.slice(revs.indexOf(rev + 7))).toEqual([rev + 7, rev + 8])
  })
})

describe('match:<id>', () => {
  it('is whole each time: the match, what happened with names, and the keys of the last actions', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('match:m1')
    expect(socket.last('match:m1')).toMatchObject({ match: { id: 'm1', status: 'scheduled' }, events: [], applied: [] })
    const chief = await operator()
    await chief.post('/api/matches/m1/start')
    await chief.post(
      '/api/matches/m1/events',
      { type: 'goal', teamId: 'local', playerId: 'nueve' },
      { 'idempotency-key': 'gol-numero-uno' },
    )
    await expect.poll(() => socket.last('match:m1').applied).toEqual(['gol-numero-uno'])
    const { body } = await chief.get('/api/matches/m1')
    const { body: events } = await chief.get('/api/matches/m1/events')
    expect(socket.last('match:m1')).toEqual({ match: body, events: events.items, applied: ['gol-numero-uno'] })
    expect(socket.last('match:m1')).toMatchObject({
      match: { homeScore: 1, status: 'live' },
      events: [{ playerName: 'Nueve', playerNumber: 10 }],
    })
  })

  it('never shows an event without its goal: each frame is of one moment', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('match:m1')
    const chief = await operator()
    for (let goal = 0; goal < 15; goal += 1)
      await chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'local', playerId: 'nueve' })
    await expect.poll(() => socket.last('match:m1').events.length).toBe(15)
    const seen = socket
      .on('match:m1')
      .map((message) => (message as { data: { match: { homeScore: number }; events: unknown[] } }).data)
    expect(seen.map(({ events }) => events.length)).toEqual(seen.map(({ match }) => match.homeScore))
  })

  it('receives an event that is written, changed or deleted by hand, and a renamed player', async () => {
    const socket = here.open({ isPublic: true })
    await at.match('m2', teams)
    await socket.subscribe('match:m1', 'match:m2')
    await at.event('e1', { matchId: 'm1', teamId: 'local', playerId: 'nueve', timestamp: '2025-11-15T10:00:00.000Z' })
    await expect
      .poll(() => socket.last('match:m1').events)
      .toMatchObject([{ id: 'e1', minute: 12, playerName: 'Nueve' }])
    await raw('matches').updateOne({ _id: 'm1' }, { $set: { 'events.0.minute': 13 } })
    await expect.poll(() => socket.last('match:m1').events[0].minute).toBe(13)
    await raw('players').updateOne({ _id: 'nueve' }, { $set: { name: 'El Nueve' } })
    await expect.poll(() => socket.last('match:m1').events[0].playerName).toBe('El Nueve')
    await raw('matches').updateOne({ _id: 'm1' }, { $set: { events: [] } })
    await expect.poll(() => socket.last('match:m1').events).toEqual([])
    await socket.ping()
    expect(socket.on('match:m2')).toHaveLength(1)
  })

  it('is the same for a match that is over, and ends with 404 when it is deleted', async () => {
    await at.match('viejo', { ...teams, status: 'finished' })
    const socket = here.open({ isPublic: true })
    await socket.subscribe('match:viejo')
    expect(socket.last('match:viejo').match.status).toBe('finished')
    await (await operator()).delete('/api/matches/viejo')
    await expect.poll(() => socket.on('match:viejo').at(-1)).toMatchObject({ type: 'error', code: 404 })
    expect(socket.isOpen()).toBe(true)
    await at.match('viejo', teams)
    await socket.subscribe('match:viejo')
    expect(socket.last('match:viejo').match.status).toBe('scheduled')
  })
})

describe('standings:<sportId>', () => {
  it('sends both tables completely, and again when a match is finished and reopened', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('standings:futbol')
    const chief = await operator()
    const first = socket.last('standings:futbol')
    expect(first.standings.map(({ points }: { points: number }) => points)).toEqual([0, 0])
    await chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'local', playerId: 'nueve' })
    await chief.post('/api/matches/m1/start')
    await chief.post('/api/matches/m1/finish')
    await expect
      .poll(() => socket.last('standings:futbol').scorers)
      .toMatchObject([{ player: { name: 'Nueve' }, goals: 1 }])
    const [standings, scorers] = await Promise.all(
      ['standings', 'scorers'].map((table) => api.anonymous.get(`/api/${table}?sportId=futbol`)),
    )
    expect(socket.last('standings:futbol')).toEqual({
      standings: standings?.body.items,
      scorers: scorers?.body.items,
      competition: null,
    })
    expect(socket.last('standings:futbol').standings[0]).toMatchObject({ team: { id: 'local' }, points: 3 })
    await chief.post('/api/matches/m1/reopen')
    await expect.poll(() => socket.last('standings:futbol')).toEqual(first)
  })

  it('are empty while the sport is inactive, and return with it', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('standings:futbol')
    await raw('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { active: false } })
    await expect.poll(() => socket.last('standings:futbol')).toEqual({ standings: [], scorers: [] })
    await raw('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { active: true } })
    await expect.poll(() => socket.last('standings:futbol').standings.length).toBe(2)
  })
})

describe('content', () => {
  it('names accounts and authors to users who may read them: others receive at most that it happened', async () => {
    const boss = await api.as('super')
    const captain = await api.addUser({ role: 'team_captain' })
    const sockets = {
      super: here.open({ token: boss.token }),
      admin_tournament: here.open({ token: (await operator()).token }),
      admin_landing: here.open({ token: (await api.as('admin_landing')).token }),
      team_captain: here.open({ token: (await api.as('team_captain')).token }),
    }
    for (const socket of Object.values(sockets)) await socket.subscribe('content')
    await boss.patch(`/api/users/${captain.id}`, { name: 'Otro Nombre' })
    await raw('hero').insertOne({ _id: 'heroe' } as never)
    const said = (socket: (typeof sockets)['super']) =>
      socket
        .on('content')
        .slice(1)
        .map((message) => (message as { data: { collection: string; id: string } }).data)
    for (const socket of Object.values(sockets))
      await expect.poll(() => said(socket)).toContainEqual({ collection: 'hero', id: 'heroe' })
    const of = (role: keyof typeof sockets, collection: string) => [
      ...new Set(
        said(sockets[role])
          .filter((one) => one.collection === collection)
          .map(({ id }) => id),
      ),
    ]
    expect(of('super', 'users')).toContain(captain.id)
    expect(of('super', 'activity')).not.toContain('')
    expect([of('admin_tournament', 'users'), of('admin_landing', 'users'), of('team_captain', 'users')]).toEqual([
      [''],
      [],
      [],
    ])
    for (const role of ['admin_tournament', 'admin_landing', 'team_captain'] as const)
      expect(of(role, 'activity')).toEqual([''])
  })

  it('says that a version was uploaded and a key made, to super admins alone', async () => {
    const boss = await api.as('super')
    const [own, others] = [
      here.open({ token: boss.token }),
      here.open({ token: (await api.as('admin_landing')).token }),
    ]
    for (const socket of [own, others]) await socket.subscribe('content')
    await storeRelease(boss, { version: '1.0.0' })
    const { body } = await boss.post('/api/release-keys', { app: 'landing-admin', name: 'Lucía, CI' })
    await raw('hero').insertOne({ _id: 'heroe' } as never)
    const said = (socket: typeof others) =>
      socket
        .on('content')
        .slice(1)
        .map((message) => (message as { data: { collection: string } }).data)
    await expect
      .poll(() => said(own))
      .toEqual(
        expect.arrayContaining([
          { collection: 'releases', id: 'landing-admin@1.0.0' },
          { collection: 'release_keys', id: body.key.id },
        ]),
      )
    await expect.poll(() => said(others)).toContainEqual({ collection: 'hero', id: 'heroe' })
    expect(said(others).filter(({ collection }) => collection.startsWith('release'))).toEqual([])
  })

  it('says which record was written, of content and of what the lists show, and nothing of it', async () => {
    const chief = await api.as('super')
    const socket = here.open({ token: chief.token })
    await socket.subscribe('content')
    expect(socket.on('content')).toEqual([{ type: 'snapshot', channel: 'content', seq: 1, data: {} }])
    const { body } = await chief.post('/api/sponsors', { name: 'Uno', tier: 'gold', website: 'https://uno.example' })
    await chief.put('/api/hero', { title: 'A', subtitle: 'B', description: 'C', logoImage: '' })
    await raw('players').updateOne({ _id: 'nueve' }, { $set: { position: 'Arquero' } })
    const hero = await raw('hero').findOne({})
    const said = () =>
      socket
        .on('content')
        .slice(1)
        .map((message) => (message as { data: unknown }).data)
    await expect.poll(said).toEqual(
      expect.arrayContaining([
        { collection: 'sponsors', id: body.id },
        { collection: 'hero', id: hero?._id },
        { collection: 'players', id: 'nueve' },
      ]),
    )
  })

  it('announces a large batch by a snapshot, as anything may have changed', async () => {
    const chief = await api.as('admin_landing')
    const socket = here.open({ token: chief.token })
    await socket.subscribe('content')
    await api.raw
      .collection('sponsors')
      .insertMany(Array.from({ length: 400 }, (_, place) => ({ _id: `s${place}` as never })))
    await expect.poll(() => socket.on('content').filter(({ type }) => type === 'snapshot').length).toBeGreaterThan(1)
    expect(socket.on('content').length).toBeLessThan(400)
    await api.raw.collection('sponsors').drop()
    await expect.poll(() => socket.on('content').at(-1)?.type).toBe('snapshot')
  })
})

describe('subscribing', () => {
  it('twice is a new snapshot; nothing comes after unsubscribing', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches', 'match:m1')
    await socket.subscribe('matches')
    const types = () => socket.on('matches').map(({ type }) => type)
    // Writes of the set-up may still arrive, as changes between the two.
    expect(types().filter((type) => type === 'snapshot')).toHaveLength(2)
    expect(types().at(0)).toBe('snapshot')
    socket.send({ type: 'unsubscribe', channels: ['matches', 'match:m1', 'content', 'lo que sea'] })
    await socket.ping()
    const told = () => socket.received.filter(({ type }) => type !== 'pong').length
    const before = told()
    const witness = here.open({ isPublic: true })
    await witness.subscribe('matches')
    await at.match('m2', teams)
    await expect.poll(() => JSON.stringify(witness.on('matches'))).toContain('"id":"m2"')
    await socket.ping()
    expect(told()).toBe(before)
  })

  it('misses no command that runs meanwhile: snapshot and changes together equal the stored state', async () => {
    const chief = await operator()
    await chief.post('/api/matches/m1/start')
    const sockets = Array.from({ length: 20 }, () => here.open({ isPublic: true }))
    const writing = (async () => {
      for (let step = 0; step < 40; step += 1) await chief.post('/api/matches/m1/score', { side: 'home', step: 1 })
    })()
    for (const socket of sockets) await socket.subscribe('match:m1', 'matches')
    await writing
    for (const socket of sockets) {
      await expect.poll(() => socket.last('match:m1').match.homeScore).toBe(40)
      await expect.poll(() => socket.last('matches').items[0].homeScore).toBe(40)
      const scores = socket
        .on('match:m1')
        .map((message) => (message as { data: { match: { homeScore: number } } }).data.match.homeScore)
      expect(scores).toEqual(scores.toSorted((one, other) => one - other))
    }
  })
})
