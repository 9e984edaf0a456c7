import { useState } from 'react'
import type { Match } from '@torneo/contracts/matches'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import type { SortedMatches } from './matches/sorted-matches'

const name = 'deporte'

/** The sport that is shown: the one in the address, which choosing changes; else where something happens, or the first. */
export function useChosenSport(sports: readonly TournamentSport[], { live, upcoming }: SortedMatches) {
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).get(name))
  // Kept once shown: a match that ends must not turn the page under the reader.
  const [first, setFirst] = useState<string | null>(null)
  const isThere = (id: string | null | undefined) => sports.some((sport) => sport.id === id)
  const fitting = [asked, first, ...[live[0], upcoming[0]].map((match?: Match) => match?.sportId)].find(isThere) ?? sports[0]?.id ?? null
  if (fitting !== first) setFirst(fitting)

  const choose = (id: string) => {
    setAsked(id)
    const search = new URLSearchParams(location.search)
    search.set(name, id)
    history.replaceState(history.state, '', `?${search.toString()}${location.hash}`)
  }
  return { sport: sports.find(({ id }) => id === fitting), choose }
}
