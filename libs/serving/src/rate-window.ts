/** Maximum number of clients tracked; the oldest is dropped first, so that memory stays bounded. */
const remembered = 10_000

export interface RateWindowOptions {
  readonly calls: number
  /** Length of the sliding window in milliseconds. */
  readonly window: number
  readonly now?: () => number
}

/**
 * Counts the calls of each client in a sliding window, per process. Returns a function for the seconds until its next
 * call may succeed; 0 counts the call.
 */
export function createRateWindow({ calls, window, now = () => performance.now() }: RateWindowOptions) {
  const times = new Map<string, number[]>()
  return (client: string): number => {
    const since = now() - window
    const recent = times.get(client) ?? []
    const passed = recent.findIndex((time) => time > since)
    recent.splice(0, passed === -1 ? recent.length : passed)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= calls) return (oldest - since) / 1000
    recent.push(now())
    times.delete(client)
    times.set(client, recent)
    const [first] = times.keys()
    if (times.size > remembered && first !== undefined) times.delete(first)
    return 0
  }
}
