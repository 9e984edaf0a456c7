import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '../http/problems'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']
const loopback = /^(127\.|::1$|::ffff:127\.)/

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True for requests from this machine that did not pass a proxy, and for requests with the token. */
function mayRead({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))) return true
  return loopback.test(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined)
}

/** Values by their labels. */
type Series = Iterable<readonly [labels: Readonly<Record<string, string>>, value: number]>
type ReadSeries = () => Series | Promise<Series>

export type Metrics = ReturnType<typeof useMetrics>

/** Serves `/metrics` for Prometheus: the process, and response times by route pattern, never by address. */
export function useMetrics(app: FastifyInstance, token: string | null) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  /** Series by their labels, which the library would sort and join for each response. */
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    const [{ method }, route, status] = [request, request.routeOptions.url ?? 'none', reply.statusCode]
    const key = `${method} ${status} ${route}`
    const known = series.get(key) ?? durations.labels({ method, route, status })
    series.set(key, known)
    known.observe(reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', async () => registry.clear())

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  return {
    /** Registers a gauge that is read on each scrape. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },

    /** Registers a gauge with labels. */
    gauges(name: string, help: string, labelNames: string[], read: ReadSeries): void {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset()
          for (const [labels, value] of await read()) this.set(labels, value)
        },
      })
    },

    /** Registers a counter with labels. */
    counters(name: string, help: string, labelNames: string[], read: ReadSeries): void {
      new Counter({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset()
          for (const [labels, value] of await read()) this.inc(labels, value)
        },
      })
    },
  }
}
