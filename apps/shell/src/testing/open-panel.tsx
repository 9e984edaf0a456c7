import { init } from '@module-federation/runtime'
import { render } from '@testing-library/react'
import { decisionEndpoints } from '@torneo/contracts/competition/decisions'
import { contractAdditions } from '@torneo/contracts/endpoint/contract-additions'
import type { User } from '@torneo/contracts/people/users'
import { sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import { sectionsOf } from '@torneo/contracts/releases/sections'
import { dashboardEndpoints, type Dashboard } from '@torneo/contracts/site/dashboard'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { systemEndpoints } from '@torneo/contracts/site/system'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { beforeEach } from 'vitest'
import { App } from '../App'
import { remotes } from '../remotes/remotes'

export const dashboard: Dashboard = {
  counters: { sports: 6, events: 18, galleries: 12, sponsors: 9, hallOfFame: 31, visits: '12.5K' },
  activity: [],
}

export const live = {
  remotes: (['landing-admin', 'tournament-admin', 'users-admin'] as const).map((name) => ({
    name,
    version: '1.0.0',
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    requires: { shell: 1, api: 1 },
    sections: sectionsOf(name),
  })),
}

export function aPanelApi(user: User | null): FakeApi {
  return new FakeApi(user)
    .respond(dashboardEndpoints.get, dashboard)
    .respond(decisionEndpoints.list, { total: 0, items: [] })
    .respond(systemEndpoints.version, { version: '1', contracts: { api: 1, apiAdditions: contractAdditions.api } })
    .respond(systemEndpoints.clientError, undefined)
    .respond(sectionErrorEndpoints.report, undefined)
    .respond(editionEndpoints.find, { name: 'Copa San José', year: 2031 })
}

// Replaces the federation plugin's initialization, which exists only in a build.
init({ name: 'shell', remotes: [] })

// Control of the test browser, which is missing in the window's types.
export const setViewport = (size: { width: number; height: number }) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(size)

/** Opens the whole panel at an address, with a session of `who` or none. `list`: response to `/remotes.json`. */
export async function openPanel(
  path: string,
  who: User | FakeApi | null,
  realtime = new FakeRealtime(),
  list = () => Response.json(live),
): Promise<FakeApi> {
  const api = who instanceof FakeApi ? who : aPanelApi(who)
  realtime.install()
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address === '/remotes.json') return Promise.resolve(list())
    if (address.startsWith('/api')) return api.fetch(input, init)
    return Promise.resolve(new Response('not found', { status: 404 }))
  }
  window.history.replaceState(null, '', path)
  await remotes.discover()
  render(<App />)
  return api
}

beforeEach(() => {
  localStorage.clear()
  setViewport({ width: 1440, height: 900 })
})
