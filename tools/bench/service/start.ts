import { setTimeout as delay } from 'node:timers/promises'
import { startBareService } from '../scene/bare.ts'
import { residentMegabytes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

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
