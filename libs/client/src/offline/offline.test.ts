import { responseCache, cachedAtHeader, fileCache } from '@torneo/contracts/match/device-entries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaches } from '../testing/fake-caches'
import type { CachedPage } from './cache-strategy'
import { cachedFile, cacheIfChanged, cachePage, prune, readableList, stopCaching } from './cached-release'
import { deleteExpiredResponses, respondToRead } from './cached-responses'
import { createNetworkFirst } from './network-first'
import type { FetchEvent } from './worker-scope'

const origin = 'https://torneo.test'
const request = { page: '/index.html', apps: ['tournament-admin'] } as const
const html = 'text/html; charset=utf-8'
const script = 'application/javascript; charset=utf-8'
const portal = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': html } })

const textOf = async (path: string) => (await (await caches.open(fileCache)).match(path))?.text()

/** Service responses by path: a body, or a complete response. */
let site: Record<string, string | (() => Response)>
let caches: ReturnType<typeof fakeCaches>
const asked: string[] = []

function siteOf(release: string, section: string) {
  const folder = `/remotes/tournament-admin/${section}`
  return {
    '/index.html': `<head><meta name="offline-files" content="/assets/${release}.js /theme.js" /></head>`,
    [`/assets/${release}.js`]: 'shell',
    '/theme.js': 'theme',
    '/remotes.json': JSON.stringify({
      remotes: [
        { name: 'tournament-admin', entry: `${folder}/mf-manifest.json` },
        { name: 'users-admin', entry: '/no' },
      ],
    }),
    [`${folder}/mf-manifest.json`]: JSON.stringify({
      integrity: { 'assets/board.js': 'sha384-x', 'mf-stats.json': 'sha384-y' },
    }),
    [`${folder}/assets/board.js`]: 'board',
  }
}
const typeOf = (path: string) =>
  path.endsWith('.js') ? script : path.endsWith('.html') ? html : 'application/json; charset=utf-8'

beforeEach(() => {
  asked.length = 0
  site = siteOf('one', '1')
  caches = fakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const path = typeof request === 'string' ? request : request.url.slice(origin.length)
    asked.push(path)
    const found = site[path]
    if (found === undefined) throw new TypeError('no line')
    return typeof found === 'function' ? found() : new Response(found, { headers: { 'content-type': typeOf(path) } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const one = [
  '/assets/one.js',
  '/cached/index.html',
  '/index.html',
  '/remotes.json',
  '/remotes/tournament-admin/1/assets/board.js',
  '/remotes/tournament-admin/1/mf-manifest.json',
  '/theme.js',
]

describe('a cached release', () => {
  it('is the page, its files and the live version of the wanted sections', async () => {
    await cachePage(request)
    expect(caches.pathsOf(fileCache)).toEqual(one)
  })

  it.each([
    ['a hotel answers for a script', { '/assets/two.js': portal }],
    ['a hotel answers for the page', { '/index.html': portal }],
    ['a script is missing', { '/assets/two.js': () => new Response('', { status: 404 }) }],
    [
      "a section's part does not come",
      {
        '/remotes/tournament-admin/2/assets/board.js': () => {
          throw new TypeError('integrity')
        },
      },
    ],
    ['the list of sections is not one', { '/remotes.json': portal }],
  ])('stays whole when %s', async (_, broken) => {
    await cachePage(request)
    const before = await Promise.all(['/index.html', '/remotes.json'].map(textOf))
    site = { ...siteOf('two', '2'), ...broken }
    await cachePage(request).catch(() => undefined)
    expect(await Promise.all(['/index.html', '/remotes.json'].map(textOf))).toEqual(before)
    expect(caches.pathsOf(fileCache)).toEqual(expect.arrayContaining(one))
    expect((await textOf('/assets/two.js')) ?? 'shell').toBe('shell')
  })

  it('is not replaced by half of one for which there is no room', async () => {
    caches = fakeCaches({ maxEntries: one.length })
    vi.stubGlobal('caches', caches)
    await cachePage(request)
    site = siteOf('two', '2')
    await expect(cachePage(request)).rejects.toThrow('full')
    expect(caches.pathsOf(fileCache)).toEqual(one)
  })

  it('follows a section that was released, rolled back or switched off, and loses old files at a start', async () => {
    await cachePage(request)
    site = siteOf('one', '2')
    await cacheIfChanged(await fetch('/remotes.json'))
    await cacheIfChanged(portal())
    expect(caches.pathsOf(fileCache).filter((path) => path.endsWith('board.js'))).toHaveLength(2)
    await prune()
    expect(caches.pathsOf(fileCache)).toEqual(one.map((path) => path.replace('/1/', '/2/')))
    asked.length = 0
    await cacheIfChanged(await fetch('/remotes.json'))
    expect(asked).toEqual(['/remotes.json'])
  })
})

describe('the list of live apps', () => {
  const ask = () =>
    createNetworkFirst()(fetch('/remotes.json').then(readableList), () => cachedFile('/remotes.json')).then((list) =>
      list.text(),
    )

  it.each([
    ['a page', portal],
    ['cut off', () => new Response('{"remotes":[')],
    ['of another kind', () => Response.json({ remotes: {} })],
    ['null', () => Response.json(null)],
    ['missing', () => new Response('', { status: 404 })],
  ])("is the last good one where it is %s, and the network's failure where there was none", async (_case, broken) => {
    const good = site['/remotes.json']
    site['/remotes.json'] = broken
    await expect(ask()).rejects.toThrow(/./)
    site = siteOf('one', '1')
    await cachePage(request)
    site['/remotes.json'] = broken
    expect(await ask()).toBe(good)
    site['/remotes.json'] = '{"remotes":[]}'
    expect(await ask()).toBe('{"remotes":[]}')
  })

  it('may have unreadable entries: the wanted sections are kept', async () => {
    site['/remotes.json'] = String(site['/remotes.json']).replace('[', '[null,7,')
    await cachePage(request)
    expect(caches.pathsOf(fileCache)).toEqual(one)
  })
})

describe("the API's answers", () => {
  const later: Promise<unknown>[] = []
  const ask = async (path: string) => {
    const event = {
      request: new Request(origin + path),
      waitUntil: (work: Promise<unknown>) => void later.push(work),
    } as unknown as FetchEvent
    const response = await respondToRead(event, createNetworkFirst())
    await Promise.all(later.splice(0))
    return response
  }

  it('are cached with their time, for an offline start', async () => {
    site['/api/account'] = '{"id":"ana"}'
    const askedAt = Date.now()
    expect((await ask('/api/account')).headers.get(cachedAtHeader)).toBeNull()
    const answeredAt = Date.now()
    delete site['/api/account']
    const cached = await ask('/api/account')
    expect(await cached.json()).toEqual({ id: 'ana' })
    const cachedAt = Number(cached.headers.get(cachedAtHeader))
    expect([cachedAt >= askedAt, cachedAt <= answeredAt]).toEqual([true, true])
    await expect(ask('/api/tournament-sports')).rejects.toThrow('no line')
  })

  it.each([
    [
      'the service is away',
      () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
      'ana',
    ],
    ['a hotel answers', portal, 'ana'],
    [
      'the session is over',
      () => new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }),
      null,
    ],
  ])('stay as they were where %s', async (_, answer, left) => {
    site['/api/account'] = '{"id":"ana"}'
    await ask('/api/account')
    site['/api/account'] = answer
    await ask('/api/account')
    delete site['/api/account']
    const cached = await ask('/api/account').then(
      (response) => response.json() as Promise<{ id: string }>,
      () => null,
    )
    expect(cached?.id ?? null).toBe(left)
  })

  it('are not cached when their user signs out before they arrive', async () => {
    site['/api/account'] = () => {
      void caches.delete(responseCache)
      return new Response('{"id":"ana"}', { headers: { 'content-type': 'application/json' } })
    }
    await ask('/api/account')
    expect(caches.pathsOf(responseCache)).toEqual([])
  })

  it('are hidden after a week', async () => {
    site['/api/account'] = '{"id":"ana"}'
    await ask('/api/account')
    delete site['/api/account']
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
    await expect(ask('/api/account')).rejects.toThrow('no line')
    await deleteExpiredResponses()
    expect(caches.pathsOf(responseCache)).toEqual([])
  })
})

describe('a line', () => {
  const cached = async () => new Response('cached')
  const never = () => new Promise<Response>(() => undefined)

  it('is awaited once when slow, and then skipped for a while', async () => {
    vi.useFakeTimers()
    const networkFirst = createNetworkFirst()
    const first = networkFirst(never(), cached)
    await vi.advanceTimersByTimeAsync(2900)
    expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits')
    await vi.advanceTimersByTimeAsync(200)
    expect(await (await first).text()).toBe('cached')
    const second = networkFirst(never(), cached)
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await second).text()).toBe('cached')
  })

  it('is preferred when it responds, and its failure is passed on when nothing is cached', async () => {
    const networkFirst = createNetworkFirst()
    expect(await (await networkFirst(Promise.resolve(new Response('new')), cached)).text()).toBe('new')
    expect((await networkFirst(Promise.resolve(new Response('', { status: 502 })), async () => undefined)).status).toBe(
      502,
    )
    await expect(networkFirst(Promise.reject(new TypeError('no line')), async () => undefined)).rejects.toThrow(
      'no line',
    )
  })
})

// Last test: a worker that was withdrawn never caches again.
it('a worker that took itself back leaves no cache behind, whatever a page still asks', async () => {
  const pages: CachedPage[] = ['/index.html', '/en-vivo/index.html']
  const underWay = cachePage({ page: '/index.html', apps: [] })
  stopCaching()
  await Promise.all([underWay, ...pages.map((page) => cachePage({ page, apps: [] }))])
  expect(asked).toEqual([])
})
