import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'torneo-start-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Writes a bundle that prints a word and runs until SIGTERM. */
const write = (word: string) =>
  writeFile(
    join(folder, 'main.cjs'),
    `(function (exports, require, module, __filename, __dirname) {
console.log('${word}', typeof require('node:fs').readFileSync, __dirname)
const timer = setInterval(() => undefined, 1000)
process.once('SIGTERM', () => clearInterval(timer))
})`,
  )

const caches = async () => (await readdir(folder)).filter((name) => name.endsWith('.cache'))

/** Starts the bundle, runs `work`, stops it, and returns its first line. */
async function started(work: () => Promise<unknown> = () => Promise.resolve()): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'start.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  await work()
  child.kill('SIGTERM')
  await once(child, 'exit')
  return line
}

it('runs the bundle with the code cache of an earlier start; a broken one, or one of another bundle, does no harm', async () => {
  await copyFile(new URL('start.ts', import.meta.url), join(folder, 'start.mts'))
  await write('uno')
  expect(
    await started(async () => {
      await expect.poll(caches).toHaveLength(1)
    }),
  ).toBe(`uno function ${folder}`)

  const [cache = ''] = await caches()
  const made = await readFile(join(folder, cache))
  expect(await started()).toBe(`uno function ${folder}`)
  expect((await readFile(join(folder, cache))).equals(made)).toBe(true)

  await writeFile(join(folder, cache), 'broken')
  expect(await started()).toBe(`uno function ${folder}`)

  // V8 itself compares only the source's length.
  await writeFile(join(folder, cache), made)
  await write('dos')
  expect(await started()).toBe(`dos function ${folder}`)
})
