import { spawn } from 'node:child_process'

/** Runs a Node program with our own terminal, since it may ask for something or say much, and gives its exit code. */
export function runHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
