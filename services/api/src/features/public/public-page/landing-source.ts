import { publicEndpoints, PublicLanding } from '@torneo/contracts/site/public'
import type { Body } from '@torneo/serving/http/response-body'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import type { ResponseCache } from '@torneo/serving/response-cache'
import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'
import { toContract } from '../../../platform/http/to-contract'

/** Source of a landing page section: a single record, or a list. */
type Shown = { readonly name: string } & (
  | { readonly find: () => Promise<object | null> }
  | { readonly list: () => Promise<{ readonly items: readonly object[] }> }
)

/** Sources of the landing page's sections, by their names in its response. */
type Content = Readonly<Record<keyof Omit<PublicLanding, 'imageDetails'>, Shown>>

export interface LandingSource {
  readonly read: () => Promise<PublicLanding>
}

export function createLandingSource(content: Content, files: StoredFilesRepository): LandingSource {
  const shownBy = async (records: Shown) => ('list' in records ? (await records.list()).items : records.find())

  return {
    async read() {
      const fields = await Promise.all(
        Object.entries(content).map(async ([name, records]) => [name, await shownBy(records)] as const),
      )
      return { ...Object.fromEntries(fields), imageDetails: await files.details() } as PublicLanding
    },
  }
}

/** The landing page's content in memory; `tag` changes with it. */
export interface CachedLanding {
  readonly landing: PublicLanding
  readonly tag: string
}

/** Reads the landing page once per change of its content. */
export function createLandingCache(responseCache: ResponseCache, { read }: LandingSource) {
  const cached = responseCache.of(publicEndpoints.landing.reads)
  const parsed = memoizeByObject((body: Body) => JSON.parse(String(body.bytes)) as PublicLanding)
  return async (): Promise<CachedLanding> => {
    const body = await cached('', async () => toContract(PublicLanding, await read()))
    return { landing: parsed(body), tag: body.tag() }
  }
}

export type LandingCache = ReturnType<typeof createLandingCache>
