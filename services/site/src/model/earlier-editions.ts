import { check } from '@torneo/contracts/fields/validation'
import { PublicTournament } from '@torneo/contracts/site/public'
import { LRUCache } from 'lru-cache'
import type { PublicStore } from '../stream/public-store'

/** Editions in memory, and milliseconds for the API to send one. */
const [maxEditions, timeoutMs] = [30, 10_000]

export type EarlierEditions = ReturnType<typeof createEarlierEditions>

/**
 * Reads archived editions from the API when they are asked for, each once until the list of editions changes. Rejects
 * while one is neither known nor to be had.
 */
export function createEarlierEditions(store: PublicStore, apiUrl: string) {
  const editions = new LRUCache<number, PublicTournament>({
    max: maxEditions,
    // A list that changes meanwhile forgets the edition, and takes it from nobody who waits for it.
    ignoreFetchAbort: true,
    fetchMethod: async (year) => {
      const response = await fetch(`${apiUrl}/api/public/tournament?edition=${year}`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return undefined
      const read = check(PublicTournament, await response.json())
      if (!response.ok || !read.ok) throw new Error(`The API did not send the edition of ${year}: ${response.status}`)
      return read.value
    },
  })
  store.onChange((part) => {
    if (part === 'editions') editions.clear()
  })

  const years = (): number[] => (store.state().editions?.items ?? []).flatMap((one) => (one.isOpen ? [] : [one.year]))

  return {
    /** Resolves an archived edition; undefined for a year without one. */
    find: async (year: number): Promise<PublicTournament | undefined> =>
      years().includes(year) ? editions.fetch(year) : undefined,

    /** Resolves the year of the archived edition that has this sport or match; undefined if none has. */
    async yearWith(list: 'sports' | 'matches', id: string): Promise<number | undefined> {
      for (const year of years()) {
        const edition = await editions.fetch(year)
        if (edition?.[list].some((one) => one.id === id)) return year
      }
      return undefined
    },
  }
}
