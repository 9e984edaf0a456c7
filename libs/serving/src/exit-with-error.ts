/** Exits with one line for the operator: the fault and what to do, never a stack. */
export function exitWithError(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message.split('\n')[0]}\n`)
  process.exit(1)
}
