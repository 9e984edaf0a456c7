import type { Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { version } from '../../version'

/** Steps of one command; each mark ends the step that began at the previous mark. */
export interface Steps {
  mark(name: string): void
}

export type Tracing = Awaited<ReturnType<typeof startTracing>>

/** W3C trace context: version, trace, span, flags. */
const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const actionKey = /^[0-9a-f]{32}$/

/**
 * Returns the trace that a request belongs to, or null. An action's key names its trace, so that all attempts to send
 * it share one.
 */
function remoteParent({ headers }: FastifyRequest): { readonly traceId: string; readonly spanId: string } | null {
  const [, traceId, spanId] = traceParent.exec(String(headers.traceparent)) ?? []
  if (traceId && spanId) return { traceId, spanId }
  const key = String(headers['idempotency-key'])
  return actionKey.test(key) ? { traceId: key, spanId: key.slice(16) } : null
}

/**
 * Sends spans to an OpenTelemetry collector: every request, the steps of a match command, and the time from its write
 * to the match's frames. The libraries read the other OTEL_* settings; they are loaded only if an endpoint is set.
 * Spans contain no address, body or user.
 */
export async function startTracing(endpoint: string) {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BasicTracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ])
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'torneo',
      'service.version': version,
    }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: new URL('v1/traces', endpoint.replace(/(?<!\/)\/*$/, '/')).href }),
      ),
    ],
  })
  const tracer = provider.getTracer('torneo')
  const contexts = new WeakMap<FastifyRequest, Context>()
  /** Writes whose frames have not been sent yet, by match. */
  const writes = new LRUCache<string, { readonly parent: Context; readonly writtenAt: number }>({ max: 500 })

  return {
    useRequests(app: FastifyInstance): void {
      app.addHook('onRequest', (request, _reply, done) => {
        const remote = remoteParent(request)
        const parent = remote
          ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.SAMPLED, isRemote: true })
          : ROOT_CONTEXT
        const route = request.routeOptions.url ?? 'none'
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'torneo.request.id': request.id,
        }
        contexts.set(
          request,
          trace.setSpan(
            parent,
            tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent),
          ),
        )
        done()
      })
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
      app.addHook('onClose', () => provider.shutdown())
    },

    /**
     * Starts the steps of a match command; before it, the command waited on its device, which carried it out at
     * `deviceAt` by its own clock.
     */
    steps(request: FastifyRequest, matchId: string, deviceAt?: Date): Steps {
      const parent = contexts.get(request) ?? ROOT_CONTEXT
      let startTime = deviceAt?.getTime() ?? Date.now()
      const steps: Steps = {
        mark(name) {
          tracer.startSpan(name, { startTime, attributes: { 'torneo.match.id': matchId } }, parent).end()
          startTime = Date.now()
          if (name === 'write') writes.set(matchId, { parent, writtenAt: startTime })
        },
      }
      if (deviceAt) steps.mark('device')
      return steps
    },

    /** Called when a match's frames have been sent to all subscribers on this node. */
    framesSent(channel: string): void {
      const matchId = channel.replace(/^match:/, '')
      const write = writes.get(matchId)
      if (!write) return
      writes.delete(matchId)
      tracer
        .startSpan('frames', { startTime: write.writtenAt, attributes: { 'torneo.match.id': matchId } }, write.parent)
        .end()
    },
  }
}
