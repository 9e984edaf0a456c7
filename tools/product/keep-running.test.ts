import { expect, onTestFinished, test } from 'vitest'
import { startService } from '../shared/service.ts'
import { keepRunning } from './keep-running.ts'

/** Runs a script in a process that is restarted when it ends. */
function keep(script: string) {
  const lines: string[] = []
  const start = () => startService({ args: ['-e', script], env: process.env })
  let starts = 1
  const kept = keepRunning({
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
  onTestFinished(() => kept.stop())
  return { kept, lines, starts: () => starts }
}

const forever = 'setInterval(() => undefined, 1000)'

test('what is killed is started again, and the terminal is told when, and where to read why', async () => {
  const { kept, lines } = keep(forever)
  const before = await kept.current()
  process.kill(before.pid, 'SIGKILL')
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] The API was killed and is started again\. Why: api\.log$/,
  )
  expect(lines[1]).toMatch(/\] The API is running again\.$/)
  expect((await kept.current()).pid).not.toBe(before.pid)
})

test('what ends again and again right after its start is given up with its own last words', async () => {
  const { kept, lines, starts } = keep(`console.log('PORT cannot be used'); process.exit(1)`)
  await expect(kept.failed).rejects.toThrow('It ended:\nPORT cannot be used')
  expect([starts(), lines.filter((line) => line.includes('ended with code 1')).length]).toEqual([6, 5])
})

test('what is stopped while it waits to be started again stays stopped', async () => {
  const { kept, lines, starts } = keep(forever)
  process.kill((await kept.current()).pid, 'SIGKILL')
  await expect.poll(() => lines, { interval: 1 }).toHaveLength(1)
  await kept.stop()
  expect([starts(), lines.length]).toEqual([1, 1])
})
