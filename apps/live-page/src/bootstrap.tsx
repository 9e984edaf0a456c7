import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './CrashBoundary'
import { loadTournament } from './feed/load-tournament'
import { createTournamentFeed } from './feed/tournament-feed'
import { LivePage } from './LivePage'

const feed = createTournamentFeed({ load: loadTournament, openChannels: async () => (await import('./feed/channels')).createChannels() })
const isBoard = new URLSearchParams(location.search).has('tv')
const TvBoard = lazy(() => import('./tv/TvBoard'))

if (isBoard) document.documentElement.dataset.theme = 'dark'
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CrashBoundary isUntouched={isBoard}>
      {isBoard ? <Suspense><TvBoard feed={feed} /></Suspense> : <LivePage feed={feed} />}
    </CrashBoundary>
  </StrictMode>,
)
