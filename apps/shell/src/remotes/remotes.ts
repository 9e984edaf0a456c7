import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import { noteError } from '../errors/note-error'
import { fenced, ownFetch } from '../fence/section-visits'
import { createRemotes, type SectionView } from './create-remotes'
import { kindOfError } from './failure-kind'

const integrity: NonNullable<Parameters<typeof registerPlugins>[0]>[number] = {
  name: 'integrity',
  // Imported dynamically, because the sign-in page loads no section.
  fetch: async (url, init, remote) => (await import('./fetch-manifest')).fetchManifest(url, init, remote),
}
let isRegistered = false
let arrived = 0
// An observer, because the buffer of entries is limited.
if (typeof PerformanceObserver !== 'undefined')
  new PerformanceObserver((list) => {
    arrived += list.getEntries().filter(({ name }) => name.includes('/remotes/')).length
  }).observe({ type: 'resource' })

export async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await ownFetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json() as Promise<unknown>
}

/** Sends a report about this page to the service, even while the page closes. */
export function sendReport(path: string, body: object): void {
  void ownFetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}

/** Number of files of sections that arrived on this page. */
export const filesArrived = (): number => arrived

/** The section apps of this page. */
export const remotes = createRemotes({
  readJson,
  register: (list, force) => {
    if (!isRegistered) registerPlugins([integrity])
    isRegistered = true
    registerRemotes(
      list.map((remote) => ({ ...remote, type: 'module' })),
      { force },
    )
  },
  load: (name, isLast) =>
    fenced(name.replaceAll('_', '-'), () => loadRemote<{ default: SectionView }>(`${name}/Section`)).catch(
      (error: unknown) => {
        if (isLast) noteError({ error })
        throw error
      },
    ),
  progress: filesArrived,
  kindOf: kindOfError,
  report: (failure) => sendReport('client-errors', failure),
})
