import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createLifecycle } from '../shared/lifecycle.ts'
import { runTests } from './run-tests.ts'

const folder = await mkdtemp(join(tmpdir(), 'torneo-unsteady-'))
const life = createLifecycle()
afterAll(async () => {
  await life.stop()
  await rm(folder, { recursive: true, force: true })
})

const passes = `test('holds', () => expect(1).toBe(1))`
/** Passes from the second run on. */
const passesLater = (name: string, fail: string) => `
const { existsSync, writeFileSync } = await import('node:fs')
const mark = ${JSON.stringify(join(folder, `${name}.ran`))}
const isFirst = !existsSync(mark)
writeFileSync(mark, '')
${passes}
test('waits', async () => { if (isFirst) ${fail} })`
const files = {
  'sound.test.mjs': passes,
  'late.test.mjs': passesLater('late', `expect('late').toBe('in time')`),
  'stray.test.mjs': passesLater(
    'stray',
    `{ void Promise.reject(new Error('afterwards')); await new Promise(setImmediate) }`,
  ),
  'broken.test.mjs': `${passes}\ntest('never holds', () => expect(1).toBe(2))`,
}

async function run(names: readonly (keyof typeof files)[]) {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const root = await mkdtemp(join(folder, 'root-'))
  await writeFile(join(root, 'vitest.config.mjs'), 'export default { test: { globals: true } }')
  for (const name of names) await writeFile(join(root, name), files[name])
  const { passed, failed } = await runTests(life, [], ['--root', root])
  return { passed, failed, printed: printed.join('\n') }
}

test('a file that fails once and passes alone is named as unsteady, with its test, and costs nothing', async () => {
  const { printed, ...counts } = await run(['sound.test.mjs', 'late.test.mjs', 'stray.test.mjs'])
  expect(counts).toEqual({ passed: 5, failed: 0 })
  expect(printed).toMatch(/late\.test\.mjs failed once and passed alone:\n {2}waits/)
  expect(printed).toMatch(
    /stray\.test\.mjs failed once and passed alone:\n {2}an error outside of its tests: afterwards/,
  )
  expect(printed).toMatch(/2 unsteady\n5 passed, 0 failed$/)
})

test('a file that fails twice is a failure', async () => {
  const { printed, ...counts } = await run(['sound.test.mjs', 'broken.test.mjs'])
  expect(counts).toEqual({ passed: 2, failed: 1 })
  expect(printed).toMatch(/\n2 passed, 1 failed$/)
})
