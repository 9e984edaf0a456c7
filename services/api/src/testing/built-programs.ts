import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the service's programs for one test file, into a folder of their own. Started
 * from source, each process would compile the service again, ten times the work of its start.
 */
export function useBuiltPrograms() {
  const programs = join(folder, `.test-data-${randomBytes(6).toString('hex')}`)

  beforeAll(async () => {
    for (const mode of ['production', 'service']) {
      await build({ root: folder, mode, logLevel: 'error', build: { outDir: programs } })
    }
  })
  afterAll(() => rm(programs, { recursive: true, force: true }))

  return {
    /** Starts a program in its own process, which ends with the test. */
    run(program: string, environment: Record<string, string>, args: readonly string[] = []) {
      const child = spawn(process.execPath, [join(programs, `${program}.js`), ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...environment },
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      return child
    },
  }
}

/** Waits until a process is ready; returns its address and output. Throws with the output if it ends before. */
export async function untilReady({ stdout }: Pick<ChildProcess, 'stdout'>): Promise<{ url: string; said: string }> {
  let said = ''
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk)
    const line = said.split('\n').find((candidate) => candidate.includes('"msg":"ready"'))
    if (line) return { ...(JSON.parse(line) as { url: string }), said }
  }
  throw new Error(`It ended before it was ready: ${said}`)
}
