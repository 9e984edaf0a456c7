import { unreadBound } from '@torneo/serving/sockets/socket-times'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const tolerantNode = useNode(api, { realtimeTimes: { healthCheck: 20, full: 3_600_000 } })
const strictNode = useNode(api, { realtimeTimes: { healthCheck: 20, full: 300 } })
const at = tournamentScene(api)

/** Size of each state of the match: a few fill the send and receive buffers of a connection. */
const weight = 1_000_000
const states = 40

/** Bytes that a node buffers for its sockets. */
const unread = ({ app }: typeof tolerantNode) =>
  [...app.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)

/** Adds a match, and opens a socket that subscribes to it and reads nothing more. */
async function openSlow(node: typeof tolerantNode, id: string, ...more: string[]) {
  await at.match(id, { sportId: 'x', homeTeamId: 'y', awayTeamId: 'z' })
  const slow = node.open({ isPublic: true })
  await slow.subscribe(`match:${id}`, ...more)
  slow.socket.pause()
  return slow
}

/**
 * Writes the states of a match one after the other, each once another reader has the previous one, until the last one
 * or `isOver`; returns the largest buffer of the tolerant node.
 */
async function writeAll(id: string, isOver = () => false): Promise<number> {
  const quick = tolerantNode.open({ isPublic: true })
  await quick.subscribe(`match:${id}`)
  let most = 0
  for (let rev = 2; rev <= states && !isOver(); rev += 1) {
    await api.raw
      .collection<{ _id: string }>('matches')
      .updateOne({ _id: id }, { $set: { rev, referee: String(rev % 10).repeat(weight) } })
    await expect.poll(() => quick.last(`match:${id}`).match.rev).toBe(rev)
    most = Math.max(most, unread(tolerantNode))
  }
  quick.close()
  return most
}

it("bounds a slow reader's queue, and sends it the newest state at once, in order, when it reads again", async () => {
  const slow = await openSlow(tolerantNode, 'm1', 'matches')
  const most = await writeAll('m1')
  // One frame is written whole, to each of the two sockets and channels.
  expect(most).toBeGreaterThan(unreadBound)
  expect(most).toBeLessThan(2 * (unreadBound + weight + 5000))
  slow.socket.resume()
  await expect.poll(() => slow.last('match:m1').match.rev).toBe(states)
  const revs = slow.on('match:m1').map((message) => (message as { data: { match: { rev: number } } }).data.match.rev)
  expect(revs).toEqual(revs.toSorted((one, other) => one - other))
  expect(revs.length).toBeLessThan(states)
  await expect.poll(() => slow.last('matches').items[0].rev).toBe(states)
  await expect.poll(() => unread(tolerantNode)).toBe(0)
  await api.raw
    .collection<{ _id: string }>('matches')
    .updateOne({ _id: 'm1' }, { $set: { rev: states + 1, referee: '' } })
  await expect
    .poll(() => slow.on('match:m1').at(-1))
    .toMatchObject({ type: 'change', data: { match: { rev: states + 1 } } })
})

it('closes a socket that never reads with 1013 and drops its queue', async () => {
  // Another match: a node takes no lower rev of one that it knows, which may have been deleted and added meanwhile.
  const slow = await openSlow(strictNode, 'm2')
  const readyStates = () => [...strictNode.app.websocketServer.clients].map(({ readyState }) => readyState)
  // A closing socket is ended after 30 s, which all writes may take on a busy machine.
  await writeAll('m2', () => readyStates().includes(WebSocket.CLOSING))
  await expect.poll(readyStates).toEqual([WebSocket.CLOSING])
  slow.socket.resume()
  expect(await slow.ended()).toBe(1013)
  await expect.poll(() => strictNode.app.websocketServer.clients.size).toBe(0)
})
