import { fileCache } from '@torneo/contracts/match/device-entries'
import { isImmutable, type CachedPage, remotesPath } from './cache-strategy'
import { isOwn } from './own-response'

/** A page's request to the worker to cache it, with these live section apps. */
export interface CacheRequest {
  readonly page: CachedPage
  readonly apps: readonly string[]
}

/** A cached page with all files that it may need. */
interface CachedRelease extends CacheRequest {
  readonly files: readonly string[]
}

interface WantedFile {
  readonly path: string
  /** Subresource Integrity hash. */
  readonly integrity?: string
}

const pages: readonly CachedPage[] = ['/index.html', '/en-vivo/index.html']
/** Cache key of the list of a page's files; no such address exists on the server. */
const releaseOf = (page: CachedPage) => `/cached${page}`
/** Revalidates with the service. */
const fresh: RequestInit = { cache: 'no-cache' }

const open = () => caches.open(fileCache)

export const cachedFile = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: fileCache })

async function fetchOwn(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init)
  if (!isOwn(path, response)) throw new Error(`${path} is not what was requested`)
  return response
}

/** Reads the files listed in the page by its build (libs/build/src/offline-files.ts). Empty on a foreign page. */
function filesListedIn(html: string): WantedFile[] {
  const [, files = ''] = /<meta name="offline-files" content="([^"]*)"/.exec(html) ?? []
  return files
    .split(' ')
    .filter(Boolean)
    .map((path) => ({ path }))
}

interface Live extends Pick<WantedFile, 'integrity'> {
  readonly name: string
  readonly entry: string
  readonly off?: string
}

type Hashes = Readonly<Record<string, string>>

const needed = /\.(js|css|woff2)$/

/** Lists all files of these apps' live versions with their hashes, so a file altered in transit is not cached. */
async function sectionFiles(remotes: Response, apps: readonly string[]): Promise<WantedFile[]> {
  const { remotes: listed } = (await remotes.json()) as { remotes: readonly (Live | null)[] }
  const live = listed.filter(
    (entry) => entry !== null && apps.includes(entry.name) && entry.off === undefined,
  ) as readonly Live[]
  const files = await Promise.all(
    live.map(async ({ entry, integrity = '' }) => {
      const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
      const manifest = (await (await fetchOwn(entry, { integrity })).json()) as { readonly integrity?: Hashes }
      // Versions of earlier releases have their hashes in a separate file.
      const hashes = manifest.integrity ?? ((await (await fetchOwn(`${folder}integrity.json`, {})).json()) as Hashes)
      const own = Object.entries(hashes)
        .filter(([name]) => needed.test(name))
        .map(([name, hash]) => ({ path: folder + name, integrity: hash }))
      return [{ path: entry, integrity }, ...own]
    }),
  )
  return files.flat()
}

/** Returns the list of live sections. Rejects if it is malformed, so that the cached list is used. */
export async function readableList(response: Response): Promise<Response> {
  const file = (await response.clone().json()) as { readonly remotes?: unknown } | null
  if (!Array.isArray(file?.remotes)) throw new Error(`${remotesPath} is no list`)
  return response
}

/** Concurrent requests: one at a time costs a hundred round trips; all at once delays the page's own requests. */
const lanes = 6

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * Caches a page of the live release with all files that it may load. Replaces the page and the list of sections last,
 * so the cached page is always complete. Rejects if a file is missing, foreign or exceeds the quota; the earlier cache
 * remains.
 */
async function cachePageNow({ page, apps }: CacheRequest): Promise<void> {
  const cache = await open()
  const html = await fetchOwn(page, fresh)
  const named = filesListedIn(await html.clone().text())
  if (named.length === 0) return
  const remotes = page === '/index.html' ? await fetchOwn(remotesPath, fresh) : null
  const wanted = [...named, ...(remotes ? await sectionFiles(remotes.clone(), apps) : [])]
  const fixed: [path: string, response: Response][] = []
  await forEach(wanted, async ({ path, integrity = '' }) => {
    if (!isImmutable(path)) fixed.push([path, await fetchOwn(path, fresh)])
    else if (!(await cache.match(path))) await cache.put(path, await fetchOwn(path, { integrity }))
  })
  const release: CachedRelease = { page, apps, files: wanted.map(({ path }) => path) }
  if (remotes) fixed.push([remotesPath, remotes])
  for (const [path, response] of [...fixed, [releaseOf(page), Response.json(release)], [page, html]] as const)
    await cache.put(path, response)
}

let turn: Promise<unknown> = Promise.resolve()
let isStopped = false

/** Caches one page after the other, because two tabs may send the same. */
export function cachePage(request: CacheRequest): Promise<void> {
  const mine = turn.then(() => (isStopped ? undefined : cachePageNow(request)))
  turn = mine.catch(() => undefined)
  return mine
}

/** Stops caching: a page that still requests it would leave a cache that no worker removes. */
export function stopCaching(): void {
  isStopped = true
}

async function cachedRelease(page: CachedPage): Promise<CachedRelease | null> {
  return ((await (await cachedFile(releaseOf(page)))?.json()) as CachedRelease | undefined) ?? null
}

/**
 * Caches the page again if a section's live version has changed; the old version stays until the new one is complete.
 */
export async function cacheIfChanged(remotes: Response): Promise<void> {
  const [release, known] = [await cachedRelease('/index.html'), await cachedFile(remotesPath)]
  if (!release || !known || !isOwn(remotesPath, remotes) || (await remotes.text()) === (await known.text())) return
  await cachePage(release)
}

/** Deletes files that no cached page needs. Call only while no page is open: an open one may still load them. */
export async function prune(): Promise<void> {
  const releases = (await Promise.all(pages.map(cachedRelease))).filter((release) => release !== null)
  const needed = new Set([remotesPath, ...releases.flatMap(({ page, files }) => [page, releaseOf(page), ...files])])
  const cache = await open()
  for (const request of await cache.keys()) if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
}
