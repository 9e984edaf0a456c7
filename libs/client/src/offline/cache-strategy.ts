import { offlineReads, type OfflineRead } from '@torneo/contracts/endpoint/offline-reads'

/** Pages that open offline, by the files that they are served from. */
export type CachedPage = '/index.html' | '/en-vivo/index.html'

/**
 * Cache strategy of a request. `page`: network, else the cached page; `immutable`: cache first; `sections`: the list of
 * live sections, as `page`; `fixed`: a file whose name does not change with its content, network first; `read`:
 * network, else the last cached response. Null: the worker does not handle the request.
 */
export type CacheStrategy =
  | { readonly kind: 'page'; readonly page: CachedPage }
  | { readonly kind: 'immutable' | 'fixed' | 'sections' | 'read' }
  | null

export const remotesPath = '/remotes.json'

/** Matches names that change with the content: `/assets/*`, `/en-vivo/assets/*`, `/remotes/<app>/<version>/*`. */
export const isImmutable = (path: string) => /^\/((en-vivo\/)?assets|remotes\/[^/]+\/[^/]+)\//.test(path)

/** Matches addresses for operators and programs, the preview and the public page, which are left to the browser. */
const isService = (path: string) =>
  /^\/(vista-previa|inicio|robots\.txt|sitemap\.xml|api|healthz|readyz|metrics)(\/|$)/.test(path)

/** True if an address is one of the read's: the path with any parameters, and exactly its query. */
function isOf({ pathname, searchParams }: URL, { path, offline }: OfflineRead): boolean {
  const [expected, actual] = [`/api${path}`.split('/'), pathname.split('/')]
  const query = Object.entries(offline)
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part.startsWith(':') || part === actual[index]) &&
    [...searchParams].length === query.length &&
    query.every(([name, value]) => (value === null ? searchParams.get(name) : searchParams.get(name) === value))
  )
}

/**
 * True for the first reads of the board, its list and the families' page, as the contract names them (`offline`). A
 * match with its events is excluded: the board stores it itself by rev, and an old cached response would look like an
 * update.
 */
export const isCachedRead = (address: URL) => offlineReads.some((read) => isOf(address, read))

/** Lists the addresses of reads that depend on no id. */
export const fixedAddresses = (isNeeded: (read: OfflineRead) => boolean): string[] =>
  offlineReads
    .filter((read) => isNeeded(read) && !read.path.includes(':') && !Object.values(read.offline).includes(null))
    .map(({ path, offline }) => {
      const query = new URLSearchParams(offline as Record<string, string>).toString()
      return `/api${path}${query && `?${query}`}`
    })

/** Matches sign-in and sign-out, after which cached data belongs to another user. */
export const isAboutSession = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string) =>
  method !== 'GET' &&
  [`${origin}/api/account/sessions`, `${origin}/api/passes/sessions`].some((path) => url.startsWith(path))

export function cacheStrategyOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): CacheStrategy {
  const address = new URL(url)
  const { pathname, search, searchParams } = address
  if (method !== 'GET' || address.origin !== origin) return null
  if (isCachedRead(address)) return { kind: 'read' }
  if (isService(pathname)) return null
  // Preview of a release, visible to its team only.
  if (searchParams.has('vista')) return null
  if (mode === 'navigate')
    return { kind: 'page', page: /^\/en-vivo(\/|$)/.test(pathname) ? '/en-vivo/index.html' : '/index.html' }
  // A retry requests another address, to bypass caches.
  if (search !== '' || /^\/remotes\/[^/]+\/[^/]+\/~/.test(pathname)) return null
  if (pathname === remotesPath) return { kind: 'sections' }
  return { kind: isImmutable(pathname) ? 'immutable' : 'fixed' }
}
