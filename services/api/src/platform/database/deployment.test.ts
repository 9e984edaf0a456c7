import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { MongoClient } from 'mongodb'
import { describe, expect, it, type TestContext } from 'vitest'
import { freePort } from '../../testing/servers/free-port'
import { testDatabaseUri } from '../../testing/test-api'
import { connectDatabase } from './database'
import { DatabaseError, deploymentFault } from './deployment'

/** Path of the mongod of the test run's own server. */
async function mongodProgram(): Promise<string> {
  const client = new MongoClient(testDatabaseUri().uri)
  const { argv } = (await client.db('admin').command({ getCmdLineOpts: 1 })) as unknown as { argv: string[] }
  await client.close()
  return argv[0]!
}

/** Starts a separate mongod with further flags; it ends with the test. */
async function startMongod({ onTestFinished }: TestContext, ...flags: string[]): Promise<number> {
  const [program, port] = [await mongodProgram(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'torneo-mongod-'))
  const mongod = spawn(program, ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', ...flags], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(async () => {
    mongod.kill('SIGKILL')
    await once(mongod, 'exit')
    rmSync(folder, { recursive: true })
  })
  for await (const line of createInterface(mongod.stdout)) if (line.includes('Waiting for connections')) break
  mongod.stdout.resume()
  return port
}

// Concurrent, because each case waits for a server that does not answer properly.
describe.concurrent('connectDatabase', () => {
  it.for(['', '?replicaSet=rs0'])(
    'refuses a standalone server%s and says how to turn it into a set',
    async (options, context) => {
      const port = await startMongod(context)
      await expect(connectDatabase(`mongodb://127.0.0.1:${port}/torneo${options}`)).rejects.toThrow(
        'The MongoDB server stands alone, and transactions need a replica set (one node is enough; data stays): ' +
          'restart mongod with --replSet rs0, run rs.initiate() in mongosh, once; then start again',
      )
    },
  )

  it('refuses a set that was not initiated', async (context) => {
    const port = await startMongod(context, '--replSet', 'rs0')
    await expect(connectDatabase(`mongodb://127.0.0.1:${port}/torneo`)).rejects.toThrow('run rs.initiate() in mongosh')
  })

  it.each([
    'mongodb://127.0.0.1:99999/x',
    'mongodb://a:b:secreta@127.0.0.1/x',
    'mongodb://127.0.0.1/x?foo=bar',
    'mongodb://127.0.0.1/%E0%A4%A',
    'mongodb://127.0.0.1/a.b',
  ])("refuses the address %s by the setting's name, without a part of it", async (uri) => {
    const refusal = connectDatabase(uri)
    await expect(refusal).rejects.toBeInstanceOf(DatabaseError)
    await expect(refusal).rejects.toThrow(/^MONGODB_URI cannot be used: give an address like (?!.*secreta).*%2F %25$/)
  })

  it('reports a missing response', async () => {
    const refusal = connectDatabase(`mongodb://127.0.0.1:${await freePort()}/torneo`)
    await expect(refusal).rejects.toBeInstanceOf(DatabaseError)
    await expect(refusal).rejects.toThrow(
      /^The database of MONGODB_URI does not answer .*: start it, or correct MONGODB_URI$/,
    )
  })
})

it('takes a replica set and a sharded cluster', () => {
  expect(deploymentFault({ setName: 'rs0' })).toBeNull()
  expect(deploymentFault({ msg: 'isdbgrid' })).toBeNull()
})
