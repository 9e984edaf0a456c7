import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startService } from './service.ts'

test("the log of a service is its owner's alone and does not grow for ever; a later start adds to it", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const logFile = join(folder, 'api.log')
  const say = async (program: string) => {
    const service = startService({ args: ['-e', program], env: process.env, logFile })
    await service.ended
    return service.tail()
  }
  const tail = await say("const line = 'x'.repeat(10_000); for (let n = 0; n < 3_500; n += 1) console.log(line)")
  expect(tail).toHaveLength(20)
  await say("console.log('otra vez')")
  await expect.poll(async () => (await readFile(logFile, 'utf8')).slice(-9)).toBe('otra vez\n')
  const names = (await readdir(folder)).filter((name) => name.startsWith('api.log'))
  expect(names.toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2'])
  for (const name of names) {
    const { size, mode } = await stat(join(folder, name))
    expect(size).toBeLessThan(12 * 1024 * 1024)
    expect(mode & 0o777).toBe(0o600)
  }
})
