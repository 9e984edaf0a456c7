import { dayIn } from '@torneo/serving/time-zone'
import type { TournamentCache } from '../read-models/tournament-cache'

export type Zone = ReturnType<typeof createZone>

/** Time zone of the open edition (B109): as staff chose it, else the service's own, `timeZone`. */
export function createZone(tournament: TournamentCache, timeZone: string) {
  const known = () => tournament.tournament()?.timeZone ?? timeZone
  return {
    /** Returns the zone as far as this node has read it. */
    known,
    async read(): Promise<string> {
      await tournament.refreshEditions()
      return known()
    },
    /** Returns today's date, yyyy-mm-dd. */
    today: () => dayIn(known()),
  }
}
