import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createJob, createWriter, type Job, useJobs } from './jobs'

let lines: string[]
beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Fields of the logged faults. */
const faults = () =>
  lines
    .filter((line) => line.includes('background work failed'))
    .map((line) => JSON.parse(line) as { job: string; err: { message: string } })
    .map(({ job, err }) => `${job}: ${err.message}`)

const fail = (message: string) => (): never => {
  throw new Error(message)
}

it.each([
  ['its start', { start: fail('start') }, ['broken: start']],
  ['its stop', { stop: () => Promise.reject(new Error('stop')) }, ['broken: stop']],
  ['a stop that throws', { stop: fail('stop') }, ['broken: stop']],
  ['nothing', {}, []],
])(
  'a job that fails in %s is logged; the others are started in order and stopped in reverse',
  async (_, part, logged) => {
    const steps: string[] = []
    const job = (name: string): Job => ({
      name,
      start: () => void steps.push(`${name} started`),
      stop: () => Promise.resolve(void steps.push(`${name} stopped`)),
    })
    const app = Fastify()
    useJobs(app, [job('first'), { ...job('broken'), ...part }, job('last')])
    expect(steps).toEqual([])
    await app.ready()
    expect(steps.filter((step) => !step.startsWith('broken'))).toEqual(['first started', 'last started'])
    await app.close()
    expect(steps.filter((step) => !step.startsWith('broken')).slice(2)).toEqual(['last stopped', 'first stopped'])
    expect(faults()).toEqual(logged)
  },
)

it('repeats a failed run, and logs each failure under the name of its job', async () => {
  let runs = 0
  const job = createJob(
    'flaky',
    () => (++runs < 3 ? Promise.reject(new Error(`run ${runs}`)) : Promise.resolve(false)),
    { first: 1, next: 1 },
  )
  job.start()
  await expect.poll(() => runs).toBe(3)
  await job.stop()
  expect(faults()).toEqual(['flaky: run 1', 'flaky: run 2'])
})

/** Creates a job whose runs last until `finish` is called. */
function createSlowJob(pauses?: Parameters<typeof createJob>[2]) {
  const runs: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => void runs.push(resolve))
  return { job: createJob('slow', work, pauses), runs, finish: (index: number) => runs[index]?.() }
}

it('runs when woken, earlier than planned but never later, and one run after the other', async () => {
  const { job, runs, finish } = createSlowJob({ first: 3_600_000, next: 3_600_000 })
  job.start()
  job.wake(1)
  job.wake(3_600_000)
  await expect.poll(() => runs.length).toBe(1)
  job.wake(0)
  await anotherJobHasRun()
  expect(runs.length).toBe(1)
  finish(0)
  await expect.poll(() => runs.length).toBe(2)
  finish(1)
  await job.stop()
})

/** Resolves when a job that was woken now has run: those woken before have, too. */
async function anotherJobHasRun(): Promise<void> {
  await new Promise<void>((resolve) => createJob('other', () => Promise.resolve(resolve())).wake(0))
}

it('takes the pause that a run returns', async () => {
  const pauses = [1, 3_600_000]
  let runs = 0
  const job = createJob('paced', () => Promise.resolve(pauses[runs++] ?? 0), { first: 1, next: 3_600_000 })
  job.start()
  await expect.poll(() => runs).toBe(2)
  await job.stop()
})

it('waits for the current run to stop, and is not woken afterwards', async () => {
  const { job, runs, finish } = createSlowJob()
  job.wake(0)
  await expect.poll(() => runs.length).toBe(1)
  let isStopped = false
  const stopped = job.stop().then(() => (isStopped = true))
  await anotherJobHasRun()
  expect(isStopped).toBe(false)
  finish(0)
  await stopped
  job.wake(0)
  await anotherJobHasRun()
  expect(runs.length).toBe(1)
})

it('writes pending data one write after the other, and a last time once it is stopped', async () => {
  const steps: string[] = []
  const finish: (() => void)[] = []
  const writer = createWriter('slow', async () => {
    steps.push('begun')
    await new Promise<void>((resolve) => void finish.push(resolve))
    steps.push('written')
  })
  writer.wake(0)
  await expect.poll(() => steps).toEqual(['begun'])
  const ended = Promise.all([writer.write(), writer.stop()])
  await anotherJobHasRun()
  expect(steps).toEqual(['begun'])
  for (let writes = 1; writes <= 3; writes += 1) {
    await expect.poll(() => finish.length).toBe(1)
    finish.shift()?.()
  }
  await ended
  expect(steps).toEqual(['begun', 'written', 'begun', 'written', 'begun', 'written'])
})
