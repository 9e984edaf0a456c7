import { type CountedVisits, siteReportEndpoints } from '@torneo/contracts/site/site-reports'

/** Milliseconds for the API to take a report, and before the same failure is reported again. */
const [timeoutMs, repeatMs] = [10_000, 10_000]

/** Tells the API what the site has seen; reports that cannot be delivered are logged and dropped. */
export function createApiReports(apiUrl: string, log: { warn(fields: object, message: string): void }) {
  let failed = { version: '', at: Number.NEGATIVE_INFINITY }

  async function post(path: string, body: object): Promise<void> {
    try {
      const response = await fetch(`${apiUrl}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
    } catch (error) {
      log.warn({ err: error, path }, 'a report to the API was not delivered')
    }
  }

  return {
    visits: (items: readonly CountedVisits[]): Promise<void> => post(siteReportEndpoints.visits.path, { items }),

    /** Reports a live version that cannot be drawn, where the installed one can. */
    failure(version: string): void {
      const now = performance.now()
      if (failed.version === version && now - failed.at < repeatMs) return
      failed = { version, at: now }
      void post(siteReportEndpoints.failure.path, { version })
    },
  }
}
