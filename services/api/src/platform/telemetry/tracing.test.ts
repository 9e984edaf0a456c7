import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { deviceTimeHeader } from '@torneo/contracts/endpoint/endpoint'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
}

const spans: Span[] = []
/** A collector of traces (OTLP over HTTP). */
const collector = createServer((request, response) => {
  if (request.url === '/v1/traces')
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => collector.close())

vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20')
const api = useTestApi()
const traced = useNode(api, {
  environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` },
})
const at = tournamentScene(api)

beforeAll(async () => {
  await at.sport('futbol')
  await at.promotion('promo')
  for (const id of ['local', 'visita']) await at.team(id, { sportId: 'futbol', promotionId: 'promo' })
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', status: 'live' })
})

const namesIn = (traceId: string) =>
  spans
    .filter((span) => span.traceId === traceId)
    .map(({ name }) => name)
    .toSorted()

it('a goal is one trace, named by its key: device, request, queue, rule, write, frames, however often it is sent', async () => {
  const chief = createTestClient(traced.app, (await api.as('admin_tournament')).token)
  const socket = traced.open({ isPublic: true })
  await socket.subscribe('match:m1')
  const key = '0123456789abcdef0123456789abcdef'
  const tappedAt = new Date(Date.now() - 2000).toISOString()
  const send = () =>
    chief.post(
      '/api/matches/m1/score',
      { side: 'home', step: 1 },
      { 'idempotency-key': key, [deviceTimeHeader]: tappedAt },
    )
  expect((await send()).status).toBe(200)
  const command = 'POST /api/matches/:id/score'
  await expect.poll(() => namesIn(key)).toEqual([command, 'apply', 'device', 'frames', 'queue', 'write'])
  expect((await send()).status).toBe(200)
  await expect.poll(() => namesIn(key).filter((name) => name === command)).toHaveLength(2)

  const [request, ...steps] = [command, 'device', 'queue', 'apply', 'write', 'frames'].map((name) =>
    spans.find((span) => span.traceId === key && span.name === name)!,
  )
  expect(request!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  for (const step of steps) {
    expect(step.parentSpanId).toBe(request!.spanId)
    expect(step.attributes).toContainEqual({ key: 'torneo.match.id', value: { stringValue: 'm1' } })
  }
  const times = steps.flatMap(({ startTimeUnixNano, endTimeUnixNano }) => [
    BigInt(startTimeUnixNano),
    BigInt(endTimeUnixNano),
  ])
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  expect(JSON.stringify(spans)).not.toMatch(/@torneo\.local|127\.0\.0\.1|Persona/)
})

it('a request continues the trace that it names', async () => {
  const traceId = 'abcdef0123456789abcdef0123456789'
  await createTestClient(traced.app).get('/api/public/tournament', { traceparent: `00-${traceId}-0123456789abcdef-01` })
  await expect
    .poll(() => spans.find((span) => span.traceId === traceId))
    .toMatchObject({ name: 'GET /api/public/tournament', parentSpanId: '0123456789abcdef' })
})
