import { resolve } from 'node:path'

/** A wrong setting, in one line that names it. */
export class ConfigError extends Error {}

export interface SiteConfig {
  readonly port: number
  readonly host: string
  /** Address of the API, without a path. */
  readonly apiUrl: string
  /** The only folder that the site writes to: what it knew last. */
  readonly cacheDir: string
  /** Folder of the built pages; null: none are served. */
  readonly siteDir: string | null
  /** Proxies whose X-Forwarded-* headers are trusted; false: none. */
  readonly trustProxy: false | string[]
  /** Sockets of followers per network and node. */
  readonly socketsPerNetwork: number
}

const usual = { PORT: '4300', HOST: '127.0.0.1', CACHE_DIR: '.data/site-cache', MAX_SOCKETS_NETWORK: '1000' } as const

const isApiUrl = (text: string): boolean => /^https?:\/\/[^/\s?#]+\/?$/.test(text) && URL.canParse(text)

/** Reads the settings from an environment; an empty one counts as absent. Throws a one-line ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const { PORT, HOST, API_URL, CACHE_DIR, SITE_DIR, TRUST_PROXY, MAX_SOCKETS_NETWORK } = {
    ...usual,
    ...Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
    ),
  } as Readonly<Record<string, string>>
  if (!/^\d{1,5}$/.test(PORT ?? '') || Number(PORT) > 65_535)
    throw new ConfigError('PORT cannot be used: use a port from 0 to 65535, for example PORT=4300')
  if (!/^[0-9A-Za-z.:_-]+$/.test(HOST ?? ''))
    throw new ConfigError('HOST cannot be used: use an address of this machine, for example HOST=127.0.0.1')
  if (API_URL === undefined || !isApiUrl(API_URL))
    throw new ConfigError(
      `API_URL ${API_URL === undefined ? 'is missing' : 'cannot be used'}: use the API's address, for example API_URL=http://127.0.0.1:4200`,
    )
  if (!/^[1-9]\d{0,8}$/.test(MAX_SOCKETS_NETWORK ?? ''))
    throw new ConfigError('MAX_SOCKETS_NETWORK cannot be used: use a whole number above 0, for example 1000')
  return {
    port: Number(PORT),
    host: String(HOST),
    apiUrl: new URL(API_URL).origin,
    cacheDir: String(CACHE_DIR),
    siteDir: SITE_DIR === undefined ? null : resolve(SITE_DIR),
    trustProxy: TRUST_PROXY === undefined ? false : TRUST_PROXY.split(',').map((one) => one.trim()),
    socketsPerNetwork: Number(MAX_SOCKETS_NETWORK),
  }
}
