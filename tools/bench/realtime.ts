import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { matchChannel, realtimePath } from '@torneo/contracts/realtime'
import { type Db, MongoClient } from 'mongodb'
import { freePort } from '../shared/free-port.ts'
import { type Crowd, openCrowd } from './crowd.ts'
import { openLiveMatch, type LiveMatch } from './live-match.ts'
import { residentMegabytes } from './process-use.ts'
import { reconnects } from './reconnects.ts'
import type { Row } from './table.ts'

const [listeners, many] = [200, 5000]
const [warmUp, rounds] = [50, 300]
const bareCollection = 'bench_bare'

export interface RealtimeTarget {
  readonly pid: number
  readonly address: string
  readonly cookie: string
  readonly mongodbUri: string
}

const percentile = (times: readonly number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

const addressOf = ({ address }: RealtimeTarget) => `${address.replace('http', 'ws')}${realtimePath}?public=1`
const helloFor = ({ id }: LiveMatch) => JSON.stringify({ type: 'subscribe', channels: [matchChannel(id)] })

/** The live socket: how soon a change is at everyone, and what is left of connections that break again and again. */
export async function realtime(target: RealtimeTarget): Promise<Row[]> {
  const client = await MongoClient.connect(target.mongodbUri)
  try {
    const match = await openLiveMatch(target)
    const crowd = await openCrowd(listeners, addressOf(target), helloFor(match))
    const rows = [...await fanOut(client.db(), match, crowd, target.mongodbUri), await fromCommand(match, crowd)]
    await crowd.close()
    return [...rows, await reconnects(match, addressOf(target))]
  } finally {
    await client.close()
  }
}

/** Hears of the next write to a collection as the API does: through a change stream. Resolves with the time. */
async function openEar(db: Db, collection: string) {
  const changes = db.collection(collection).watch([], { maxAwaitTimeMS: 400 })
  await changes.tryNext()
  return {
    async next(): Promise<number> {
      while (!(await changes.tryNext())) { /* Nothing yet. */ }
      return performance.now()
    },
    close: () => changes.close(),
  }
}

async function startBare(mongodbUri: string, body: string) {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('bare-broadcast.fixture.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(port), BARE_BODY: body, BARE_MONGODB_URI: mongodbUri, BARE_COLLECTION: bareCollection },
  })
  await once(child, 'message')
  return { url: `ws://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') }
}

/**
 * From the change stream's event, as this process hears it, to the last of 200 sockets: over a bare `ws` that sends the same bytes at its own change
 * stream's event. They take turns, so that what else the machine does weighs on both.
 */
async function fanOut(db: Db, match: LiveMatch, crowd: Crowd, mongodbUri: string): Promise<Row[]> {
  const first = crowd.begin()
  await match.score()
  await first
  const bare = await startBare(mongodbUri, crowd.lastFrame())
  const bareCrowd = await openCrowd(listeners, bare.url)
  const [ear, bareEar] = [await openEar(db, 'matches'), await openEar(db, bareCollection)]
  const round = async (its: Crowd, hears: typeof ear, write: () => Promise<unknown>) => {
    const [arrived, heard] = [its.begin(), hears.next()]
    await write()
    const [last, event] = await Promise.all([arrived, heard])
    return last - event
  }
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let turn = 0; turn < warmUp + rounds; turn += 1) {
      const own = await round(crowd, ear, () => match.writeByHand(db))
      const other = await round(bareCrowd, bareEar, () => db.collection(bareCollection).insertOne({}))
      if (turn < warmUp) continue
      ours.push(own)
      theirs.push(other)
    }
  } finally {
    await Promise.all([ear.close(), bareEar.close(), bareCrowd.close()])
    bare.stop()
    await db.collection(bareCollection).drop()
  }
  return ([[0.5, 'p50', 'at most 1.5 x'], [0.99, 'p99', 'at most 2 x']] as const).map(([share, name, bar]) => {
    const [own, other] = [percentile(ours, share), percentile(theirs, share)]
    return {
      what: `Change event to the last of ${listeners} sockets, ${name}: over a bare ws broadcast`,
      measured: `${(own / other).toFixed(2)} x (${milliseconds(own)})`, bar,
    }
  })
}

async function fromCommand(match: LiveMatch, crowd: Crowd): Promise<Row> {
  const times: number[] = []
  while (times.length < rounds) {
    const arrived = crowd.begin()
    const since = performance.now()
    await match.score()
    times.push(await arrived - since)
  }
  return {
    what: `HTTP command to the last of ${listeners} sockets, p50`, measured: milliseconds(percentile(times, 0.5)), bar: 'at most 15 ms',
  }
}

/** 5,000 sockets on one node: all are served, and what each costs. Ask a process that has just started: one that has worked has memory to spare. */
export async function manySockets(target: RealtimeTarget): Promise<Row> {
  const match = await openLiveMatch(target)
  const before = await residentMegabytes(target.pid)
  const crowd = await openCrowd(many, addressOf(target), helloFor(match))
  const each = (await residentMegabytes(target.pid) - before) / many * 1000
  const arrived = crowd.begin()
  const since = performance.now()
  await match.score()
  const took = await arrived - since
  await crowd.close()
  return {
    what: `${many} sockets on one node: a command is at the last after; memory each`, measured: `all served, ${took.toFixed(0)} ms; ${each.toFixed(0)} kB`, bar: 'all served',
  }
}
