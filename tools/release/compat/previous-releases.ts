import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { buildEnv } from '../../shared/build-env.ts'
import { readJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { toolPath, workspace } from '../../shared/workspace.ts'

/** Section apps in previous-releases.json. */
export const releasedApps = ['landing-admin', 'tournament-admin', 'users-admin'] as const
/** Parts with separate releases. */
export const parts = ['shell', ...releasedApps, 'api'] as const
export type Part = (typeof parts)[number]

const folderOf = (part: Part) => (part === 'api' ? 'services/api' : `apps/${part}`)
/** Cache of builds by commit. */
const cache = join(workspace, '.nx/previous')

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', ['-C', workspace, ...args])
  if (code !== 0)
    throw new PlainError(
      `Previous releases are commits, and git says: ${output.trim().split('\n').at(-1) ?? 'nothing'} (git ${args.join(' ')})`,
    )
  return output.trim()
}

/** File with the commit of each part's last release, written by `npm run contracts -- --previous`. */
export const previousFile = join(import.meta.dirname, 'previous-releases.json')

/** Reads the commits. Throws a PlainError for a part without one. */
export async function previousCommits(): Promise<Readonly<Record<Part, string>>> {
  const commits = await readJson<Partial<Record<Part, string>>>(previousFile)
  const missing = parts.filter((part) => !/^[0-9a-f]{10,40}$/.test(commits?.[part] ?? ''))
  if (!commits || missing.length > 0)
    throw new PlainError(`${relative(workspace, previousFile)} names no commit of ${missing.join(', ')}.`)
  return commits as Record<Part, string>
}

/** Fetches the commit into a shallow clone. */
async function fetchCommit(commit: string): Promise<void> {
  const { code } = await runTool('git', ['-C', workspace, 'cat-file', '-e', `${commit}^{commit}`])
  if (code !== 0) await git('fetch', '--quiet', '--depth=1', 'origin', commit)
}

/** Reads a file at the last release of a part; null if it did not exist. */
export async function fileAt(part: Part, path: string): Promise<string | null> {
  const commit = (await previousCommits())[part]
  await fetchCommit(commit)
  const { code, output } = await runTool('git', ['-C', workspace, 'show', `${commit}:${path}`])
  return code === 0 ? output : null
}

/** Links this checkout's node_modules into a worktree; the workspace's own packages resolve to the worktree. */
async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(workspace, 'node_modules'), join(tree, 'node_modules')]
  await mkdir(join(to, '@torneo'), { recursive: true })
  const packages = (await readdir(from)).filter((name) => !name.startsWith('.') && name !== '@torneo')
  await Promise.all(packages.map((name) => symlink(join(from, name), join(to, name))))
  for (const name of await readdir(join(from, '@torneo')))
    await symlink(await readlink(join(from, '@torneo', name)), join(to, '@torneo', name))
}

/** Installs the packages of the worktree's own lock file. */
async function installPackages(tree: string, commit: string): Promise<void> {
  const same = await runTool('git', ['-C', workspace, 'diff', '--quiet', commit, '--', 'package-lock.json'])
  if (same.code === 0) return linkPackages(tree)
  const { code, output } = await runTool(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: tree },
  )
  if (code !== 0) throw new PlainError(`The packages of ${commit} cannot be installed:\n${output.trim().slice(-1000)}`)
}

async function build(tree: string, part: Part): Promise<void> {
  const { code, output } = await runTool(process.execPath, [toolPath('vite'), 'build', '--logLevel=error'], {
    cwd: join(tree, folderOf(part)),
    env: { ...buildEnv(process.env), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new PlainError(`The previous release of ${part} does not build:\n${output.trim().slice(-2000)}`)
}

/** Located below the workspace, so that a cached API resolves its packages. */
const cachedBuild = (part: Part, commit: string) => join(cache, commit, folderOf(part), 'dist')

async function buildAt(commit: string, wanted: readonly Part[]): Promise<void> {
  const missing = wanted.filter((part) => !existsSync(cachedBuild(part, commit)))
  if (missing.length === 0) return
  await fetchCommit(commit)
  const work = await mkdtemp(join(tmpdir(), 'torneo-previous-'))
  const tree = join(work, 'tree')
  try {
    await git('worktree', 'add', '--quiet', '--detach', tree, commit)
    await installPackages(tree, commit)
    // Builds two at a time, because CI has two cores.
    const queue = [...missing]
    const worker = async () => {
      for (let part = queue.shift(); part; part = queue.shift()) await build(tree, part)
    }
    await Promise.all([worker(), worker()])
    for (const part of missing) {
      const target = cachedBuild(part, commit)
      await mkdir(dirname(target), { recursive: true })
      // Renamed at the end, so that an interrupted run leaves no partial build.
      await cp(join(tree, folderOf(part), 'dist'), `${target}.part`, { recursive: true, force: true })
      await cp(join(tree, folderOf(part), 'package.json'), join(dirname(target), 'package.json'))
      await rename(`${target}.part`, target)
    }
  } finally {
    await rm(work, { recursive: true, force: true })
    await git('worktree', 'prune')
  }
}

/** Builds each part from the commit of its last release, in temporary worktrees; returns the build folders. */
export async function buildPreviousReleases(): Promise<Readonly<Record<Part, string>>> {
  const commits = await previousCommits()
  for (const commit of new Set(Object.values(commits)))
    await buildAt(
      commit,
      parts.filter((part) => commits[part] === commit),
    )
  return Object.fromEntries(parts.map((part) => [part, resolve(cachedBuild(part, commits[part]))])) as Record<
    Part,
    string
  >
}
