import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { connectDatabase } from '../platform/database/database'
import type { RealtimeTimes } from '../platform/realtime/realtime-times'
import { cheapPasswords, type TestApi } from './test-api'
import { openSocket, type SocketOptions, type TestSocket } from './test-socket'

export interface TestNode {
  app: FastifyInstance
  /** Opens a socket to this node; open sockets are closed with the node. */
  open: (options?: SocketOptions) => TestSocket
}

interface NodeOptions {
  readonly realtimeTimes?: Partial<RealtimeTimes>
  readonly environment?: Record<string, string>
  /** Milliseconds without news of writes before caches are read anew; a busy machine pauses for seconds. */
  readonly liveMs?: number
  /** Default: the test's database. */
  readonly databaseUri?: () => string
}

/** Starts a second node on a test's database, listening on its own port. */
export function useNode(
  api: TestApi,
  { realtimeTimes = {}, environment = {}, databaseUri, liveMs }: NodeOptions = {},
): TestNode {
  const node = {} as TestNode
  const sockets = new Set<TestSocket>()

  beforeAll(async () => {
    const mongodbUri = databaseUri?.() ?? api.app.services.config.mongodbUri
    const config = readConfig({
      MONGODB_URI: mongodbUri,
      LOG_LEVEL: 'silent',
      MAX_WRITES_MINUTE: '100000',
      ...environment,
    })
    node.app = await buildApp({
      config,
      database: await connectDatabase(config.mongodbUri),
      passwords: cheapPasswords(),
      realtimeTimes,
      ...(liveMs === undefined ? {} : { liveMs }),
    })
    await node.app.listen({ host: '127.0.0.1', port: 0 })
    node.open = (options) => {
      const socket = openSocket(node.app, options)
      sockets.add(socket)
      return socket
    }
  })

  afterAll(async () => {
    for (const socket of sockets) socket.close()
    await node.app.close()
    await node.app.services.database.close()
  })

  return node
}

/**
 * Waits until a node has an open match at this rev. Until then, changes that an earlier test left, such as the deletion of
 * its match of the same id, may still reach the node, and would end a subscription.
 */
export async function untilKnown({ open }: TestNode, id: string, rev: number): Promise<void> {
  const socket = open({ isPublic: true })
  await socket.subscribe('matches')
  const rows = () => socket.on('matches').flatMap((said) => (said as { data: { items: object[] } }).data.items)
  await expect.poll(rows).toContainEqual(expect.objectContaining({ id, rev }))
  socket.close()
}
