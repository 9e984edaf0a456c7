import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { fullDisk } from '../shared/full-disk.ts'
import { waitForExit } from '../shared/process-alive.ts'
import { cacheFolders } from './mongod-cache.ts'
import { type EmbeddedMongo, startMongo } from './start-mongo.ts'

const binaries = cacheFolders(resolve('.data'))
const log = () => undefined

let dir: string
let running: EmbeddedMongo[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'torneo-mongo-'))
  running = []
})

afterEach(async () => {
  for (const mongo of running) await mongo.stop()
  await rm(dir, { recursive: true, force: true })
})

async function start(port?: number): Promise<EmbeddedMongo> {
  const mongo = await startMongo({ dir, binaries, log, ...(port ? { port } : {}) })
  running.push(mongo)
  return mongo
}

async function withClient<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

/** Writes inside a transaction, which only a replica set at its configured address can do. */
function save(uri: string, id: string): Promise<unknown> {
  return withClient(uri, (client) =>
    client.withSession((session) =>
      session.withTransaction(() =>
        client.db().collection<{ _id: string }>('kept').insertOne({ _id: id }, { session }),
      ),
    ),
  )
}

function saved(uri: string): Promise<string[]> {
  return withClient(uri, async (client) =>
    (await client.db().collection<{ _id: string }>('kept').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
  )
}

describe('the embedded database', () => {
  test('keeps its data and its port from start to start', async () => {
    const first = await start()
    await save(first.uri, 'a')
    await first.stop()
    const second = await start()
    expect(second.port).toBe(first.port)
    expect(await saved(second.uri)).toEqual(['a'])
  })

  test('moves to another port when the remembered one is taken', async () => {
    const first = await start()
    await save(first.uri, 'a')
    await first.stop()
    // Closes every connection: a silent one would delay MongoDB's check of its old address by 30 s.
    const squatter = createServer((socket) => socket.destroy()).listen(first.port, '127.0.0.1')
    await once(squatter, 'listening')
    const second = await start()
    squatter.close()
    expect(second.port).not.toBe(first.port)
    await save(second.uri, 'b')
    expect(await saved(second.uri)).toEqual(['a', 'b'])
  })

  test('reports that the required port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    await expect(start(port)).rejects.toThrow(`Port ${port} is taken`)
    squatter.close()
  })

  test('keeps every acknowledged write through kill -9 of the server', async () => {
    const first = await start()
    await save(first.uri, 'a')
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const second = await start()
    expect(await saved(second.uri)).toEqual(['a'])
  })

  test('is opened by its password alone, and its folder by its owner', async () => {
    const { uri, port } = await start()
    await save(uri, 'a')
    const strangers = [`mongodb://127.0.0.1:${port}/?directConnection=true`, uri.replace(/:[^:@/]*@/, ':guessed@')]
    for (const stranger of strangers)
      await expect(saved(stranger)).rejects.toThrow(/requires authentication|Authentication failed/)
    const modes = await Promise.all(
      ['.', 'key', 'mongo.json'].map(async (name) => ((await stat(join(dir, name))).mode & 0o777).toString(8)),
    )
    expect(modes).toEqual(['700', '600', '600'])
  })

  test('gives data from before there was a password one, and loses none of it', async () => {
    const before = await startMongo({ dir, binaries, log, temporary: true })
    await save(before.uri, 'a')
    await before.stop()
    const next = await start()
    expect(await saved(next.uri)).toEqual(['a'])
    await expect(saved(`mongodb://127.0.0.1:${next.port}/?directConnection=true`)).rejects.toThrow(
      'requires authentication',
    )
  })

  test('rejects a second start on the same data while the first runs', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow('already running')
    await save(first.uri, 'a')
    expect(await saved(first.uri)).toEqual(['a'])
  })

  test('rejects data that another major version wrote', async () => {
    await writeFile(join(dir, 'mongo.json'), JSON.stringify({ port: 1, version: '5.0.0' }))
    await expect(start()).rejects.toThrow('MongoDB 5, which wrote this data')
  })

  test('names a damaged database in one line, with the way back', async () => {
    const first = await start()
    await first.stop()
    await writeFile(join(dir, 'files/WiredTiger.wt'), 'no database')
    await expect(start()).rejects.toThrow(
      new RegExp(`^The database in ${dir} is damaged: .+ mv ${dir} ${dir}-damaged && npm run restore -- <backup>, .+$`),
    )
  })

  test('ends with a starter that was killed, and the next start continues with its data', async () => {
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('hold-mongo.fixture.ts', import.meta.url)), dir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = (await once(holder.stdout, 'data')) as [Buffer]
    const { uri, pid } = JSON.parse(line.toString()) as { uri: string; pid: number }
    await save(uri, 'a')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const next = await start()
    expect(await saved(next.uri)).toEqual(['a'])
    expect(await waitForExit(pid, inject('waitMs'))).toBe(true)
  })
})

test('a full disk is named, with the folder and what to do', async () => {
  expect(await fullDisk(tmpdir(), 1e9)).toMatch(
    new RegExp(`^The disk of ${tmpdir()} is full: \\d+ MB are free.* Make room, then start again`),
  )
  expect(await fullDisk(tmpdir(), 0)).toBeUndefined()
})
