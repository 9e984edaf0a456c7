import { beforeEach, describe, expect, it } from 'vitest'
import { profiled } from '../../testing/profiled'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { untilKnown, useNode } from '../../testing/use-node'

const api = useTestApi()
const here = useNode(api)
const at = tournamentScene(api)

const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }
const goal = { type: 'goal', teamId: 'local', playerId: 'nueve' }
const raw = (collection: string) => api.raw.collection<{ _id: string }>(collection)
/** Sends commands to the observed node. */
const onIt = async () => createTestClient(here.app, (await api.as('admin_tournament')).token)

let rev = 0
beforeEach(async () => {
  for (const id of ['futbol', 'otro']) await at.sport(id)
  await at.promotion('promo')
  for (const id of ['local', 'visita', 'tercero', 'cuarto'])
    await at.team(id, { sportId: 'futbol', promotionId: 'promo' })
  await at.player('nueve', { teamId: 'local', name: 'Nueve' })
  // This node may still know the match of the last test: an id never returns with a lower rev, in production either.
  await at.match('m1', { ...teams, status: 'live', rev: (rev += 100) })
  await untilKnown(here, 'm1', rev)
})

/** Counts the nodes' reads of names during `work`. */
async function readsOfNames(work: () => Promise<void>): Promise<number> {
  const ns = { $in: ['teams', 'promotions', 'tournament_sports'].map((name) => `${api.raw.databaseName}.${name}`) }
  // A node repairs what is stored ten seconds after its start, in transactions.
  const isOutside = { 'command.autocommit': { $exists: false } }
  return (await profiled(api.raw, { appName: 'torneo', op: { $in: ['query', 'command'] }, ns, ...isOutside }, work))
    .length
}

it("a finish among many open matches sends its match and its sport's table, and nothing else", async () => {
  const others = Array.from({ length: 60 }, (_, place) => `o${place}`)
  for (const id of others)
    await at.match(id, { ...teams, homeTeamId: 'tercero', awayTeamId: id === 'o0' ? 'local' : 'cuarto' })
  const socket = here.open({ isPublic: true })
  const channels = ['matches', 'match:m1', 'match:o0', 'match:o1', 'standings:futbol', 'standings:otro']
  await socket.subscribe(...channels)
  await expect
    .poll(() => socket.on('matches').flatMap((said) => (said as { data: { items: object[] } }).data.items).length)
    .toBe(61)
  const chief = await onIt()
  await chief.post('/api/matches/m1/events', goal)
  await expect.poll(() => socket.last('matches').items[0].homeScore).toBe(1)
  const count = () => channels.map((channel) => socket.on(channel).length)
  const before = count()
  await chief.post('/api/matches/m1/finish')
  await expect.poll(() => socket.last('standings:futbol').standings[0].points).toBe(3)
  await expect.poll(() => socket.last('standings:futbol').scorers).toMatchObject([{ goals: 1 }])
  // Everything else from the change stream has arrived before this.
  await raw('matches').updateOne({ _id: 'o1' }, { $inc: { rev: 1 } })
  await expect.poll(() => socket.on('match:o1').length).toBe(before[3]! + 1)
  expect(socket.last('matches').items.map(({ id }: { id: string }) => id)).toEqual(['o1'])
  const [matches, m1, o0, , , otro] = count().map((now, place) => now - before[place]!)
  expect([matches, m1, o0, otro]).toEqual([2, 1, 0, 0])
})

describe('a goal', () => {
  it('is in the row with who scored it, oldest first, and goes with its event', async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches')
    const chief = await onIt()
    await chief.post('/api/matches/m1/events', { ...goal, minute: 40 })
    await chief.post('/api/matches/m1/events', { type: 'yellow_card', teamId: 'local', playerId: 'nueve' })
    const { body } = await chief.post('/api/matches/m1/events', { ...goal, teamId: 'local', minute: 7 })
    const goals = () => socket.last('matches').items[0].goals as unknown
    const shown = { added: 0, side: 'home', name: 'Nueve', kind: 'goal' }
    await expect.poll(goals).toEqual([
      { ...shown, minute: 7 },
      { ...shown, minute: 40 },
    ])
    await raw('players').updateOne({ _id: 'nueve' }, { $set: { name: 'El Nueve' } })
    await expect.poll(goals).toEqual([
      { ...shown, name: 'El Nueve', minute: 7 },
      { ...shown, name: 'El Nueve', minute: 40 },
    ])
    await chief.delete(`/api/matches/m1/events/${body.event.id as string}`)
    await expect.poll(goals).toEqual([{ ...shown, name: 'El Nueve', minute: 40 }])
    await raw('players').deleteOne({ _id: 'nueve' })
    await expect.poll(goals).toEqual([{ ...shown, name: null, minute: 40 }])
  })

  it("reaches all sockets in order from either node, without reading the match's names", async () => {
    const socket = here.open({ isPublic: true })
    await socket.subscribe('matches', 'match:m1', 'standings:futbol')
    const writers = [await onIt(), await api.as('admin_tournament')]
    const score = async (times: number, all: number) => {
      for (let time = 0; time < times; time += 1) await writers[time % 2]!.post('/api/matches/m1/events', goal)
      await expect.poll(() => socket.last('match:m1').events.length).toBe(all)
      await expect.poll(() => socket.last('matches').items[0].goals.length).toBe(all)
    }
    await score(4, 4)
    expect(await readsOfNames(() => score(10, 14))).toBe(0)
    const revs = socket.on('match:m1').map((said) => (said as { data: { match: { rev: number } } }).data.match.rev)
    expect(revs).toEqual(revs.toSorted((one, other) => one - other))
  })
})

it('a hidden match disappears, and returns as it was', async () => {
  const socket = here.open({ isPublic: true })
  await socket.subscribe('matches', 'match:m1')
  const [row] = socket.last('matches').items
  await raw('matches').updateOne(
    { _id: 'm1' },
    { $set: { deleted: { at: new Date(), by: { id: 'x', name: 'X' }, batch: 'm1' } } },
  )
  await expect.poll(() => socket.last('matches')).toEqual({ items: [], removed: ['m1'] })
  await expect.poll(() => socket.on('match:m1').at(-1)).toMatchObject({ type: 'error', code: 404 })
  const other = here.open({ isPublic: true })
  await other.subscribe('match:m1', 'matches')
  expect(other.on('match:m1')).toMatchObject([{ type: 'error', code: 404 }])
  expect(other.last('matches').items).toEqual([])
  await raw('matches').updateOne({ _id: 'm1' }, { $unset: { deleted: '' } })
  await expect.poll(() => socket.last('matches')).toEqual({ items: [row], removed: [] })
  await socket.subscribe('match:m1')
  expect(socket.last('match:m1').match.id).toBe('m1')
})

it('a match that was made a moment ago elsewhere is found by its name', async () => {
  await at.tournament()
  const chief = await api.as('admin_tournament')
  const socket = here.open({ isPublic: true })
  await socket.subscribe('matches')
  for (let time = 0; time < 10; time += 1) {
    const { status, body } = await chief.post('/api/matches', {
      ...teams,
      date: '2025-11-15',
      time: '10:00',
      location: 'Campo',
    })
    expect(status).toBe(201)
    await socket.subscribe(`match:${body.id as string}`)
    expect(socket.on(`match:${body.id as string}`)[0]).toMatchObject({ type: 'snapshot' })
  }
})
