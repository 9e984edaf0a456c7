import { type CountedVisits, maxVisitRows, maxVisits } from '@torneo/contracts/site/site-reports'
import { isBrowser, visitSource } from '@torneo/domain/site/visit-source'
import { createWriter } from '@torneo/serving/jobs'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { TournamentModel } from '../model/tournament-model'

/** Milliseconds for which counts wait before they are handed over together. */
const writeMs = 60_000

interface VisitCounterParts {
  readonly model: TournamentModel
  /** Hands rows over to the API. */
  readonly report: (items: readonly CountedVisits[]) => Promise<void>
}

export type VisitCounter = ReturnType<typeof createVisitCounter>

/** True for a page that a person opens, and false for one that a browser loads ahead or into a frame. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  (headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document')

function sourceOf({ headers, host, url }: FastifyRequest): string {
  const { referer } = headers
  if (headers['sec-fetch-site'] === 'same-origin') return 'inside'
  if (referer && URL.canParse(referer) && new URL(referer).host === host) return 'inside'
  const query = url.indexOf('?')
  return visitSource(referer, query < 0 ? null : new URLSearchParams(url.slice(query)).get('utm_source'))
}

/**
 * Counts visits of the public page by day, page and origin, without cookies, addresses or persons. They are counted in
 * memory and handed over to the API in batches; those of the last minute are lost when a node is killed.
 */
export function createVisitCounter({ model, report }: VisitCounterParts) {
  const browsers = new LRUCache<string, boolean>({ max: 500 })
  let pending = new Map<string, CountedVisits>()

  function isPerson(userAgent = ''): boolean {
    const known = browsers.get(userAgent) ?? isBrowser(userAgent)
    browsers.set(userAgent, known)
    return known
  }

  async function write(): Promise<void> {
    const items = [...pending.values()].slice(0, maxVisitRows)
    if (items.length === 0) return
    pending = new Map()
    await report(items)
  }

  const job = createWriter('visits of the public page', write)

  return {
    ...job,

    /** Counts a response to a request for a page at `path`. */
    count(path: string, request: FastifyRequest): void {
      if (!isOpened(request) || !isPerson(request.headers['user-agent'])) return
      const [day, source] = [model.today(), sourceOf(request)]
      const key = `${day} ${source} ${path}`
      pending.set(key, { day, path, source, visits: Math.min(maxVisits, (pending.get(key)?.visits ?? 0) + 1) })
      job.wake(writeMs)
    },
  }
}
