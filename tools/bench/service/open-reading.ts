import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startService } from '../../shared/service.ts'
import { workspace } from '../../shared/workspace.ts'
import { browserEncodings, rawAnswer } from '../scene/client.ts'
import { withMatches } from '../scene/live-matches.ts'
import { costOf } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile, timeOf, together } from '../table/numbers.ts'
import { openReads } from './open-reads.ts'

const [phones, betweenMs, goals, goalsApartMs, repeats] = [50, 100, 200, 250, 5]
/** Resolution of `monitorEventLoopDelay`, which the metrics expose; only what exceeds it is a stop. */
const resolutionMs = 10

/** Milliseconds of processor time since the start, and the longest block of the event loop since the last query. */
async function used(address: string): Promise<{ readonly cpu: number; readonly stop: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) * 1000
  return {
    cpu: metric('process_cpu_seconds_total'),
    stop: Math.max(0, metric('nodejs_eventloop_lag_max_seconds') - resolutionMs),
  }
}

/** Measures the cost per call of an address, without the cost of reading the metrics. */
async function costOfCalls(
  address: string,
  url: string,
  calls: number,
): Promise<{ readonly cpu: number; readonly stop: number }> {
  await used(address)
  const [before, nothing] = [await used(address), await used(address)]
  for (let call = 0; call < calls; call += 1) {
    const { status } = await rawAnswer(`${address}${url}`, { 'accept-encoding': browserEncodings })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  }
  await delay(resolutionMs)
  const after = await used(address)
  return { cpu: Math.max(0, after.cpu - nothing.cpu - (nothing.cpu - before.cpu)) / calls, stop: after.stop }
}

/** Starts phones that request these addresses all the time, in a separate process: in ours they would delay the measured goals. */
async function startPhones(address: string, urls: readonly string[]) {
  const fixture = fileURLToPath(new URL('open-phones.fixture.ts', import.meta.url))
  let answered = 0
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const running = startService({
    args: ['--import', 'tsx', fixture, address, String(phones), String(betweenMs), ...urls],
    cwd: workspace,
    env: process.env,
    onLine(line) {
      answered = Number(line)
      begin()
    },
  })
  const failed = running.ended.then((): never => {
    throw new Error(running.tail().join('\n'))
  })
  failed.catch(() => undefined)
  await Promise.race([begun, failed])
  return { failed, answered: () => answered, stop: () => running.stop() }
}

const max = (found: readonly { readonly url: string; readonly value: number }[]) =>
  found.reduce((one, other) => (other.value > one.value ? other : one))

/**
 * All reads without a session, with 64 teams and 900 matches, relative to the time that a bare Fastify needs to
 * stringify the whole tournament for one response. Measured in turns, so that the ratios mean the same on a slow
 * machine.
 */
export const openReading: Measurement<Scene> = {
  id: 'open-reads',
  rows: [
    {
      title:
        'Each read without a session, 900 matches, second call: CPU of the most expensive, over a bare stringify of the tournament',
      bar: 'at most 4 x',
    },
    { title: 'The same, first and second call: longest stop of the event loop, over the same', bar: 'at most 10 x' },
    {
      title: `A goal, four a second, while ${phones} phones ask for all of them, each ten times a second: p99, over a bare transaction`,
      bar: 'at most 50 x',
    },
  ],
  async measure(scene) {
    const [full, siteDir, bare, write] = [
      await scene.tournament('full'),
      await scene.site(),
      await scene.bare(),
      await scene.bareTransaction(),
    ]
    const urls = await openReads(full, await scene.uriOf('full'), siteDir)
    const target = await scene.fresh('full', { SITE_DIR: siteDir })
    try {
      await bare.keepJson(await (await fetch(`${full.address}/api/public/tournament`)).text())
      const stringifies: number[] = []
      const seconds: { url: string; value: number }[] = []
      const stops: { url: string; value: number }[] = []
      // Warms up: the code of a new process is not compiled yet, which is part of a start, not of a read.
      for (const url of urls) await costOfCalls(target.address, url, 1)
      await withMatches(target, 1, async ([match]) => {
        await match.pause()
        for (const url of urls) {
          // Invalidates everything that is derived from matches.
          await match.score()
          const first = await costOfCalls(target.address, url, 1)
          const second = await costOfCalls(target.address, url, repeats)
          seconds.push({ url, value: second.cpu })
          stops.push({ url, value: Math.max(first.stop, second.stop) })
          const since = performance.now()
          await (await fetch(bare.url('/json'))).arrayBuffer()
          stringifies.push(performance.now() - since)
        }
      })
      const unit = percentile(stringifies, 0.5)
      const [second, stop] = [max(seconds), max(stops)]

      const before = await together(1, goals, write)
      const { times, rate, cpu } = await withMatches(target, 1, async ([match]) => {
        await match.pause()
        const crowd = await startPhones(target.address, urls)
        const found: number[] = []
        const goalsMeanwhile = async () => {
          while (found.length < goals) {
            found.push(await timeOf(match.score))
            await delay(goalsApartMs)
          }
        }
        try {
          const [since, answered] = [performance.now(), crowd.answered()]
          const { own } = await costOf(target, 1, () => Promise.race([goalsMeanwhile(), crowd.failed]))
          const seconds = (performance.now() - since) / 1000
          return { times: found, rate: (crowd.answered() - answered) / seconds, cpu: own / 10_000 / seconds }
        } finally {
          await crowd.stop()
        }
      })
      const quiet = percentile([...before, ...(await together(1, goals, write))], 0.5)
      const p99 = percentile(times, 0.99)
      const over = (value: number, by: number) => `${(value / by).toFixed(1)} x`
      return [
        {
          measured: over(second.value, unit),
          note: `${second.value.toFixed(1)} over ${unit.toFixed(1)} ms: ${second.url}, of ${urls.length}`,
        },
        { measured: over(stop.value, unit), note: `${stop.value.toFixed(1)} ms: ${stop.url}` },
        {
          measured: over(p99, quiet),
          note: `${p99.toFixed(1)} over ${quiet.toFixed(1)} ms; p50 ${percentile(times, 0.5).toFixed(1)} ms; ${rate.toFixed(0)} answers a second for ${cpu.toFixed(0)} % of a processor`,
        },
      ]
    } finally {
      await target.stop()
    }
  },
}
