/** An error whose message tells the person at the terminal what is wrong and what to do. Printed without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Message of a PlainError; stack of any other error, which is a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** First line of an error, to quote in another message. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
