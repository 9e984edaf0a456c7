import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findMongod } from './find-mongod.ts'
import { cachedBinaries, keepBinary } from './mongod-cache.ts'

const log = () => undefined
let root: string
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'torneo-find-'))))
afterEach(() => rm(root, { recursive: true, force: true }))

/** A program that prints a version like mongod, which is all that the search runs. */
async function program(file: string, says: string): Promise<string> {
  const path = join(root, file)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, `#!/bin/sh\n${says}\n`, { mode: 0o755 })
  return path
}

const version = (number: string) => `echo "db version v${number}"`
const find = (env: Record<string, string>, major?: number) =>
  findMongod({
    folders: [join(root, 'cache')],
    log,
    env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin`, ...env },
    ...(major ? { major } : {}),
  })

test('the named one comes first, then PATH, then what was fetched before', async () => {
  const cached = await program('cache/mongod-6.0.5', version('6.0.5'))
  expect(await find({})).toEqual({ binary: cached, version: '6.0.5' })
  const onPath = await program('bin/mongod', version('7.0.1'))
  expect(await find({})).toEqual({ binary: onPath, version: '7.0.1' })
  const named = await program('named', version('8.2.6'))
  expect(await find({ MONGOMS_SYSTEM_BINARY: named })).toEqual({ binary: named, version: '8.2.6' })
})

test('data of one major version gets a server of that version, wherever it is', async () => {
  await program('bin/mongod', version('8.0.0'))
  const cached = await program('cache/mongod-6.0.5', version('6.0.5'))
  expect(await find({}, 6)).toEqual({ binary: cached, version: '6.0.5' })
})

test.each([
  ['too old', version('5.0.9')],
  ['without a library', 'exit 127'],
  ['something else', 'echo hello'],
])('skips a mongod that is %s', async (_why, says) => {
  await program('bin/mongod', says)
  const cached = await program('cache/mongod-7.0.1', version('7.0.1'))
  expect((await find({})).binary).toBe(cached)
})

test('a named one that does not run is reported as an error', async () => {
  await expect(find({ MONGOMS_SYSTEM_BINARY: join(root, 'none') })).rejects.toThrow(
    `MONGOMS_SYSTEM_BINARY names ${join(root, 'none')}`,
  )
})

test('a fetched one is cached in every writable folder', async () => {
  const binary = await program('fetched', version('7.0.1'))
  await writeFile(join(root, 'file'), '')
  const folders = [join(root, 'file/below'), join(root, 'a'), join(root, 'b')]
  expect(await keepBinary(binary, '7.0.1', folders)).toBe(join(root, 'a/mongod-7.0.1'))
  expect(await cachedBinaries(folders)).toEqual([join(root, 'a/mongod-7.0.1'), join(root, 'b/mongod-7.0.1')])
})
