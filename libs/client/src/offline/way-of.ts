/** The pages that open without a line, by the files that they are served from. */
export type CachedPage = '/index.html' | '/en-vivo/index.html'

/**
 * How a request is answered. `page`: from the network, else the cached page; `file`: cached, else from the network; `list`: which
 * sections are live, as the page; `fixed`: a file whose name does not change with its content, from the network while there is one; `answer`: from the
 * network, else the service's last answer. Null: the worker leaves it to the browser.
 */
export type Way = { readonly kind: 'page'; readonly page: CachedPage } | { readonly kind: 'file' | 'fixed' | 'list' | 'answer' } | null

export const remotesPath = '/remotes.json'

/** A name that changes with the content: `/assets/*`, `/en-vivo/assets/*`, `/remotes/<app>/<version>/*`. */
export const isImmutable = (path: string) => /^\/((en-vivo\/)?assets|remotes\/[^/]+\/[^/]+)\//.test(path)

/** For operators and programs, and the preview, which is useless offline. */
const isService = (path: string) => /^\/(vista-previa|api|healthz|readyz|metrics)(\/|$)/.test(path)

/**
 * What the board, its list and the families' page read first. Not a match and its events: the board stores them itself, by their rev, and an old
 * cached response would look like an update.
 */
const keptPaths = /^\/api\/(account|tournament-sports|public\/tournament|players\?teamId=[^&]+|matches\/[^/]+\/rosters|suspensions\?matchId=[^&]+|matches\?status=scheduled%2Clive)$/

export const isKeptAnswer = ({ pathname, search }: URL) => keptPaths.test(pathname + search)

/** Signing in and out: cached data then belongs to another user. */
export const isAboutSession = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string) =>
  method !== 'GET' && [`${origin}/api/account/sessions`, `${origin}/api/passes/sessions`].some((path) => url.startsWith(path))

export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const asked = new URL(url)
  const { pathname, search, searchParams } = asked
  if (method !== 'GET' || asked.origin !== origin) return null
  if (isKeptAnswer(asked)) return { kind: 'answer' }
  if (isService(pathname)) return null
  // A release that only its team looks at.
  if (searchParams.has('vista')) return null
  if (mode === 'navigate') return { kind: 'page', page: /^\/en-vivo(\/|$)/.test(pathname) ? '/en-vivo/index.html' : '/index.html' }
  // 'Reintentar' requests another address, to bypass caches.
  if (search !== '') return null
  if (pathname === remotesPath) return { kind: 'list' }
  return { kind: isImmutable(pathname) ? 'file' : 'fixed' }
}
