import type { Store } from '@torneo/client'
import type { User } from '@torneo/contracts/users'

/** Seconds for which what was read ahead of the click is not read once more by the screen that it was read for. */
const freshFor = 2

/** For the reads that a screen begins with: what is known is shown at once, and read anew unless that has just been done. */
export const anew = { refetchOnMountOrArgChange: freshFor } as const

/** The page that reads ahead: its store, and who looks. */
export interface AheadPage {
  readonly dispatch: Store['dispatch']
  readonly user: User
}

/** A read as RTK Query makes it. @public Named in the declarations of screens. */
export interface Readable<Args, Data> {
  readonly initiate: (args: Args, options: { readonly subscribe: false; readonly forceRefetch: number }) =>
    (dispatch: Store['dispatch'], getState: Store['getState'], extra: undefined) => { readonly unwrap: () => Promise<Data> }
}

/** Reads into the cache; answers with what was read, or null. @public Named in the declarations of screens. */
export type Read = <Args, Data>(endpoint: Readable<Args, Data>, ...args: Args extends void ? [Args?] : [Args]) => Promise<Data | null>

/**
 * What a screen carries as `readAhead`: reads what the screen begins with, with the arguments that the screen will read it with, once a
 * person seems to be about to open it. What fails here is read again, and told, by the screen.
 */
export type ReadAhead = (read: Read, user: User) => Promise<unknown> | readonly Promise<unknown>[]

/** Has a screen read ahead on this page; resolves once all is read, or was not to be had. */
export async function readingAhead(readAhead: ReadAhead, { dispatch, user }: AheadPage): Promise<void> {
  // What is half as old already would be too old by the time of the click.
  const reads = readAhead((endpoint, ...[args]) => (
    dispatch(endpoint.initiate(args as never, { subscribe: false, forceRefetch: freshFor / 2 })).unwrap().catch(() => null)
  ), user)
  await Promise.all(reads instanceof Promise ? [reads] : reads)
}
