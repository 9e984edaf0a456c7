import { matchChannel, standingsChannel } from '@torneo/contracts/realtime'
import { type Crowd, openCrowd, socketOf } from './crowd.ts'
import { withMatches } from './live-matches.ts'
import type { Measurement } from './measurement.ts'
import { medians, percentile } from './numbers.ts'
import { settledMegabytes } from './process-use.ts'
import { reconnects } from './reconnects.ts'
import type { Scene, TournamentName } from './scene.ts'

const [listeners, many] = [200, 5000]
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

/** From the moment that a command is sent to that at which the last socket has its frame. */
async function timeToLast(crowd: Crowd, command: () => Promise<unknown>, isIt?: (frame: string) => boolean): Promise<number> {
  const arrived = crowd.begin(isIt)
  const since = performance.now()
  await command()
  return await arrived - since
}

const fanOut: Measurement<Scene> = {
  id: 'sockets-200',
  rows: [{ what: `Command to the last of ${listeners} sockets, p50, p99: over a bare http server with ws`, bar: 'at most 1.5 x, 2 x' }],
  async measure(scene) {
    const [target, bare] = [await scene.tournament('large'), await scene.bare()]
    return withMatches(target, 1, async ([match]) => {
      await match.pause()
      for (let goal = 0; goal < 6; goal += 1) await match.goal()
      const crowd = await openCrowd(listeners, socketOf(target), [matchChannel(match.id)])
      await timeToLast(crowd, match.score)
      await bare.keepBytes(Uint8Array.from(Buffer.from(crowd.lastFrame())), {})
      const bareCrowd = await openCrowd(listeners, bare.url('/socket').replace('http', 'ws'))
      const command = async () => (await fetch(bare.url('/everyone'), {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ side: 'home', step: 1 }),
      })).text()
      // By turns, so that what else the machine does weighs on both.
      const turn = async (rounds: number) => {
        const [ours, theirs]: [number[], number[]] = [[], []]
        while (ours.length < rounds) {
          ours.push(await timeToLast(crowd, match.score))
          theirs.push(await timeToLast(bareCrowd, command))
        }
        const [p50, p99] = [percentile(ours, 0.5), percentile(ours, 0.99)]
        return { p50, p99, x50: p50 / percentile(theirs, 0.5), x99: p99 / percentile(theirs, 0.99) }
      }
      await turn(50)
      const { p50, p99, x50, x99 } = await medians(3, () => turn(150))
      await Promise.all([crowd.close(), bareCrowd.close()])
      return [{ measured: `${x50.toFixed(2)} x, ${x99.toFixed(2)} x`, note: `${milliseconds(p50)}, ${milliseconds(p99)}` }]
    })
  },
}

const healing: Measurement<Scene> = {
  id: 'reconnects',
  rows: [{ what: '200 forced reconnects while goals fall: clients that show what is stored', bar: '20 of 20' }],
  async measure(scene) {
    const target = await scene.tournament('large')
    return withMatches(target, 1, async ([match]) => {
      await match.pause()
      return [{ measured: await reconnects(match, socketOf(target)) }]
    })
  },
}

const crowded: Measurement<Scene> = {
  id: 'sockets-5000',
  rows: [{ what: `${many} sockets on one node: a command is at all of them`, bar: 'all served' }],
  async measure(scene) {
    // One that has just started: one that has worked has memory to spare.
    const target = await scene.fresh('large')
    try {
      return await withMatches(target, 1, async ([match]) => {
        const before = await settledMegabytes(target.pid)
        const crowd = await openCrowd(many, socketOf(target), [matchChannel(match.id)])
        const each = (await settledMegabytes(target.pid) - before) / many * 1000
        const took = await timeToLast(crowd, match.score)
        await crowd.close()
        return [{ measured: 'all served', note: `after ${took.toFixed(0)} ms; ${each.toFixed(1)} kB each` }]
      })
    } finally {
      await target.stop()
    }
  },
}

const [warmUp, rounds] = [2, 15]

const finish: Measurement<Scene> = {
  id: 'finish',
  rows: [{ what: 'Finish a match, to the last of 5 who watch all matches, it and its table: among 5,000 fixtures over 50, p50', bar: 'at most 1.2 x' }],
  async measure(scene) {
    /** A match of a tournament that is watched, and how long its finish takes; it is live again afterwards. */
    const withFinish = async <T>(name: TournamentName, work: (finish: () => Promise<number>) => Promise<T>): Promise<T> => {
      const target = await scene.tournament(name)
      return withMatches(target, 1, async ([match]) => {
        await match.goal()
        const crowd = await openCrowd(5, socketOf(target), ['matches', matchChannel(match.id), standingsChannel(match.sportId)])
        const isListed = (status: string) => (frame: string) =>
          frame.includes('"channel":"matches"') && frame.includes(match.id) && frame.includes(`"status":"${status}"`)
        const done = await work(async () => {
          const took = await timeToLast(crowd, () => target.send(`/matches/${match.id}/finish`), isListed('finished'))
          await timeToLast(crowd, () => target.send(`/matches/${match.id}/reopen`), isListed('live'))
          return took
        })
        await crowd.close()
        return done
      })
    }
    const [few, all]: [number[], number[]] = [[], []]
    await withFinish('small', (inSmall) => withFinish('huge', async (inHuge) => {
      for (let round = 0; round < warmUp + rounds; round += 1) {
        const [small, huge] = [await inSmall(), await inHuge()]
        if (round < warmUp) continue
        few.push(small)
        all.push(huge)
      }
    }))
    const [small, huge] = [percentile(few, 0.5), percentile(all, 0.5)]
    return [{ measured: `${(huge / small).toFixed(2)} x`, note: `${milliseconds(small)} and ${milliseconds(huge)}` }]
  },
}

export const sockets: readonly Measurement<Scene>[] = [fanOut, healing, crowded, finish]
