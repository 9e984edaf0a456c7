import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useCallback, useEffect, useRef, useState } from 'react'
import { decidedPodiums, leaguesOf, type PublicLeague, teamsAt } from '../../competition/competition-views'

/** A draw or a champion, shown over the whole board when it happens. */
export type Occasion = { readonly key: string; readonly sport: TournamentSport } & (
  | { readonly kind: 'draw'; readonly league: PublicLeague }
  | { readonly kind: 'champions'; readonly competition: PublicCompetition; readonly phaseId: string }
)

/** Maximum age of a draw in milliseconds: a board that was offline in the meantime shows its result alone. */
const maxAge = 600_000

/** Draws and champions of a sport, each with a key that names it for good. */
export function occasionsOf(sport: TournamentSport, competition: PublicCompetition | null | undefined): Occasion[] {
  if (!competition) return []
  return [
    ...leaguesOf(competition).flatMap((league): Occasion[] =>
      league.draw ? [{ kind: 'draw', key: `${league.id} ${league.draw.number}`, sport, league }] : [],
    ),
    ...decidedPodiums(competition).map((podium): Occasion => {
      const champions = teamsAt(podium, 1).map(({ id }) => id)
      return {
        kind: 'champions',
        key: `${podium.phaseId} ${champions.join()}`,
        sport,
        competition,
        phaseId: podium.phaseId,
      }
    }),
  ]
}

const isRecent = (occasion: Occasion): boolean =>
  occasion.kind !== 'draw' || Math.abs(Date.now() - Date.parse(occasion.league.draw?.at ?? '')) < maxAge

/**
 * Returns the occasion to show now, and a function to end it. What had happened when the board opened is no occasion;
 * several take turns.
 */
export function useOccasions(
  sports: readonly TournamentSport[],
  tables: ReadonlyMap<string, SportTables>,
): readonly [Occasion | undefined, () => void] {
  const known = useRef(new Map<string, Set<string>>())
  const [queue, setQueue] = useState<readonly Occasion[]>([])

  useEffect(() => {
    const fresh = sports.flatMap((sport) => {
      const all = occasionsOf(sport, tables.get(sport.id)?.competition)
      const seen = known.current.get(sport.id)
      known.current.set(sport.id, new Set([...(seen ?? []), ...all.map(({ key }) => key)]))
      return seen ? all.filter((occasion) => !seen.has(occasion.key) && isRecent(occasion)) : []
    })
    if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh])
  }, [sports, tables])

  return [queue[0], useCallback(() => setQueue(([, ...waiting]) => waiting), [])]
}
