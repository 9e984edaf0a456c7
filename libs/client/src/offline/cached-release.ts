import { keptFiles } from '@torneo/contracts/device-entries'
import { isOwn } from './own-response'
import { isImmutable, type CachedPage, remotesPath } from './way-of'

/** What a page asks the worker to keep: itself, and of the live section apps these. */
export interface KeepOrder {
  readonly page: CachedPage
  readonly apps: readonly string[]
}

/** A cached page: every file that it may need is in the cache. */
interface CachedRelease extends KeepOrder {
  readonly files: readonly string[]
}

interface WantedFile {
  readonly path: string
  /** As Subresource Integrity writes it. */
  readonly integrity?: string
}

const pages: readonly CachedPage[] = ['/index.html', '/en-vivo/index.html']
/** The cache's address of the list of a page's files; it exists nowhere else. */
const releaseOf = (page: CachedPage) => `/cached${page}`
/** Asks the service whether it has a newer one. */
const fresh: RequestInit = { cache: 'no-cache' }

const open = () => caches.open(keptFiles)

export const cachedFile = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: keptFiles })

async function fetchOwn(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init)
  if (!isOwn(path, response)) throw new Error(`${path} is not what was asked for`)
  return response
}

/** The files that the build wrote into its page (libs/build/src/offline-files.ts); none: a release without this worker, or another's page. */
function namedIn(html: string): WantedFile[] {
  const [, files = ''] = /<meta name="offline-files" content="([^"]*)"/.exec(html) ?? []
  return files.split(' ').filter(Boolean).map((path) => ({ path }))
}

interface Live extends Pick<WantedFile, 'integrity'> {
  readonly name: string
  readonly entry: string
  readonly off?: string
}

type Hashes = Readonly<Record<string, string>>

const needed = /\.(js|css|woff2)$/

/** All files of the live versions of these apps, with their hashes: a file that was changed on the way is not cached. */
async function sectionFiles(remotes: Response, apps: readonly string[]): Promise<WantedFile[]> {
  const { remotes: listed } = await remotes.json() as { remotes: readonly (Live | null)[] }
  const live = listed.filter((entry) => entry !== null && apps.includes(entry.name) && entry.off === undefined) as readonly Live[]
  const files = await Promise.all(live.map(async ({ entry, integrity = '' }) => {
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
    const manifest = await (await fetchOwn(entry, { integrity })).json() as { readonly integrity?: Hashes }
    // Versions released before have their hashes in a file of their own.
    const hashes = manifest.integrity ?? await (await fetchOwn(`${folder}integrity.json`, {})).json() as Hashes
    const own = Object.entries(hashes).filter(([name]) => needed.test(name)).map(([name, hash]) => ({ path: folder + name, integrity: hash }))
    return [{ path: entry, integrity }, ...own]
  }))
  return files.flat()
}

/** The list of what is live as it came; rejects when it is none, so that the last good one answers instead. */
export async function readableList(response: Response): Promise<Response> {
  const file = await response.clone().json() as { readonly remotes?: unknown } | null
  if (!Array.isArray(file?.remotes)) throw new Error(`${remotesPath} is no list`)
  return response
}

/** Requests at once: one after the other, a hundred files cost a hundred round trips; all at once, the page's own wait behind them. */
const lanes = 6

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const lane = async () => { for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item) }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * Keeps a page of the release that is live now, with all that it may load. The page and the list of sections are replaced last: what opens without a
 * line is always whole. Rejects when something does not come, is not ours or finds no room; what was cached before stays.
 */
async function keepNow({ page, apps }: KeepOrder): Promise<void> {
  const cache = await open()
  const html = await fetchOwn(page, fresh)
  const named = namedIn(await html.clone().text())
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
  for (const [path, response] of [...fixed, [releaseOf(page), Response.json(release)], [page, html]] as const) await cache.put(path, response)
}

let turn: Promise<unknown> = Promise.resolve()
let isStopped = false

/** One after the other: two tabs ask for the same. */
export function keep(order: KeepOrder): Promise<void> {
  const mine = turn.then(() => (isStopped ? undefined : keepNow(order)))
  turn = mine.catch(() => undefined)
  return mine
}

/** From now on nothing is kept: a page that still asks for it would leave a cache that no worker removes. */
export function stopKeeping(): void {
  isStopped = true
}

async function cachedRelease(page: CachedPage): Promise<CachedRelease | null> {
  return await (await cachedFile(releaseOf(page)))?.json() as CachedRelease | undefined ?? null
}

/** Another version of a section is live than the cached one: that one goes as soon as the other is whole. */
export async function keepUp(remotes: Response): Promise<void> {
  const [release, known] = [await cachedRelease('/index.html'), await cachedFile(remotesPath)]
  if (!release || !known || !isOwn(remotesPath, remotes) || await remotes.text() === await known.text()) return
  await keep(release)
}

/** Removes what no cached page needs; only while no page is open, which may still load its parts. */
export async function prune(): Promise<void> {
  const releases = (await Promise.all(pages.map(cachedRelease))).filter((release) => release !== null)
  const needed = new Set([remotesPath, ...releases.flatMap(({ page, files }) => [page, releaseOf(page), ...files])])
  const cache = await open()
  for (const request of await cache.keys()) if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
}
