import { isBrowser, visitSource } from '@torneo/domain/site/visit-source'
import { createToday } from '@torneo/serving/time-zone'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CountedVisits, PageVisitsRepository } from '../../../data/visits/page-visits.repository'
import { createWriter } from '../../../platform/process/jobs'

/** Milliseconds for which counts wait before they are written together. */
const writeMs = 10_000

interface Parts {
  readonly visits: PageVisitsRepository
  readonly timeZone: string
  readonly log: { warn(fields: object, message: string): void }
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
 * memory and added to those of other nodes in batches; those of the last seconds are lost when a node is killed.
 */
export function createVisitCounter({ visits, timeZone, log }: Parts) {
  const today = createToday(timeZone)
  const browsers = new LRUCache<string, boolean>({ max: 500 })
  let pending = new Map<string, CountedVisits>()

  function isPerson(userAgent = ''): boolean {
    const known = browsers.get(userAgent) ?? isBrowser(userAgent)
    browsers.set(userAgent, known)
    return known
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    const counted = [...pending.values()]
    pending = new Map()
    try {
      await visits.add(counted, new Date())
    } catch (error) {
      // Only statistics: what could not be written is dropped.
      log.warn({ err: error }, 'visits of the public page were not written')
    }
  }

  const job = createWriter('visits of the public page', write)

  return {
    ...job,

    /** Counts a response to a request for a page at `path`. */
    count(path: string, request: FastifyRequest): void {
      if (!isOpened(request) || !isPerson(request.headers['user-agent'])) return
      const [day, source] = [today(), sourceOf(request)]
      const key = `${day} ${source} ${path}`
      pending.set(key, { day, path, source, visits: (pending.get(key)?.visits ?? 0) + 1 })
      job.wake(writeMs)
    },
  }
}
