import { useCallChanges, useContentChanges } from '@torneo/client'
import type { FakeApi } from '@torneo/testing/fake-api'
import type { FakeRealtime } from '@torneo/testing/fake-socket'
import { renderScreen } from '@torneo/testing/render-screen'
import Dashboard from '../slots/dashboard'

function Shell() {
  useContentChanges()
  useCallChanges()
  return (
    <Dashboard
      renderBanner={(sentence, part) => (
        <section aria-label="Bienvenida">
          <p>{sentence ?? 'Todo lo del torneo, en un solo lugar.'}</p>
          {part}
        </section>
      )}
      head={null}
      renderTasks={(isBeside) => <p>{isBeside ? 'Tareas al lado' : 'Tareas solas'}</p>}
      waiting={<p>Cargando datos...</p>}>
      <p>Lo demás</p>
    </Dashboard>
  )
}

/** Renders the app's part of the dashboard with plain parts of the shell. */
export const openDashboard = (api: FakeApi, realtime: FakeRealtime) => renderScreen(<Shell />, { api, realtime })
