import type { Store } from '@torneo/client'
import type { User } from '@torneo/contracts/people/users'

/** Seconds during which a screen reuses its prefetched response instead of requesting it again. */
const freshSeconds = 2

/** Options for the first reads of a screen: shows cached data, and refetches it unless it is fresh. */
export const refetchStale = { refetchOnMountOrArgChange: freshSeconds } as const

/** Context of a prefetch: the page's store and its user. */
export interface PrefetchingPage {
  readonly dispatch: Store['dispatch']
  readonly user: User
}

/** A read as defined by RTK Query. @public Exported for the type declarations of screens. */
export interface Readable<Args, Data> {
  readonly initiate: (
    args: Args,
    options: { readonly subscribe: false; readonly forceRefetch: number },
  ) => (
    dispatch: Store['dispatch'],
    getState: Store['getState'],
    extra: undefined,
  ) => { readonly unwrap: () => Promise<Data> }
}

/**
 * Reads into the cache; resolves to the response, or null on failure. @public Exported for the type declarations of
 * screens.
 */
export type Read = <Args, Data>(
  endpoint: Readable<Args, Data>,
  ...args: Args extends void ? [Args?] : [Args]
) => Promise<Data | null>

/**
 * A screen's `prefetch`: its first reads with their arguments, made when the user seems about to open the screen. The
 * screen repeats a failed read and shows its error.
 */
export type Prefetch = (read: Read, user: User) => Promise<unknown> | readonly Promise<unknown>[]

/** Runs a screen's `prefetch` on this page; resolves once every read has succeeded or failed. */
export async function runPrefetch(prefetch: Prefetch, { dispatch, user }: PrefetchingPage): Promise<void> {
  // Halves the limit, because a response that is fresh now could be stale by the time of the click.
  const reads = prefetch(
    (endpoint, ...[args]) =>
      dispatch(endpoint.initiate(args as never, { subscribe: false, forceRefetch: freshSeconds / 2 }))
        .unwrap()
        .catch(() => null),
    user,
  )
  await Promise.all(reads instanceof Promise ? [reads] : reads)
}
