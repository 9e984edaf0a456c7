import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { CompetitionView } from '@torneo/domain/match/list/first-screen'
import type { SortedMatches } from '@torneo/domain/match/list/sorted-matches'
import { type MouseEvent, useEffect, useState } from 'react'
import { type ChosenAddress, cupAddress, readAddress, viewAddress } from './chosen-address'
import { isPlainClick, pageAddress } from './matches/open-match'

interface ChosenOptions {
  readonly sports: readonly TournamentSport[]
  /** Matches of all sports. */
  readonly matches: SortedMatches
  readonly address: ChosenAddress
  readonly day: string | null
  /** Called when more than the included part is needed. */
  readonly onChoose: () => void
}

/**
 * Chooses sport and view: the address's, which a choice changes, or else a sport with a live or upcoming match, or the
 * first.
 */
export function useChosen({
  sports,
  matches: { live, upcoming },
  address: first,
  day: firstDay,
  onChoose,
}: ChosenOptions) {
  const [address, setAddress] = useState(first)
  const [day, setDay] = useState(firstDay)
  // Remember the sport shown: a match that ends must not move the page under the reader.
  const [shown, setShown] = useState<string | null>(null)
  const isListed = (id: string | null | undefined) => sports.some((sport) => sport.id === id)
  const fitting =
    [address.sport, shown, ...[live[0], upcoming[0]].map((match?: Match) => match?.sportId)].find(isListed) ??
    sports[0]?.id ??
    null
  if (fitting !== shown) setShown(fitting)

  useEffect(() => {
    const handleBack = () => {
      if (location.pathname === pageAddress || location.pathname === `${pageAddress}/`)
        setAddress(readAddress(location.search))
    }
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])

  const change = (to: string) => {
    onChoose()
    setAddress(readAddress(to))
    setDay(null)
  }
  const replace = (to: string) => {
    change(to)
    history.replaceState(history.state, '', to + location.hash)
  }
  return {
    sport: sports.find(({ id }) => id === fitting),
    day,
    view: address.view,
    team: address.team,
    /** Opens the matches of a sport, or the Copa General at `cupAddress`. */
    chooseSport: (id: string) => replace(id === cupAddress ? id : viewAddress(id, null)),
    chooseView: (view: CompetitionView | null) => fitting !== null && replace(viewAddress(fitting, view)),
    /** Opens the link's address above the present one; modified clicks are left to the browser. */
    follow: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      const { search } = event.currentTarget
      history.pushState({ isAbovePage: true }, '', search)
      change(search)
      window.scrollTo(0, 0)
    },
  }
}
