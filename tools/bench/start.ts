import { setTimeout as delay } from 'node:timers/promises'
import { startBareService } from './bare.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './numbers.ts'
import { residentMegabytes } from './process-use.ts'
import { figureOf, ratios } from './ratios.ts'
import type { Scene } from './scene.ts'

const starts = 5
const idleMs = 3000

export const starting: Measurement<Scene> = {
  id: 'start',
  rows: [
    { title: 'API ready after its database, over a bare Fastify with a database client', bar: 'at most 1.5 x' },
    { title: 'API, idle: memory', bar: 'at most 100 MB' },
  ],
  async measure(scene) {
    await scene.tournament('demo')
    const mongodbUri = await scene.uriOf('demo')
    const memory: number[] = []
    const readyAfter = async (
      start: () => Promise<{ readonly pid: number; stop(): Promise<void> }>,
      look?: (pid: number) => Promise<void>,
    ) => {
      const since = performance.now()
      const service = await start()
      const ms = performance.now() - since
      await look?.(service.pid)
      await service.stop()
      return { ms }
    }
    const { ms } = await ratios(
      starts,
      () =>
        readyAfter(
          () => scene.start('demo'),
          async (pid) => {
            await delay(idleMs)
            memory.push(await residentMegabytes(pid))
          },
        ),
      () => readyAfter(() => startBareService(mongodbUri)),
    )
    return [figureOf('ms', ms), { measured: `${percentile(memory, 0.5).toFixed(0)} MB` }]
  },
}
