import type { Store } from '@torneo/client'
import type { User } from '@torneo/contracts/users'

/** Seconds for which a prefetched response is not requested again by the screen that it was prefetched for. */
const freshSeconds = 2

/** For the first reads of a screen: shows what is cached, and refetches it unless it is fresh. */
export const refetchStale = { refetchOnMountOrArgChange: freshSeconds } as const

/** The page that prefetches: its store, and who looks. */
export interface PrefetchingPage {
  readonly dispatch: Store['dispatch']
  readonly user: User
}

/** A read as RTK Query makes it. @public Named in the declarations of screens. */
export interface Readable<Args, Data> {
  readonly initiate: (args: Args, options: { readonly subscribe: false; readonly forceRefetch: number }) =>
    (dispatch: Store['dispatch'], getState: Store['getState'], extra: undefined) => { readonly unwrap: () => Promise<Data> }
}

/** Reads into the cache; resolves to the response, or null when there was none. @public Named in the declarations of screens. */
export type Read = <Args, Data>(endpoint: Readable<Args, Data>, ...args: Args extends void ? [Args?] : [Args]) => Promise<Data | null>

/**
 * What a screen carries as `prefetch`: its first reads, with the arguments that it will read them with, made when a person seems about to open
 * it. A read that fails here is repeated, and its error shown, by the screen.
 */
export type Prefetch = (read: Read, user: User) => Promise<unknown> | readonly Promise<unknown>[]

/** Runs a screen's `prefetch` on this page; resolves once every read is answered or has failed. */
export async function runPrefetch(prefetch: Prefetch, { dispatch, user }: PrefetchingPage): Promise<void> {
  // A response that is half as old already would be too old by the time of the click.
  const reads = prefetch((endpoint, ...[args]) => (
    dispatch(endpoint.initiate(args as never, { subscribe: false, forceRefetch: freshSeconds / 2 })).unwrap().catch(() => null)
  ), user)
  await Promise.all(reads instanceof Promise ? [reads] : reads)
}
