import { expect, it } from 'vitest'
import { useTestApi } from '../../../testing/test-api'

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const url = '/api/public/landing'

/** Number of responses of the public read in the metrics. */
async function counted(status: number): Promise<number> {
  const { text } = await api.anonymous.get('/metrics')
  return Number(
    new RegExp(
      `^http_request_duration_seconds_count{method="GET",route="${url}",status="${status}"} (\\d+)$`,
      'm',
    ).exec(text)?.[1] ?? 0,
  )
}

it('a cached response is logged, measured and guarded like any other', async () => {
  await expect.poll(() => api.app.services.changes.isLive()).toBe(true)
  const loaded = await api.anonymous.get(url)
  const [ok, same] = [await counted(200), await counted(304)]
  lines.length = 0
  const ready = await api.anonymous.get(url)
  const unchanged = await api.anonymous.get(url, { 'if-none-match': String(ready.headers.etag) })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      msg: 'answered',
      req: { method: 'GET', path: url },
      status: 200,
      reqId: ready.headers['x-request-id'],
      ms: expect.any(Number),
    },
    {
      msg: 'answered',
      req: { method: 'GET', path: url },
      status: 304,
      reqId: unchanged.headers['x-request-id'],
      ms: expect.any(Number),
    },
  ])
  expect([await counted(200), await counted(304)]).toEqual([ok + 1, same + 1])
  const guards = ({ headers }: typeof ready) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !['x-request-id', 'date', 'content-type', 'content-length'].includes(name),
      ),
    )
  expect(guards(ready)).toEqual(guards(loaded))
  // A browser has the other headers with the copy that this response confirms.
  const repeated = [
    'access-control-allow-origin',
    'cache-control',
    'connection',
    'cross-origin-resource-policy',
    'etag',
    'vary',
  ]
  expect(guards(unchanged)).toEqual(Object.fromEntries(repeated.map((name) => [name, loaded.headers[name]])))
  expect(guards(ready)['content-security-policy']).toMatch(/default-src 'self'/)
})
