import { buckets } from '@torneo/contracts/files/storage'
import { publicEndpoints, type PublicLanding } from '@torneo/contracts/site/public'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

/** Source of a landing page section: a single record, or a list. */
type Shown = { readonly name: string } & (
  | { readonly find: () => Promise<object | null> }
  | { readonly list: () => Promise<{ readonly items: readonly object[] }> }
)

/** Sources of the landing page's response, by its fields. */
type Content = Readonly<Record<keyof Omit<PublicLanding, 'imageDetails'>, Shown>>

/**
 * Serves reads that need no session to pages of any origin (R44); returns the function that reads the landing page.
 * `content`: the sources of the landing page, by the names in its response.
 */
export function publicRoutes(app: FastifyInstance, content: Content): () => Promise<PublicLanding> {
  const { files } = app.services
  const shownBy = async (records: Shown) => ('list' in records ? (await records.list()).items : records.find())

  async function readLanding(): Promise<PublicLanding> {
    const fields = await Promise.all(
      Object.entries(content).map(async ([name, records]) => [name, await shownBy(records)] as const),
    )
    return { ...Object.fromEntries(fields), imageDetails: await files.details() } as PublicLanding
  }

  route(app, publicEndpoints.landing, readLanding, {
    cacheTags: [...Object.values(content).map(({ name }) => name), ...buckets.map((bucket) => `${bucket}.files`)],
    anyOrigin: true,
  })
  return readLanding
}
