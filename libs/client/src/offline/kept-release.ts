import { keptFiles } from '@torneo/contracts/device-entries'
import { isOwn } from './own-response'
import { isImmutable, type KeptPage, remotesPath } from './way-of'

/** What a page asks the worker to keep: itself, and of the live section apps these. */
export interface KeepOrder {
  readonly page: KeptPage
  readonly apps: readonly string[]
}

/** A kept page: every file that it may need is in the cache. */
interface KeptRelease extends KeepOrder {
  readonly files: readonly string[]
}

interface WantedFile {
  readonly path: string
  /** As Subresource Integrity writes it. */
  readonly integrity?: string
}

const pages: readonly KeptPage[] = ['/index.html', '/en-vivo/index.html']
/** Where the cache has the list of a kept page's files: an address that nobody asks for. */
const releaseOf = (page: KeptPage) => `/kept${page}`
/** Asks the service whether it has a newer one. */
const fresh: RequestInit = { cache: 'no-cache' }

const open = () => caches.open(keptFiles)

export const keptFile = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: keptFiles })

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

/** All files of the live versions of these apps, with their hashes: what somebody changed on the way is not kept. */
async function sectionFiles(remotes: Response, apps: readonly string[]): Promise<WantedFile[]> {
  const { remotes: listed } = await remotes.json() as { remotes: readonly Live[] }
  const live = listed.filter(({ name, off }) => apps.includes(name) && off === undefined)
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

/**
 * Keeps a page of the release that is live now, with all that it may load. The page and the list of sections are replaced last: what opens without a
 * line is always whole. Rejects when something does not come, is not ours or finds no room; what was kept before stays.
 */
async function keepNow({ page, apps }: KeepOrder): Promise<void> {
  const cache = await open()
  const html = await fetchOwn(page, fresh)
  const named = namedIn(await html.clone().text())
  if (named.length === 0) return
  const remotes = page === '/index.html' ? await fetchOwn(remotesPath, fresh) : null
  const wanted = [...named, ...(remotes ? await sectionFiles(remotes.clone(), apps) : [])]
  const fixed: [path: string, response: Response][] = []
  for (const { path, integrity = '' } of wanted) {
    if (!isImmutable(path)) fixed.push([path, await fetchOwn(path, fresh)])
    else if (!(await cache.match(path))) await cache.put(path, await fetchOwn(path, { integrity }))
  }
  const release: KeptRelease = { page, apps, files: wanted.map(({ path }) => path) }
  if (remotes) fixed.push([remotesPath, remotes])
  for (const [path, response] of [...fixed, [releaseOf(page), Response.json(release)], [page, html]] as const) await cache.put(path, response)
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: two tabs ask for the same. */
export function keep(order: KeepOrder): Promise<void> {
  const mine = turn.then(() => keepNow(order))
  turn = mine.catch(() => undefined)
  return mine
}

async function keptRelease(page: KeptPage): Promise<KeptRelease | null> {
  return await (await keptFile(releaseOf(page)))?.json() as KeptRelease | undefined ?? null
}

/** Another version of a section is live than the kept one: that one goes as soon as the other is whole. */
export async function keepUp(remotes: Response): Promise<void> {
  const [release, known] = [await keptRelease('/index.html'), await keptFile(remotesPath)]
  if (!release || !known || !isOwn(remotesPath, remotes) || await remotes.text() === await known.text()) return
  await keep(release)
}

/** Removes what no kept page needs; only while no page is open, which may still load its parts. */
export async function prune(): Promise<void> {
  const releases = (await Promise.all(pages.map(keptRelease))).filter((release) => release !== null)
  const needed = new Set([remotesPath, ...releases.flatMap(({ page, files }) => [page, releaseOf(page), ...files])])
  const cache = await open()
  for (const request of await cache.keys()) if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
}
