import { expect, onTestFinished, test } from 'vitest'
import { startService } from '../shared/service.ts'
import { keepRunning } from './keep-running.ts'

/** Runs a script in a process that is restarted when it ends. */
function startRunner(script: string) {
  const lines: string[] = []
  const start = () => startService({ args: ['-e', script], env: process.env })
  let starts = 1
  const runner = keepRunning({
    name: 'The API',
    first: start(),
    log: (line) => lines.push(line),
    hint: 'Why: api.log',
    describeEnd: (ended) => `It ended:\n${ended.tail().join('\n')}`,
    restart: async () => {
      starts += 1
      return start()
    },
  })
  onTestFinished(() => runner.stop())
  return { runner, lines, starts: () => starts }
}

const forever = 'setInterval(() => undefined, 1000)'

test('a killed process is restarted, and the terminal says when, and where to read why', async () => {
  const { runner, lines } = startRunner(forever)
  const before = await runner.current()
  process.kill(before.pid, 'SIGKILL')
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] The API was killed and is started again\. Why: api\.log$/,
  )
  expect(lines[1]).toMatch(/\] The API is running again\.$/)
  expect((await runner.current()).pid).not.toBe(before.pid)
})

test('a process that keeps ending right after its start is given up with its last output', async () => {
  const { runner, lines, starts } = startRunner(`console.log('PORT cannot be used'); process.exit(1)`)
  await expect(runner.failed).rejects.toThrow('It ended:\nPORT cannot be used')
  expect([starts(), lines.filter((line) => line.includes('ended with code 1')).length]).toEqual([6, 5])
})

test('a process stopped while it waits for a restart stays stopped', async () => {
  const { runner, lines, starts } = startRunner(forever)
  process.kill((await runner.current()).pid, 'SIGKILL')
  await expect.poll(() => lines, { interval: 1 }).toHaveLength(1)
  await runner.stop()
  expect([starts(), lines.length]).toEqual([1, 1])
})
