import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildEnv } from '../../shared/build-env.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { git } from './released-commits.ts'

/** Section apps of this repository. */
export const releasedApps = ['landing-admin', 'tournament-admin', 'users-admin'] as const
/** Parts with separate releases. */
export const parts = ['shell', ...releasedApps, 'api'] as const
export type Part = (typeof parts)[number]

const folderOf = (part: Part) => (part === 'api' ? 'services/api' : `apps/${part}`)
/** Cache of builds by commit. */
const cache = join(workspace, '.nx/previous')

/** Links this checkout's node_modules into a worktree; the workspace's own packages resolve to the worktree. */
async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(workspace, 'node_modules'), join(tree, 'node_modules')]
  await mkdir(join(to, '@torneo'), { recursive: true })
  const packages = (await readdir(from)).filter((name) => !name.startsWith('.') && name !== '@torneo')
  await Promise.all(['.bin', ...packages].map((name) => symlink(join(from, name), join(to, name))))
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

/** Runs a part's own build, whatever its steps were in that release. */
async function build(tree: string, part: Part): Promise<void> {
  const { code, output } = await runTool('npm', ['run', '--silent', 'build'], {
    cwd: join(tree, folderOf(part)),
    env: { ...buildEnv(process.env), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new PlainError(`The previous release of ${part} does not build:\n${output.trim().slice(-2000)}`)
}

/** Located below the workspace, so that a cached API resolves its packages. */
const cachedBuild = (part: Part, commit: string) => join(cache, commit, folderOf(part), 'dist')

async function buildParts(commit: string, missing: readonly Part[]): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'torneo-previous-'))
  const tree = join(work, 'tree')
  try {
    await git(workspace, 'worktree', 'add', '--quiet', '--detach', tree, commit)
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
    await git(workspace, 'worktree', 'prune')
  }
}

/** Builds all parts of a commit in a temporary worktree, once; returns the build folders. */
export async function buildRelease(commit: string): Promise<Readonly<Record<Part, string>>> {
  const missing = parts.filter((part) => !existsSync(cachedBuild(part, commit)))
  if (missing.length > 0) await buildParts(commit, missing)
  return Object.fromEntries(parts.map((part) => [part, resolve(cachedBuild(part, commit))])) as Record<Part, string>
}
