import { realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import { afterEach, expect, it, vi } from 'vitest'
import { profiled } from '../../testing/profiled'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const flooded = useNode(api)
const quiet = useNode(api)
const again = useNode(api)
const crowded = useNode(api)
const at = tournamentScene(api)
afterEach(() => vi.useRealTimers())

/** Names of matches that do not exist. */
const nothing = (socket: number) =>
  Array.from({ length: realtimeLimits.channels }, (_, place) => `match:nada${socket}x${place}`)

async function aMatch(id: string) {
  await at.match(id, { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', status: 'live' })
}

/** Counts the nodes' reads of matches during `work`. */
async function readsOfMatches(work: () => Promise<void>): Promise<number> {
  return (
    await profiled(
      api.raw,
      { appName: 'torneo', op: { $in: ['query', 'command'] }, ns: `${api.raw.databaseName}.matches` },
      work,
    )
  ).length
}

it('forty anonymous sockets that subscribe to fifty unknown matches each cost a few reads and delay no goal', async () => {
  await aMatch('m1')
  const viewer = flooded.open({ isPublic: true })
  await viewer.subscribe('match:m1')
  const strangers = Array.from({ length: 40 }, () => flooded.open({ isPublic: true }))
  await Promise.all(strangers.map((one) => one.opened()))
  const reads = await readsOfMatches(async () => {
    for (const [place, one] of strangers.entries()) one.send({ type: 'subscribe', channels: nothing(place) })
    await (await api.as('admin_tournament')).post('/api/matches/m1/score', { side: 'home', step: 1 })
    await expect.poll(() => viewer.last('match:m1').match.homeScore).toBe(1)
    await expect
      .poll(() => strangers.map(({ received }) => received.length))
      .toEqual(Array(40).fill(realtimeLimits.channels))
  })
  expect(reads).toBeLessThan(60)
  const codes = strangers.flatMap(({ received }) =>
    received.map((message) => (message.type === 'error' ? message.code : 0)),
  )
  expect(new Set(codes)).toEqual(new Set([404, 429]))
  await Promise.all(strangers.map((one) => one.ping()))
  // Channels that are open already are available to everyone, including clients at the same address.
  const late = flooded.open({ isPublic: true })
  await late.subscribe('match:m1')
  expect(late.last('match:m1').match.homeScore).toBe(1)
})

it('a socket that keeps subscribing to unknown matches is closed with 1008', async () => {
  const socket = quiet.open({ isPublic: true })
  await socket.opened()
  socket.send({ type: 'subscribe', channels: nothing(0) })
  await expect.poll(() => socket.received.length).toBe(realtimeLimits.channels)
  await socket.ping()
  socket.send({ type: 'subscribe', channels: nothing(1) })
  expect(await socket.ended()).toBe(1008)
})

it('another socket does not renew the number of channels that a network may open', async () => {
  const rounds = 12
  for (let round = 0; round < rounds; round += 1) {
    const socket = again.open({ isPublic: true })
    await socket.subscribe(...nothing(round))
    socket.close()
  }
  const last = again.open({ isPublic: true })
  await last.subscribe('match:nadaX')
  expect(last.on('match:nadaX')).toMatchObject([{ type: 'error', code: 429 }])
})

it('anonymous sockets together cause a limited number of lookups per second; cached channels stay open to everyone', async () => {
  await aMatch('m2')
  await (await api.as('admin_tournament')).get('/api/matches/m2')
  const strangers = Array.from({ length: 8 }, () => crowded.open({ isPublic: true }))
  const viewer = crowded.open({ isPublic: true })
  await Promise.all([viewer, ...strangers].map((one) => one.opened()))
  await viewer.subscribe('matches')
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const [place, one] of strangers.entries()) one.send({ type: 'subscribe', channels: nothing(place) })
  await expect
    .poll(() => strangers.map(({ received }) => received.length))
    .toEqual(Array(8).fill(realtimeLimits.channels))
  const codes = strangers.flatMap(({ received }) =>
    received.map((message) => (message.type === 'error' ? message.code : 0)),
  )
  expect(codes.filter((code) => code === 404)).toHaveLength(200)
  await viewer.subscribe('match:m2')
  expect(viewer.on('match:m2')).toMatchObject([{ type: 'snapshot' }])
  // A client that continues after 429 is closed like one that continues after 404.
  for (const [place, one] of strangers.entries()) one.send({ type: 'subscribe', channels: nothing(place + 8) })
  expect(await Promise.all(strangers.map((one) => one.ended()))).toEqual(Array(8).fill(1008))
})

it('pauses a socket for a second at fifty unknown matches; others are served meanwhile', async () => {
  const [stranger, viewer] = [quiet.open({ isPublic: true }), quiet.open({ isPublic: true })]
  await Promise.all([stranger, viewer].map((one) => one.opened()))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stranger.send({ type: 'subscribe', channels: nothing(0) })
  await expect.poll(() => stranger.received.length).toBe(realtimeLimits.channels)
  let isOver = false
  const resting = stranger.ping().then(() => {
    isOver = true
  })
  await viewer.ping()
  await viewer.subscribe('matches')
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(1000)
  await resting
})

it('a match deleted while it is watched does not count against its viewers', async () => {
  const socket = quiet.open({ isPublic: true })
  const ids = Array.from({ length: 40 }, (_, place) => `m${place}`)
  for (const id of ids) await aMatch(id)
  await socket.subscribe(...ids.map((id) => `match:${id}`))
  await api.raw.collection('matches').deleteMany({})
  await expect.poll(() => ids.map((id) => socket.on(`match:${id}`).at(-1)?.type)).toEqual(ids.map(() => 'error'))
  // These would be a hundred.
  await socket.subscribe(...nothing(0))
  await socket.subscribe(...nothing(1).slice(0, 10))
  await socket.ping()
})

it('a socket opens at most a hundred new channels per minute; open ones are free', async () => {
  const [socket, other] = [quiet.open({ isPublic: true }), quiet.open({ isPublic: true })]
  await other.subscribe('matches')
  const sports = Array.from({ length: 49 }, (_, place) => `deporte${place}`)
  for (const id of sports) await at.sport(id)
  const channels = sports.map((id) => `standings:${id}`)
  for (let time = 0; time < 2; time += 1) {
    await socket.subscribe(...channels)
    socket.send({ type: 'unsubscribe', channels })
  }
  await socket.subscribe(...channels)
  const last = channels.map((channel) => socket.on(channel).at(-1))
  expect(last.filter((message) => message?.type === 'snapshot')).toHaveLength(2)
  expect(last.filter((message) => message?.type === 'error' && message.code === 429)).toHaveLength(47)
  await socket.subscribe('matches')
  expect(socket.on('matches').at(-1)).toMatchObject({ type: 'snapshot' })
})
