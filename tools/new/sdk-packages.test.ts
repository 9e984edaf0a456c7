import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raisePackages } from './raise-packages.ts'
import { readSdkPackages } from './sdk-packages.ts'

const versions = { '@torneo/ui': '1.2.0-aaaaaaaa', react: '19.3.0' }
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-sdk-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

test('a repository has our packages as files, for npm and pnpm, and never asks a registry for them', async () => {
  await writeFile(join(root, 'torneo-ui-1.2.0-aaaaaaaa.tgz'), 'packed')
  const packages = await readSdkPackages(versions, root)
  expect(packages.versions).toEqual({ '@torneo/ui': 'file:packages/torneo-ui-1.2.0-aaaaaaaa.tgz', react: '19.3.0' })
  await packages.writeTo(root)
  expect(await readdir(join(root, 'packages'))).toEqual(['torneo-ui-1.2.0-aaaaaaaa.tgz'])
  expect(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')).toBe(
    "overrides:\n  '@torneo/ui': file:packages/torneo-ui-1.2.0-aaaaaaaa.tgz\n",
  )
})

test('--raise takes the newer packages and what is pinned with them; the rest of a repository stays', async () => {
  const own = {
    name: 'referees-admin',
    scripts: { dev: 'vite' },
    dependencies: { '@torneo/ui': 'file:packages/torneo-ui-1.1.0-bbbbbbbb.tgz', react: '19.2.0', 'date-fns': '4.1.0' },
    devDependencies: { vitest: '4.0.0' },
  }
  const sdk = join(root, 'sdk')
  await mkdir(join(root, 'packages'))
  await mkdir(sdk)
  await writeFile(join(root, 'packages/torneo-ui-1.1.0-bbbbbbbb.tgz'), 'older')
  await writeFile(join(sdk, 'torneo-ui-1.2.0-aaaaaaaa.tgz'), 'packed')
  await raisePackages(root, own, await readSdkPackages(versions, sdk))
  expect(await readdir(join(root, 'packages'))).toEqual(['torneo-ui-1.2.0-aaaaaaaa.tgz'])
  expect(JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))).toEqual({
    ...own,
    dependencies: { '@torneo/ui': 'file:packages/torneo-ui-1.2.0-aaaaaaaa.tgz', react: '19.3.0', 'date-fns': '4.1.0' },
  })
})

test('--raise outside a section app changes nothing', async () => {
  await writeFile(join(root, 'torneo-ui-1.2.0-aaaaaaaa.tgz'), 'packed')
  const packages = await readSdkPackages(versions, root)
  await expect(raisePackages(root, undefined, packages)).rejects.toThrow('--raise is for the folder of a section app')
  expect(await readdir(root)).toEqual(['torneo-ui-1.2.0-aaaaaaaa.tgz'])
})

test.each([
  ['no panel', '', undefined, 'TORNEO_PANEL is missing: export TORNEO_PANEL=https://...'],
  ['a panel that does not answer', 'http://127.0.0.1:1', undefined, "is TORNEO_PANEL the panel's address?"],
  [
    'a folder without them',
    '',
    '/nowhere',
    '--packages /nowhere: torneo-ui-1.2.0-aaaaaaaa.tgz is not there. Who keeps',
  ],
])('%s: one line says what to do', async (_case, panel, folder, line) => {
  vi.stubEnv('TORNEO_PANEL', panel)
  await expect(readSdkPackages(versions, folder)).rejects.toThrow(line)
})
