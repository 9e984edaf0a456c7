import { lazy, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type PageData } from './App'
import { readAddress } from './chosen-address'
import { preloadView } from './competition/lazy-views'
import { CrashBoundary } from './CrashBoundary'
import { editionParameter, isArchived } from './edition/archived'
import { loadTournament } from './feed/load-tournament'
import { createTournamentFeed } from './feed/tournament-feed'
import { newAddressOf } from './matches/open-match'

const search = new URLSearchParams(location.search)
const isBoard = search.has('tv')
const TvBoard = lazy(() => import('./tv/TvBoard'))

const sent = document.getElementById('datos')?.textContent
const data = sent ? (JSON.parse(sent) as PageData) : null
const champions = data?.champions ?? null
const edition = search.get(editionParameter)
const feed = createTournamentFeed({
  load: () => loadTournament(edition),
  isFixed: data ? champions !== null || isArchived(data.tournament) : edition !== null,
  openChannels: async () => (await import('./feed/channels')).createChannels(),
  initial: data?.tournament ?? null,
  part: data?.part ?? null,
})

/** Returns the view that the first HTML shows. */
function firstView({ champions, match, part }: PageData): Parameters<typeof preloadView>[0] {
  if (champions) return 'campeones'
  if (match) return match.match.tieId ? 'partido' : null
  return part ? (part.view ?? null) : readAddress(location.search).view
}

async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const page = (
    <CrashBoundary isUnattended={isBoard}>
      {isBoard ? (
        <Suspense>
          <TvBoard feed={feed} />
        </Suspense>
      ) : (
        <App
          feed={feed}
          match={data?.match ?? null}
          champions={champions}
          address={readAddress(location.search)}
          day={data?.part?.day ?? null}
          following={data?.following ?? []}
        />
      )}
    </CrashBoundary>
  )
  if (data) {
    await preloadView(firstView(data))
    hydrateRoot(root, page)
    return
  }
  root.replaceChildren()
  createRoot(root).render(page)
}

const moved = newAddressOf(location.hash)
if (isBoard) document.documentElement.dataset.theme = 'dark'
// Start in a separate task, so that a slow phone can paint and handle input before hydration.
if (moved === null) setTimeout(() => void start())
else location.replace(moved)

/** Delay in milliseconds, so that the scores load first. */
const idleMs = 10_000
if (import.meta.env.PROD) setTimeout(() => void cachePage().catch(() => undefined), idleMs)

/** Stores this page on the device for an offline start. */
async function cachePage(): Promise<void> {
  const { storeOffline } = await import('@torneo/client/offline')
  await storeOffline({ page: '/en-vivo/index.html', apps: [] }, ({ access }) => access === 'anyone')
}
