import { type ChildProcess, spawn } from 'node:child_process'
import { handled } from '../../check/documented-commands.ts'
import { documentedLines } from '../../check/documented-lines.ts'
import { runTool, type ToolResult } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { shellEnv } from '../product/shell-env.ts'

/** Settings of a shell; undefined removes one. */
export type ShellEnv = Readonly<Record<string, string | undefined>>

/** A program that runs until it is stopped. */
export interface Running {
  output: string
  /** Sends SIGINT to the program and all that it started, as Ctrl-C does; resolves to the exit code. */
  readonly stop: () => Promise<number | null>
}

/**
 * A shell in this checkout that runs the command lines of the documents as they are printed, with `names` in place of
 * their placeholders and example paths. Rejects lines that no document prints.
 */
export function documentedShell(names: Readonly<Record<string, string>>) {
  const known = documentedLines()
  const executed = new Set<string>()

  function named(line: string, more: Readonly<Record<string, string>>): string {
    if (!known.has(line)) throw new Error(`No document prints this line: ${line}`)
    executed.add(line)
    return Object.entries({ ...names, ...more }).reduce((text, [name, value]) => text.replaceAll(name, value), line)
  }
  const envWith = (env: ShellEnv) => ({ ...shellEnv(), ...env })

  return {
    /** Lines that the table gives to this test and that were not run. */
    missing: (test: 'database' | 'workspace'): string[] =>
      Object.entries(handled).flatMap(([line, how]) =>
        'run' in how && how.run === test && !executed.has(line) ? [line] : [],
      ),

    run(
      line: string,
      env: ShellEnv = {},
      { more = {}, cwd = workspace }: { more?: Readonly<Record<string, string>>; cwd?: string } = {},
    ): Promise<ToolResult> {
      return runTool('bash', ['-c', named(line, more)], { cwd, env: envWith(env) })
    },

    /** Starts a line that ends when it is stopped. */
    start(line: string, env: ShellEnv): Running {
      const child: ChildProcess = spawn('bash', ['-c', named(line, {})], {
        cwd: workspace,
        env: envWith(env),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      const running: Running = {
        output: '',
        stop() {
          if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
          return ended
        },
      }
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (running.output += chunk.toString()))
      return running
    },
  }
}
