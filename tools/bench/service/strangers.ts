import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { WebSocket } from 'ws'
import { startService } from '../../shared/service.ts'
import { workspace } from '../../shared/workspace.ts'
import { type Crowd, openCrowd, socketOf } from '../scene/crowd.ts'
import { withMatches } from '../scene/live-matches.ts'
import { settledMegabytes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'

const [rounds, betweenMs, warmUpMs] = [100, 50, 3000]
/** Open sockets, sockets renewed per interval, and seconds to run: BENCH_CHURN_S=3600 is an hour. */
const present = 500
const renewed = Number(process.env.BENCH_CHURN_RATE ?? 250) / 10
const churnSeconds = Number(process.env.BENCH_CHURN_S ?? 60)

/** Milliseconds between sending a goal and its arrival at the other phone. */
async function goals(crowd: Crowd, score: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  while (times.length < rounds) {
    const shown = crowd.begin()
    const since = performance.now()
    await score()
    times.push((await shown) - since)
    await delay(betweenMs)
  }
  return times
}

const abuse: Measurement<Scene> = {
  id: 'strangers',
  rows: [
    {
      title: 'A goal to the other phone while 200 strangers do their worst, p50: over the same in quiet',
      bar: 'at most 3 x',
    },
    { title: 'Failures of reads and goals of who is signed in meanwhile', bar: '0' },
  ],
  async measure(scene) {
    const target = await scene.fresh('demo', { TRUST_PROXY: 'loopback' })
    try {
      return await withMatches(target, 1, async ([match]) => {
        await match.pause()
        const crowd = await openCrowd(1, socketOf(target), [matchChannel(match.id)])
        await goals(crowd, match.score)
        const quiet = await goals(crowd, match.score)
        const strangers = startService({
          args: ['--import', 'tsx', fileURLToPath(new URL('strangers.fixture.ts', import.meta.url)), target.address],
          cwd: workspace,
          env: process.env,
        })
        let failures = 0
        let reads = 0
        const reading = setInterval(() => {
          reads += 1
          target.get('/teams').catch(() => {
            failures += 1
          })
        }, 100)
        await delay(warmUpMs)
        const loud = await goals(crowd, match.score).catch(() => {
          failures += 1
          return [Number.NaN]
        })
        clearInterval(reading)
        await strangers.stop()
        await crowd.close()
        const [before, meanwhile] = [percentile(quiet, 0.5), percentile(loud, 0.5)]
        const tail = `p99 ${percentile(quiet, 0.99).toFixed(1)} and ${percentile(loud, 0.99).toFixed(1)} ms`
        return [
          {
            measured: `${(meanwhile / before).toFixed(2)} x`,
            note: `${before.toFixed(1)} and ${meanwhile.toFixed(1)} ms; ${tail}`,
          },
          { measured: String(failures), note: `of ${reads} reads and ${rounds} goals` },
        ]
      })
    } finally {
      await target.stop()
    }
  },
}

const socketChurn: Measurement<Scene> = {
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

export const strangers: readonly Measurement<Scene>[] = [abuse, socketChurn]
