import { createRateWindow, type RateWindowOptions } from '@torneo/serving/rate-window'
import { rateLimited } from './problems'

export interface RateLimitOptions extends RateWindowOptions {
  /** Message of the 429. */
  readonly message?: string
}

/**
 * Limits the calls of a client in a sliding window, counted per process. Throws 429 with the seconds until the next
 * call may succeed; rejected calls do not count.
 */
export function createRateLimit({ message, ...options }: RateLimitOptions) {
  const waitOf = createRateWindow(options)
  return (client: string): void => {
    const seconds = waitOf(client)
    if (seconds > 0) throw rateLimited(seconds, message)
  }
}
