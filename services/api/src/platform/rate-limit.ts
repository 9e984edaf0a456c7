import { rateLimited } from './problems'

/** Clients remembered at most; beyond that the oldest is forgotten, so that memory stays bounded. */
const remembered = 10_000

export interface RateLimitOptions {
  readonly calls: number
  /** Milliseconds. */
  readonly window: number
  /** The sentence of the 429. */
  readonly message?: string
  readonly now?: () => number
}

/**
 * A limit of calls that a client may make in a sliding window, counted by this process alone. Throws 429 with the seconds until the next call may
 * pass; what is refused is not counted.
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
