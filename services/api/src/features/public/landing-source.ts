import { buckets } from '@torneo/contracts/files/storage'
import type { PublicLanding } from '@torneo/contracts/site/public'
import type { StoredFilesRepository } from '../../data/files/stored-files.repository'

/** Source of a landing page section: a single record, or a list. */
type Shown = { readonly name: string } & (
  | { readonly find: () => Promise<object | null> }
  | { readonly list: () => Promise<{ readonly items: readonly object[] }> }
)

/** Sources of the landing page's sections, by their names in its response. */
type Content = Readonly<Record<keyof Omit<PublicLanding, 'imageDetails'>, Shown>>

/** The landing page's content and the collections that it is read from. */
export interface LandingSource {
  readonly read: () => Promise<PublicLanding>
  readonly collections: readonly string[]
}

export function createLandingSource(content: Content, files: StoredFilesRepository): LandingSource {
  const shownBy = async (records: Shown) => ('list' in records ? (await records.list()).items : records.find())

  return {
    collections: [...Object.values(content).map(({ name }) => name), ...buckets.map((bucket) => `${bucket}.files`)],
    async read() {
      const fields = await Promise.all(
        Object.entries(content).map(async ([name, records]) => [name, await shownBy(records)] as const),
      )
      return { ...Object.fromEntries(fields), imageDetails: await files.details() } as PublicLanding
    },
  }
}
