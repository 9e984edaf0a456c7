import type { MatchState } from '@torneo/contracts/endpoint/realtime'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { FirstScreen } from '@torneo/domain/match/list/first-screen'
import type { ChampionsData } from './champions/ChampionsPage'
import type { ChosenAddress } from './chosen-address'
import { ChampionsPage } from './competition/lazy-views'
import type { TournamentFeed } from './feed/tournament-feed'
import type { Following } from './follow/following'
import { LivePage } from './LivePage'
import { MatchPage } from './matches/MatchPage'

/** Data sent with a page that the service rendered. */
export interface PageData {
  readonly tournament: PublicTournament
  /** The included part of the tournament. Absent from an older API, which sends all of it. */
  readonly part?: FirstScreen | null
  /** The match of a match's own page. */
  readonly match: MatchState | null
  /** All champions, on their own page. Absent from an older API. */
  readonly champions?: ChampionsData | null
  /** Promotions followed by the requesting device. */
  readonly following: Following
}

interface AppProps {
  readonly feed: TournamentFeed
  readonly match: MatchState | null
  readonly champions: ChampionsData | null
  readonly address: ChosenAddress
  readonly day: string | null
  readonly following: Following
}

/** Root component, rendered by the service and the browser alike. */
export function App({ feed, match, champions, address, day, following }: AppProps) {
  if (champions) return <ChampionsPage feed={feed} {...champions} />
  return match ? (
    <MatchPage feed={feed} first={match} />
  ) : (
    <LivePage feed={feed} address={address} day={day} following={following} />
  )
}
