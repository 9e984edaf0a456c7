/** Milliseconds to wait for the network before a cached response is used. */
const patience = 3000
/** For a file that must be of the same release as its page. */
export const asLongAsThePage = 60_000
/** How long a line that was too slow is not waited for again, in milliseconds: a start makes several requests. */
const slowFor = 10_000

export type PatientLine = ReturnType<typeof createPatientLine>

/** Prefers the network while it answers in time. */
export function createPatientLine() {
  let slowUntil = 0

  /**
   * The network's answer; what is cached when there is none in time, or when the service behind it is away (5xx). Without anything cached, whatever the
   * network gives, also its failure.
   */
  return async function patiently(coming: Promise<Response>, cached: () => Promise<Response | undefined>, wait = patience): Promise<Response> {
    const good = coming.then((response) => (response.status < 500 ? response : null), () => null)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => { timer = setTimeout(resolve, Date.now() < slowUntil ? 0 : wait, 'late') })
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
