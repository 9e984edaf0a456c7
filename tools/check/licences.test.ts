import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { packageProblems } from './licences.ts'

async function problemsOf(packages: Record<string, object>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'torneo-lock-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return packageProblems(root)
}

test('the packages of this workspace are verified by hash and have licences that we allow', () => {
  expect(packageProblems(workspace)).toEqual([])
})

test('a package with another licence, without one, or without a hash is named', async () => {
  const integrity = 'sha512-x'
  expect(
    await problemsOf({
      '': {},
      'node_modules/@torneo/api': { link: true },
      'node_modules/fine': { license: '(MIT AND Zlib)', integrity },
      'node_modules/copyleft': { license: 'MIT AND AGPL-3.0', integrity },
      'node_modules/silent': { integrity },
      'node_modules/unverified': { license: 'MIT' },
    }),
  ).toEqual([
    'node_modules/copyleft: its licence, MIT AND AGPL-3.0, is not one that we allow',
    'node_modules/silent: its licence, none, is not one that we allow',
    'node_modules/unverified: the lock file has no hash of it',
  ])
})
