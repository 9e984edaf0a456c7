import { InvalidVersion, UnusableVersion } from '@torneo/section-version/archive'
import { afterAll, expect, it } from 'vitest'
import { archiveOf, versionFiles } from '../../testing/release-scene'
import { createVersionJudge, judgeLimits } from './version-judge'

const id = { app: 'landing-admin', version: '1.0.0' }
const uploaded = async (code: string, version = id.version) => ({
  archive: await archiveOf(versionFiles({ version, code })),
  id,
  keys: null,
})
/** Code of 1.9 MB that takes a second to parse. */
const heavyCode = `export const all = [${'{a:1},'.repeat(316_000)}]`

const judge = createVersionJudge({ ...judgeLimits, judgeMs: 60_000 })
afterAll(() => judge.stop())

it('a version is described, a damaged one and one that cannot run are refused', async () => {
  expect(await judge.judge(await uploaded('export const one = 1'))).toMatchObject({ files: 4, signed: false })
  await expect(judge.judge(await uploaded('export {}', '1.0.1'))).rejects.toThrow(InvalidVersion)
  await expect(judge.judge(await uploaded('const = 1'))).rejects.toThrow(UnusableVersion)
})

it('the process continues while code is parsed', async () => {
  const heavy = await uploaded(heavyCode)
  await judge.judge(await uploaded('export const one = 1'))
  const startedAt = performance.now()
  let [last, stall, isDone] = [startedAt, 0, false]
  const judging = judge.judge(heavy).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise(setImmediate)
    stall = Math.max(stall, performance.now() - last)
    last = performance.now()
  }
  await judging
  expect(stall).toBeLessThan((last - startedAt) / 2)
})

it.each([
  ['time', { ...judgeLimits, judgeMs: 1 }],
  ['memory', { ...judgeLimits, heap: 40 }],
])('a version that takes too much %s is refused, and the next one is judged', async (_what, limits) => {
  const strict = createVersionJudge(limits)
  const heavy = await uploaded(heavyCode)
  for (let round = 0; round < 2; round += 1)
    await expect(strict.judge(heavy)).rejects.toThrow('Revisar la versión tarda demasiado')
  await strict.stop()
})
