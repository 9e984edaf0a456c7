import { matchChannel, standingsChannel } from '@torneo/contracts/endpoint/realtime'
import { type Crowd, openCrowd, socketOf } from '../scene/crowd.ts'
import { withMatches } from '../scene/live-matches.ts'
import { settledMegabytes } from '../scene/process-use.ts'
import type { Scene, TournamentName } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const [listeners, many] = [200, 5000]

/** Milliseconds between sending a command and the arrival of its frame at the last socket. */
async function timeToLast(
  crowd: Crowd,
  command: () => Promise<unknown>,
  isIt?: (frame: string) => boolean,
): Promise<number> {
  const arrived = crowd.begin(isIt)
  const since = performance.now()
  await command()
  return (await arrived) - since
}

const fanOut: Measurement<Scene> = {
  id: 'sockets-200',
  rows: [
    {
      title: `Command to the last of ${listeners} sockets, p50, p99: over a bare http server with ws`,
      bar: 'at most 1.5 x, 2 x',
    },
  ],
  async measure(scene) {
    const [target, bare] = [await scene.tournament('large'), await scene.bare()]
    return withMatches(target, 1, async ([match]) => {
      await match.pause()
      for (let goal = 0; goal < 6; goal += 1) await match.goal()
      const crowd = await openCrowd(listeners, socketOf(target), [matchChannel(match.id)])
      await timeToLast(crowd, match.score)
      await bare.keepBytes(Uint8Array.from(Buffer.from(crowd.lastFrame())), {})
      const bareCrowd = await openCrowd(listeners, bare.url('/socket').replace('http', 'ws'))
      const command = async () =>
        (
          await fetch(bare.url('/everyone'), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ side: 'home', step: 1 }),
          })
        ).text()
      const timesOf = (sockets: Crowd, send: () => Promise<unknown>) => async () => {
        const times: number[] = []
        while (times.length < 100) times.push(await timeToLast(sockets, send))
        return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
      }
      const { p50, p99 } = await ratios(5, timesOf(crowd, match.score), timesOf(bareCrowd, command))
      await Promise.all([crowd.close(), bareCrowd.close()])
      return [figureOf('ms', p50, p99)]
    })
  },
}

const crowded: Measurement<Scene> = {
  id: 'sockets-5000',
  rows: [{ title: `${many} sockets on one node: a command is at all of them`, bar: 'all served' }],
  async measure(scene) {
    // Uses a new process, because one that has worked has spare memory.
    const target = await scene.fresh('large')
    try {
      return await withMatches(target, 1, async ([match]) => {
        const before = await settledMegabytes(target.pid)
        const crowd = await openCrowd(many, socketOf(target), [matchChannel(match.id)])
        const each = (((await settledMegabytes(target.pid)) - before) / many) * 1000
        const took = await timeToLast(crowd, match.score)
        await crowd.close()
        return [{ measured: 'all served', note: `after ${took.toFixed(0)} ms; ${each.toFixed(1)} kB each` }]
      })
    } finally {
      await target.stop()
    }
  },
}

const finish: Measurement<Scene> = {
  id: 'finish',
  rows: [
    {
      title: 'Finish a match, to the last of 5 who watch all matches, it and its table: among 5,000 fixtures over 50',
      bar: 'at most 1.2 x',
    },
  ],
  async measure(scene) {
    /** Runs `work` with a watched match and a function that measures its finish, after which it is live again. */
    const withFinish = async <T>(
      name: TournamentName,
      work: (finish: () => Promise<{ ms: number }>) => Promise<T>,
    ): Promise<T> => {
      const target = await scene.tournament(name)
      return withMatches(target, 1, async ([match]) => {
        await match.goal()
        const crowd = await openCrowd(5, socketOf(target), [
          'matches',
          matchChannel(match.id),
          standingsChannel(match.sportId),
        ])
        const isListed = (status: string) => (frame: string) =>
          frame.includes('"channel":"matches"') && frame.includes(match.id) && frame.includes(`"status":"${status}"`)
        const done = await work(async () => {
          const ms = await timeToLast(crowd, () => target.send(`/matches/${match.id}/finish`), isListed('finished'))
          await timeToLast(crowd, () => target.send(`/matches/${match.id}/reopen`), isListed('live'))
          return { ms }
        })
        await crowd.close()
        return done
      })
    }
    const { ms } = await withFinish('huge', (inHuge) => withFinish('small', (inSmall) => ratios(15, inHuge, inSmall)))
    return [figureOf('ms', ms)]
  },
}

export const sockets: readonly Measurement<Scene>[] = [fanOut, crowded, finish]
