import { publicEndpoints } from '@torneo/contracts/site/public'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTournament, match } from '../testing/a-tournament'
import { createChannels } from './channels'
import { loadTournament } from './load-tournament'
import { createTournamentFeed } from './tournament-feed'

let api: FakeApi
let realtime: FakeRealtime
let stop: () => void
const reads = () => api.callsTo(publicEndpoints.tournament).length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  api = new FakeApi(null).respond(publicEndpoints.tournament, aTournament({ matches: [match(1998, 2005)] }))
  realtime = new FakeRealtime()
  api.install()
  realtime.install()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function follow(openChannels = async () => createChannels()) {
  const feed = createTournamentFeed({ load: loadTournament, openChannels })
  stop = feed.subscribe(() => undefined)
  return feed
}

it('reads once while the socket is online, and every 30 seconds without it', async () => {
  const feed = follow()
  await expect.poll(() => feed.state().connection).toBe('online')
  await expect.poll(() => feed.state().status).toBe('ready')
  vi.advanceTimersByTime(120_000)
  expect(reads()).toBe(1)
  realtime.drop()
  await expect.poll(() => feed.state().connection).toBe('reconnecting')
  for (const times of [2, 3]) {
    vi.advanceTimersByTime(30_000)
    await expect.poll(reads).toBe(times)
    await expect.poll(() => feed.state().isLoading).toBe(false)
  }
})

it('polls every five minutes for what no channel carries', async () => {
  const feed = follow()
  await expect.poll(() => feed.state().connection).toBe('online')
  await expect.poll(() => feed.state().status).toBe('ready')
  vi.advanceTimersByTime(300_000)
  await expect.poll(reads).toBe(2)
})

it('reads when the page becomes visible, and not while it is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const feed = follow(() => Promise.reject(new Error('no line')))
  await expect.poll(() => feed.state().status).toBe('ready')
  vi.advanceTimersByTime(90_000)
  expect(reads()).toBe(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(reads).toBe(2)
  hidden.mockRestore()
})

it('works without the code of the socket, and retries to load it', async () => {
  let tries = 0
  const feed = follow(async () => {
    tries += 1
    if (tries === 1) throw new Error('not on this line')
    return createChannels()
  })
  await expect.poll(() => feed.state().status).toBe('ready')
  expect(feed.state().connection).toBe('reconnecting')
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => feed.state().connection).toBe('online')
})

it('is not online while the service rejects the matches channel', async () => {
  const feed = follow()
  await expect.poll(() => feed.state().connection).toBe('online')
  await expect.poll(() => feed.state().status).toBe('ready')
  realtime.rejectSubscription('matches', { code: 503, message: 'La base de datos no responde' })
  await expect.poll(() => feed.state().connection).toBe('reconnecting')
  vi.advanceTimersByTime(30_000)
  await expect.poll(reads).toBe(2)
})

it('leaves out the matches of a sport that is not published', async () => {
  const feed = follow()
  await expect.poll(() => feed.state().connection).toBe('online')
  realtime.push('matches', {
    items: [match(1991, 2001, { sportId: 'apagado' }), match(1985, 1987, { id: 'nuevo' })],
    removed: [],
  })
  await expect.poll(() => feed.state().matches.map(({ id }) => id)).toContain('nuevo')
  expect(feed.state().matches.map(({ sportId }) => sportId)).not.toContain('apagado')
})

it('has failed while nothing is loaded and reads fail', async () => {
  api.respond(publicEndpoints.tournament, networkFailure)
  realtime.drop()
  const feed = follow()
  await expect.poll(() => feed.state().status).toBe('failed')
  api.respond(publicEndpoints.tournament, aTournament())
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => feed.state().status).toBe('ready')
})

it('shows the cached tournament with its age, and never over a newer response', async () => {
  const [old, now] = [aTournament({ matches: [match(1998, 2005)] }), aTournament({ matches: [] })]
  const cachedAt = Date.now() - 3_600_000
  const answers = [
    { tournament: old, cachedAt },
    { tournament: now, cachedAt: null },
    { tournament: old, cachedAt },
  ]
  const feed = createTournamentFeed({
    load: async () => answers.shift() ?? Promise.reject(new Error('no more')),
    openChannels: () => Promise.reject(new Error('no line')),
  })
  stop = feed.subscribe(() => undefined)
  await expect
    .poll(() => feed.state())
    .toMatchObject({ status: 'ready', connection: 'offline', asOf: cachedAt, matches: [{}] })
  for (const left of [1, 0]) {
    feed.read()
    await expect.poll(() => [answers.length, feed.state().isLoading]).toEqual([left, false])
    expect(feed.state().matches).toEqual([])
    expect(feed.state().asOf).toBeGreaterThan(cachedAt + 3_000_000)
  }
})

it('reads the rest of a part once it is requested, and only once', async () => {
  api.respond(
    publicEndpoints.tournament,
    aTournament({
      matches: [
        match(1998, 2005, { id: 'uno', status: 'finished' }),
        match(1991, 2001, { id: 'dos', status: 'finished' }),
      ],
    }),
  )
  const part = { sport: 'futbol', day: null, days: [], upcoming: [0, 0], results: [0, 2] } as const
  const feed = createTournamentFeed({
    load: loadTournament,
    openChannels: async () => createChannels(),
    initial: aTournament({ matches: [match(1998, 2005, { id: 'uno', status: 'finished' })] }),
    part,
  })
  stop = feed.subscribe(() => undefined)
  await expect.poll(() => feed.state().connection).toBe('online')
  expect([reads(), feed.state().part, feed.state().matches.length]).toEqual([0, part, 1])
  feed.complete()
  await expect.poll(() => [feed.state().part, feed.state().matches.length]).toEqual([null, 2])
  feed.complete()
  expect(reads()).toBe(1)
})
