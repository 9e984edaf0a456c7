import path from 'node:path'
import { runTool } from '../shared/run-tool.ts'
import { type Outcome, runProgram } from './run-step.ts'

/** An Nx target of a project; releases run `build`. */
export type Target = 'lint' | 'typecheck' | 'test' | 'build'

const checked: readonly Target[] = ['lint', 'typecheck', 'test']

// Nx's two plugins run in its own process: a separate one takes longer to start than their work.
const env = { ...process.env, NX_ISOLATE_PLUGINS: 'false' }

const nx = (dir: string, targets: readonly Target[], ...more: readonly string[]) => [
  path.join(dir, 'node_modules/nx/dist/bin/nx.js'),
  'affected',
  '-t',
  ...targets,
  ...more,
]

/**
 * Affected projects of each target, without the scope of their names: by changes since the base (`NX_BASE`, default
 * main), committed or not, or by `files`.
 */
export async function affectedTasks(
  dir: string,
  targets: readonly Target[],
  files?: readonly string[],
): Promise<Readonly<Record<Target, readonly string[]>>> {
  const given = files ? [`--files=${files.join(',')}`] : []
  const { code, output } = await runTool(process.execPath, nx(dir, targets, ...given, '--graph=stdout'), {
    cwd: dir,
    env,
  })
  const start = output.indexOf('{')
  if (code !== 0 || start === -1) throw new Error(`Nx does not say what is affected:\n${output}`)
  const { tasks } = JSON.parse(output.slice(start)) as {
    tasks: { tasks: Record<string, { target: { project: string; target: string } }> }
  }
  const all = Object.values(tasks.tasks).map(({ target }) => target)
  const of = (requestedTarget: Target) =>
    all
      .filter(({ target }) => target === requestedTarget)
      .map(({ project }) => project.replace(/^@[^/]+\//, ''))
      .sort()
  return { lint: of('lint'), typecheck: of('typecheck'), test: of('test'), build: of('build') }
}

/** Lints, type checks and tests the affected projects, and prints their names. */
export async function checkAffected(dir: string): Promise<Outcome> {
  const tasks = await affectedTasks(dir, checked)
  for (const target of checked) console.log(`        ${target.padEnd(12)} ${tasks[target].join(', ') || 'nothing'}`)
  return tasks.lint.length === 0 ? null : runProgram(nx(dir, checked, '--outputStyle=static'), dir)
}
