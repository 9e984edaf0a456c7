import { spawn } from 'node:child_process'

export interface ToolResult {
  readonly code: number | null
  readonly output: string
}

/** Last lines of an output, where errors are. */
export const endOf = (output: string): string => output.trim().split('\n').slice(-40).join('\n')

/**
 * Runs a program and returns its exit code and output; the code is null if it cannot be started or is killed by a
 * signal.
 */
export function runTool(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: null, output: error.code === 'ENOENT' ? `${file} is not installed` : error.message }),
    )
    child.on('close', (code) => resolve({ code, output }))
  })
}
