import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publicEndpoints, type PublicLanding, type PublicTournament } from '@torneo/contracts/site/public'
import type { FirstScreen } from '@torneo/domain/match/list/first-screen'
import { emptyLanding } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { readAddress } from '../chosen-address'
import { isArchived } from '../edition/archived'
import { createChannels } from '../feed/channels'
import { loadTournament } from '../feed/load-tournament'
import { createTournamentFeed } from '../feed/tournament-feed'
import { LivePage } from '../LivePage'
import TvBoard from '../tv/TvBoard'

interface PageOptions {
  readonly path?: string
  readonly following?: readonly string[]
  /** Data included with the page. */
  readonly first?: { readonly tournament: PublicTournament; readonly part: FirstScreen }
  /** Renders the television's board instead of the page. */
  readonly isBoard?: boolean
  /** Landing content for the board's interludes. */
  readonly landing?: Partial<PublicLanding>
  /** An API that is already set up. */
  readonly api?: FakeApi
  readonly realtime?: FakeRealtime
}

/** Renders the families' page over a fake service; its socket serves the open matches of `tournament`. */
export function renderPage(
  tournament: PublicTournament | typeof networkFailure,
  {
    path = '/en-vivo',
    following = [],
    first,
    isBoard = false,
    landing = {},
    api = new FakeApi(null),
    realtime = new FakeRealtime(),
  }: PageOptions = {},
) {
  api.respond(publicEndpoints.tournament, tournament)
  api.respond(publicEndpoints.landing, { ...emptyLanding, ...landing })
  if (tournament !== networkFailure)
    realtime.setSnapshot('matches', {
      items: tournament.matches.filter(({ status }) => status === 'scheduled' || status === 'live'),
    })
  api.install()
  realtime.install()
  window.history.replaceState(null, '', path)
  const feed = createTournamentFeed({
    load: loadTournament,
    isFixed: tournament !== networkFailure && isArchived(tournament),
    openChannels: async () => createChannels(),
    initial: first?.tournament ?? null,
    part: first?.part ?? null,
  })
  return {
    ...render(
      isBoard ? (
        <TvBoard feed={feed} />
      ) : (
        <LivePage
          feed={feed}
          address={readAddress(window.location.search)}
          day={first?.part.day ?? null}
          following={following}
        />
      ),
    ),
    api,
    realtime,
    user: userEvent.setup(),
  }
}
