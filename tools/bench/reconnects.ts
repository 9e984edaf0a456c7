import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { matchChannel } from '@torneo/contracts/realtime'
import { WebSocket } from 'ws'
import type { LiveMatch } from './live-matches.ts'

const [clients, perClient] = [20, 10]

interface Frame {
  readonly type: string
  readonly seq: number
  readonly data: { readonly match: { readonly rev: number; readonly homeScore: number } }
}

/** Shows a match as the panel does: a snapshot replaces, a change follows its snapshot by one, and no older state is shown after a newer one. */
function follow(url: string, matchId: string) {
  const channel = matchChannel(matchId)
  let socket: WebSocket
  let shown = { rev: 0, homeScore: 0 }
  let faults = 0

  async function open(): Promise<void> {
    const own = new WebSocket(url, { perMessageDeflate: false })
    let seq = 0
    socket = own
    own.on('message', (text: Buffer) => {
      const { type, seq: given, data: { match } } = JSON.parse(text.toString()) as Frame
      if (type === 'change' && given !== seq + 1) faults += 1
      seq = given
      if (match.rev < shown.rev) return
      // The same rev twice shows the same, or something was counted twice.
      if (match.rev === shown.rev && match.homeScore !== shown.homeScore) faults += 1
      shown = match
    })
    await once(own, 'open')
    own.send(JSON.stringify({ type: 'subscribe', channels: [channel] }))
  }

  return {
    open,
    async breakOff(): Promise<void> {
      socket.terminate()
      await open()
    },
    close: () => socket.terminate(),
    shown: () => shown,
    faults: () => faults,
  }
}

/** 200 connections that break while goals fall: every client ends with the stored state, and saw no number twice or out of order. */
export async function reconnects(match: LiveMatch, url: string): Promise<string> {
  const all = Array.from({ length: clients }, () => follow(url, match.id))
  await Promise.all(all.map((one) => one.open()))
  let isOver = false
  const breaking = Promise.all(all.map(async (one, place) => {
    for (let time = 0; time < perClient; time += 1) {
      await delay(20 + ((place * 37 + time * 53) % 60))
      await one.breakOff()
    }
  })).then(() => {
    isOver = true
  })
  let last = await match.score()
  while (!isOver) last = await match.score()
  await breaking
  const isRight = (one: (typeof all)[number]) => one.shown().rev === last.rev && one.shown().homeScore === last.homeScore && one.faults() === 0
  for (let wait = 0; wait < 50 && !all.every(isRight); wait += 1) await delay(100)
  for (const one of all) one.close()
  return `${all.filter(isRight).length} of ${clients}`
}
