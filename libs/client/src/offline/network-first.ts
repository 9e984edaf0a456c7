/** Timeout in milliseconds before a cached response is used. */
const usualTimeout = 3000
/** Timeout for a file that must come from the same release as its page. */
export const releaseTimeout = 60_000
/** Milliseconds during which a slow network is not waited for again: a start makes several requests. */
const slowFor = 10_000

export type NetworkFirst = ReturnType<typeof createNetworkFirst>

/** Prefers the network while it responds in time. */
export function createNetworkFirst() {
  let slowUntil = 0

  /**
   * Returns the network's response; the cached one on a timeout, a network error or a 5xx. If nothing is cached,
   * returns the network's outcome, even a failure.
   */
  return async function networkFirst(
    request: Promise<Response>,
    cached: () => Promise<Response | undefined>,
    timeout = usualTimeout,
  ): Promise<Response> {
    const good = request.then(
      (response) => (response.status < 500 ? response : null),
      () => null,
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, Date.now() < slowUntil ? 0 : timeout, 'late')
    })
    const first = await Promise.race([good, late])
    clearTimeout(timer)
    if (first === 'late') slowUntil = Date.now() + slowFor
    else if (first) {
      slowUntil = 0
      return first
    }
    return (await cached()) ?? request
  }
}
