import type { Read, Prefetch } from '@torneo/panel/prefetch'
import { sportReads } from '../../data/sports-api'
import { shownSports } from './shown-sports'

/** Prefetches what a table's screen begins with: the sports, and the table of the one that it opens on. */
export function prefetchTable(readTable: (sportId: string, read: Read) => Promise<unknown>): Prefetch {
  return async (read) => {
    const answer = await read(sportReads.endpoints.tournamentSportsList)
    const first = answer && shownSports(answer.items)[0]
    if (first) await readTable(first.id, read)
  }
}
