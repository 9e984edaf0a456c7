import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git, releasedCommits } from './released-commits.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-released-'))
  await git(root, 'init', '--quiet')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Commits a package.json and returns the commit. */
async function commit(version: string, description: string): Promise<string> {
  await writeFile(join(root, 'package.json'), JSON.stringify({ version, description }, null, 2))
  await git(root, 'add', '.')
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.org', '-c', 'core.hooksPath=/dev/null']
  await git(root, ...author, 'commit', '--quiet', '-m', description)
  return git(root, 'rev-parse', 'HEAD')
}

it('the release before ends where the present version was raised, however many commits follow', async () => {
  await commit('0.1.0', 'before')
  await commit('1.0.0', 'raised')
  const first = await commit('1.0.0', 'the last of 1.0')
  await commit('1.1.0', 'raised')
  const second = await commit('1.1.0', 'the last of 1.1')
  await commit('1.2.0', 'raised')
  await commit('1.2.0', 'a fix')
  expect(await releasedCommits(root)).toEqual([second, first])
})

it('commits before 1.0.0 do not count; the one that set it does until there is a release', async () => {
  await commit('0.1.0', 'before')
  await commit('0.1.0', 'still before')
  const raised = await commit('1.0.0', 'raised')
  await commit('1.0.0', 'a fix')
  expect(await releasedCommits(root)).toEqual([raised])
})

it('says what git says when it fails', async () => {
  await expect(releasedCommits(join(root, 'nowhere'))).rejects.toThrow('Earlier releases are commits, and git says: ')
})
