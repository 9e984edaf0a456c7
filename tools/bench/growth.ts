import { browserEncodings, rawAnswer } from './client.ts'
import { withMatches } from './live-matches.ts'
import type { Measurement } from './measurement.ts'
import { medians, percentile, timeOf } from './numbers.ts'
import { costOf } from './process-use.ts'
import type { Scene, TournamentName } from './scene.ts'

const sizes = [['demo', '36'], ['large', '500'], ['huge', '5,000']] as const satisfies readonly (readonly [TournamentName, string])[]
const calls = 15

/** How a list that people ask whole grows with the fixtures: its p50 among 36, 500 and 5,000 of them. */
function growthOf(path: string, isChanged: boolean): Measurement<Scene> {
  return {
    id: `growth-${path.split('/').at(-1)}-${isChanged ? 'changed' : 'unchanged'}`,
    rows: [{ what: `GET /api/${path}, ${isChanged ? 'after a score' : 'unchanged'}, p50: among 5,000 fixtures over 500`, bar: 'at most 12 x' }],
    async measure(scene) {
      const found: { ms: number; bytes: number }[] = []
      for (const [name] of sizes) {
        const target = await scene.tournament(name)
        const headers = { 'accept-encoding': browserEncodings, ...(path.startsWith('public/') ? {} : { cookie: target.cookie }) }
        found.push(await withMatches(target, 1, async ([match]) => {
          await match.pause()
          const times: number[] = []
          let bytes = 0
          for (let call = -2; call < calls; call += 1) {
            if (isChanged) await match.score()
            const took = await timeOf(async () => (bytes = (await rawAnswer(`${target.address}/api/${path}`, headers)).bytes.length))
            if (call >= 0) times.push(took)
          }
          return { ms: percentile(times, 0.5), bytes }
        }))
      }
      const [, large = 0, huge = 0] = found.map(({ ms }) => ms)
      const all = found.map(({ ms, bytes }, place) => `${sizes[place]?.[1]}: ${ms.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`)
      return [{ measured: `${(huge / large).toFixed(1)} x`, note: all.join('; ') }]
    },
  }
}

const publicTournament: Measurement<Scene> = {
  id: 'public-tournament',
  rows: [{ what: 'GET /api/public/tournament after a goal, 500 fixtures: CPU with its database, beyond the goal\'s', bar: 'at most 5 ms' }],
  async measure(scene) {
    const target = await scene.tournament('large')
    const [each, live] = [40, 10]
    return withMatches(target, live, async (matches) => {
      for (const match of matches) await match.pause()
      const read = () => rawAnswer(`${target.address}/api/public/tournament`, { 'accept-encoding': browserEncodings })
      const goals = (after?: () => Promise<unknown>) => costOf(target, each, async () => {
        for (let goal = 0; goal < each; goal += 1) {
          await (matches[goal % live] ?? matches[0]).goal()
          await after?.()
        }
      })
      await goals(read)
      const { beyond, together, own } = await medians(5, async () => {
        const [alone, both] = [await goals(), await goals(read)]
        return { beyond: (both.all - alone.all) / 1000, together: both.all / 1000, own: (both.own - alone.own) / 1000 }
      })
      return [{ measured: `${beyond.toFixed(1)} ms`, note: `API alone ${own.toFixed(1)} ms; goal and read ${together.toFixed(1)} ms` }]
    })
  },
}

export const growth: readonly Measurement<Scene>[] =
  [growthOf('matches', false), growthOf('matches', true), growthOf('public/tournament', true), publicTournament]
