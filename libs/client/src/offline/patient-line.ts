/** Timeout in milliseconds before a cached response is used. */
const patience = 3000
/** Timeout for a file that must come from the same release as its page. */
export const asLongAsThePage = 60_000
/** Milliseconds during which a slow network is not waited for again: a start makes several requests. */
const slowFor = 10_000

export type PatientLine = ReturnType<typeof createPatientLine>

/** Prefers the network while it responds in time. */
export function createPatientLine() {
  let slowUntil = 0

  /**
   * Returns the network's response; the cached one on a timeout, a network error or a 5xx. If nothing is cached,
   * returns the network's outcome, even a failure.
   */
  return async function patiently(
    coming: Promise<Response>,
    cached: () => Promise<Response | undefined>,
    wait = patience,
  ): Promise<Response> {
    const good = coming.then(
      (response) => (response.status < 500 ? response : null),
      () => null,
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, Date.now() < slowUntil ? 0 : wait, 'late')
    })
    const first = await Promise.race([good, late])
    clearTimeout(timer)
    if (first === 'late') slowUntil = Date.now() + slowFor
    else if (first) {
      slowUntil = 0
      return first
    }
    return (await cached()) ?? coming
  }
}
