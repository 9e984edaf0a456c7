import { publicEndpoints, type PublicLanding } from '@torneo/contracts/public'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'

/** A collection of the landing page: of one record, or of a list. */
type Shown = { readonly name: string } & (
  { readonly find: () => Promise<object | null> } | { readonly list: () => Promise<{ readonly items: readonly object[] }> })

/** Reads that need no session, for pages of any origin (R44). `content` has all that the landing page shows, by the names of its answer. */
export function publicRoutes(app: FastifyInstance, content: Readonly<Record<keyof PublicLanding, Shown>>): void {
  const shownBy = async (records: Shown) => ('list' in records ? (await records.list()).items : records.find())

  route(app, publicEndpoints.landing, async () => {
    const fields = await Promise.all(Object.entries(content).map(async ([name, records]) => [name, await shownBy(records)] as const))
    return Object.fromEntries(fields) as PublicLanding
  }, { cacheTags: Object.values(content).map(({ name }) => name), anyOrigin: true })
}
