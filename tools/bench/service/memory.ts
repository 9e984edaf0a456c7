import { setTimeout as delay } from 'node:timers/promises'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { WebSocket } from 'ws'
import { socketOf } from '../scene/crowd.ts'
import { withMatches } from '../scene/live-matches.ts'
import { settledMegabytes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'

/** Open sockets, sockets renewed per interval, and seconds to run: BENCH_CHURN_S=3600 is an hour. */
const present = 500
const renewed = Number(process.env.BENCH_CHURN_RATE ?? 250) / 10
const churnSeconds = Number(process.env.BENCH_CHURN_S ?? 60)

export const socketChurn: Measurement<Scene> = {
  id: 'churn',
  rows: [
    {
      title: `${present} sockets that come and go for ${churnSeconds} s: memory after it over before`,
      bar: 'at most 1.1 x',
    },
  ],
  async measure(scene) {
    const target = await scene.fresh('demo')
    try {
      return await withMatches(target, 1, async ([match]) => {
        let opened = 0
        const sockets: WebSocket[] = []
        const open = () => {
          const socket = new WebSocket(socketOf(target), { perMessageDeflate: false })
          opened += 1
          socket.on('error', () => undefined)
          socket.once('open', () =>
            socket.send(JSON.stringify({ type: 'subscribe', channels: ['matches', matchChannel(match.id)] })),
          )
          sockets.push(socket)
        }
        while (sockets.length < present) open()
        const churnFor = async (seconds: number) => {
          const until = performance.now() + seconds * 1000
          for (let turn = 0; performance.now() < until; turn += 1, await delay(100)) {
            for (const socket of sockets.splice(0, renewed)) socket.close()
            while (sockets.length < present) open()
            // Scores once a second, because a match accepts no more in an hour.
            if (turn % 10 === 0) await match.score()
          }
        }
        await churnFor(Math.min(30, churnSeconds))
        const before = await settledMegabytes(target.pid)
        await churnFor(churnSeconds)
        const after = await settledMegabytes(target.pid)
        for (const socket of sockets) socket.terminate()
        return [
          {
            measured: `${(after / before).toFixed(2)} x`,
            note: `${before.toFixed(0)} and ${after.toFixed(0)} MB; ${opened} sockets`,
          },
        ]
      })
    } finally {
      await target.stop()
    }
  },
}
