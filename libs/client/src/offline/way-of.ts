/** Pages that open offline, by the files that they are served from. */
export type CachedPage = '/index.html' | '/en-vivo/index.html'

/**
 * Cache strategy of a request. `page`: network, else the cached page; `file`: cache first; `list`: the live sections,
 * as `page`; `fixed`: a file whose name does not change with its content, network first; `answer`: network, else the
 * last cached response. Null: the worker does not handle the request.
 */
export type Way =
  | { readonly kind: 'page'; readonly page: CachedPage }
  | { readonly kind: 'file' | 'fixed' | 'list' | 'answer' }
  | null

export const remotesPath = '/remotes.json'

/** Matches names that change with the content: `/assets/*`, `/en-vivo/assets/*`, `/remotes/<app>/<version>/*`. */
export const isImmutable = (path: string) => /^\/((en-vivo\/)?assets|remotes\/[^/]+\/[^/]+)\//.test(path)

/** Matches addresses for operators and programs, and the preview, which is useless offline. */
const isService = (path: string) => /^\/(vista-previa|api|healthz|readyz|metrics)(\/|$)/.test(path)

/**
 * First reads of the board, its list and the families' page. A match with its events is excluded: the board stores it
 * itself by rev, and an old cached response would look like an update.
 */
const keptPaths =
  /^\/api\/(account|tournament-sports|public\/tournament|players\?teamId=[^&]+|matches\/[^/]+\/rosters|suspensions\?matchId=[^&]+|matches\?status=scheduled%2Clive)$/

export const isKeptAnswer = ({ pathname, search }: URL) => keptPaths.test(pathname + search)

/** Matches sign-in and sign-out, after which cached data belongs to another user. */
export const isAboutSession = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string) =>
  method !== 'GET' &&
  [`${origin}/api/account/sessions`, `${origin}/api/passes/sessions`].some((path) => url.startsWith(path))

export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const asked = new URL(url)
  const { pathname, search, searchParams } = asked
  if (method !== 'GET' || asked.origin !== origin) return null
  if (isKeptAnswer(asked)) return { kind: 'answer' }
  if (isService(pathname)) return null
  // Preview of a release, visible to its team only.
  if (searchParams.has('vista')) return null
  if (mode === 'navigate')
    return { kind: 'page', page: /^\/en-vivo(\/|$)/.test(pathname) ? '/en-vivo/index.html' : '/index.html' }
  // 'Reintentar' requests another address, to bypass caches.
  if (search !== '') return null
  if (pathname === remotesPath) return { kind: 'list' }
  return { kind: isImmutable(pathname) ? 'file' : 'fixed' }
}
