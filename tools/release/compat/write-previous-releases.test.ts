import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { servedHere } from '@torneo/contracts/site/system'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runTool } from '../../shared/run-tool.ts'
import { writePreviousReleases } from './write-previous-releases.ts'

let root: string
let file: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-previous-'))
  file = join(root, 'previous-releases.json')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const git = async (...args: string[]) =>
  (await runTool('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args])).output.trim()

/** Creates a repository with two commits: an older one, from which an app is live, and the newest. */
async function twoCommits() {
  await git('init', '--quiet')
  await git('commit', '--quiet', '--allow-empty', '-m', 'first')
  const older = await git('rev-parse', 'HEAD')
  await git('commit', '--quiet', '--allow-empty', '-m', 'second')
  return { older, newest: await git('rev-parse', 'HEAD') }
}

const remote = (name: string, commit?: string): LiveRemote => ({
  name,
  version: '1.0.0',
  requires: { shell: 1, api: 1 },
  sections: [],
  entry: '/x',
  ...(commit ? { commit } : {}),
})
const panel = (...live: LiveRemote[]) => ({ where: 'the panel', served: servedHere, live })
const written = async () => JSON.parse(await readFile(file, 'utf8')) as unknown

it('writes the complete live commits; what was installed together has the commit that was installed', async () => {
  const { older, newest } = await twoCommits()
  const lines = await writePreviousReleases(
    panel(remote('landing-admin', older.slice(0, 10)), remote('users-admin'), remote('referees-admin', 'elsewhere')),
    newest,
    { root, file },
  )
  expect(await written()).toEqual({
    shell: newest,
    'landing-admin': older,
    'tournament-admin': newest,
    'users-admin': newest,
    api: newest,
  })
  expect(lines[1]).toBe(`landing-admin: ${older.slice(0, 10)}`)
})

it('leaves a part of which the panel says nothing as it was', async () => {
  const { older } = await twoCommits()
  const before = {
    shell: 'a'.repeat(40),
    'landing-admin': 'b'.repeat(40),
    'tournament-admin': 'c'.repeat(40),
    'users-admin': older,
    api: 'e'.repeat(40),
  }
  await writeFile(file, JSON.stringify(before))
  const lines = await writePreviousReleases(panel(remote('landing-admin', older)), null, { root, file })
  expect(await written()).toEqual({ ...before, 'landing-admin': older })
  expect(lines[0]).toBe('shell: aaaaaaaaaa, as before')
})

it('rejects an unknown commit, and writes nothing', async () => {
  await twoCommits()
  await writeFile(file, '{}')
  await expect(writePreviousReleases(panel(remote('users-admin', 'abcdef0123')), null, { root, file })).rejects.toThrow(
    'abcdef0123 is not in this repository: git fetch, then again.',
  )
  expect(await readFile(file, 'utf8')).toBe('{}')
})
