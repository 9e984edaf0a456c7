import { setTimeout as delay } from 'node:timers/promises'
import { medians, timeOf } from './numbers.ts'
import type { Measurement } from './measurement.ts'
import { residentMegabytes } from './process-use.ts'
import type { Scene } from './scene.ts'
import { secondStartSeconds } from './second-start.ts'

const starts = 5
const idleMs = 3000

export const starting: readonly Measurement<Scene>[] = [
  {
    id: 'start',
    rows: [
      { what: `API ready after its database, median of ${starts}`, bar: 'at most 350 ms' },
      { what: 'API, idle: memory', bar: 'at most 100 MB' },
    ],
    async measure(scene) {
      await scene.tournament('demo')
      const { ms, idle } = await medians(starts, async () => {
        let api: Awaited<ReturnType<Scene['start']>> | undefined
        const took = await timeOf(async () => (api = await scene.start('demo')))
        await delay(idleMs)
        const memory = await residentMegabytes(api?.pid ?? 0)
        await api?.stop()
        return { ms: took, idle: memory }
      })
      return [{ measured: `${ms.toFixed(0)} ms` }, { measured: `${idle.toFixed(0)} MB` }]
    },
  },
]

export const startingTwice: readonly Measurement<Scene>[] = [
  {
    id: 'second-start',
    rows: [{ what: 'Second npm start: ready', bar: 'at most 10 s' }],
    async measure(scene) {
      await scene.product()
      return [{ measured: `${(await secondStartSeconds(await scene.folder())).toFixed(1)} s` }]
    },
  },
]
