import { rateLimited } from './problems'

/** Maximum number of clients tracked; the oldest is dropped first, so that memory stays bounded. */
const remembered = 10_000

export interface RateLimitOptions {
  readonly calls: number
  /** Length of the sliding window in milliseconds. */
  readonly window: number
  /** Message of the 429. */
  readonly message?: string
  readonly now?: () => number
}

/**
 * Limits the calls of a client in a sliding window, counted per process. Throws 429 with the seconds until the next
 * call may succeed; rejected calls do not count.
 */
export function createRateLimit({ calls, window, message, now = () => performance.now() }: RateLimitOptions) {
  const times = new Map<string, number[]>()
  return (client: string): void => {
    const since = now() - window
    const recent = times.get(client) ?? []
    const passed = recent.findIndex((time) => time > since)
    recent.splice(0, passed === -1 ? recent.length : passed)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= calls) throw rateLimited((oldest - since) / 1000, message)
    recent.push(now())
    times.delete(client)
    times.set(client, recent)
    const [first] = times.keys()
    if (times.size > remembered && first !== undefined) times.delete(first)
  }
}
