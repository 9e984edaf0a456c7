import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadForms } from '@torneo/client/load-forms'
import { createRemotes } from './create-remotes'

export async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, ...(path === '/remotes.json' ? { credentials: 'same-origin' as const } : {}) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json() as Promise<unknown>
}

/** The section apps of this page. */
export const remotes = createRemotes({
  readJson,
  register: (list, force) => registerRemotes(list.map(({ name, entry }) => ({ name, entry, type: 'module' })), { force }),
  load: async (name) => {
    // Every section shares the code of forms. The federation runtime would keep a failure to load it for good, so it is loaded here first.
    await loadForms()
    return loadRemote<{ default: React.ComponentType }>(`${name}/Section`)
  },
  report: (body) => {
    void fetch('/api/client-errors', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), keepalive: true,
    }).catch(() => undefined)
  },
})
