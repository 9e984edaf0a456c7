/** A failure whose message is one sentence for the person at the terminal: what is wrong and what to do. Printed without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** The sentence of a PlainError; of anything else the whole stack, since that is a fault of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The first line of any failure, to be quoted inside a longer sentence. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
