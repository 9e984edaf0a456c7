import type { Read, ReadAhead } from '@torneo/panel/read-ahead'
import { sportReads } from '../../data/sports-api'
import { shownSports } from './shown-sports'

/** Reads ahead what a table's screen begins with: the sports, and of the one that it opens on the table. */
export function readTableAhead(readTable: (sportId: string, read: Read) => Promise<unknown>): ReadAhead {
  return async (read) => {
    const answer = await read(sportReads.endpoints.tournamentSportsList)
    const first = answer && shownSports(answer.items)[0]
    if (first) await readTable(first.id, read)
  }
}
