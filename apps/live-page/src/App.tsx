import type { MatchState } from '@torneo/contracts/realtime'
import type { PublicTournament } from '@torneo/contracts/public'
import type { TournamentFeed } from './feed/tournament-feed'
import type { Following } from './follow/following'
import { LivePage } from './LivePage'
import { MatchPage } from './matches/MatchPage'

/** What came with a page that the service rendered. */
export interface PageData {
  readonly tournament: PublicTournament
  /** Of a match's own page. */
  readonly match: MatchState | null
  /** By the device that asked for it. */
  readonly following: Following
}

interface AppProps {
  readonly feed: TournamentFeed
  readonly match: MatchState | null
  readonly sport: string | null
  readonly following: Following
}

/** Rendered by the service and by the browser alike. */
export function App({ feed, match, sport, following }: AppProps) {
  return match ? <MatchPage feed={feed} first={match} /> : <LivePage feed={feed} sport={sport} following={following} />
}
