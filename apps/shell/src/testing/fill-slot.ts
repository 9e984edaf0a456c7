import { registerPlugins } from '@module-federation/runtime'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { remotes } from '../remotes/remotes'
import { live } from './open-panel'

/** App of these tests that fills a slot for tournament admins and super. */
export const slotApp = 'slot-app'

/** Version of the app, which is another one in each test: the page loads each once. */
let version = 0
/** Modules that the version exposes: './slots/dashboard'. */
let exposed: Readonly<Record<string, () => unknown>> = {}

// Stands for the files of the app: the page's loader asks the federation for its entry.
registerPlugins([
  {
    name: 'exposed-modules',
    loadEntry: () => {
      const modules = exposed
      return Promise.resolve({
        init: () => undefined,
        get: async (path: string) => {
          const part = await modules[path]?.()
          return () => part
        },
      } as never)
    },
  },
])

/** Makes an app live that fills a slot with what `load` returns; returns the list of the live apps. */
export function fillSlot(slot: string, load: () => unknown): () => Response {
  version += 1
  exposed = { [`./slots/${slot}`]: load }
  const row = { id: slotApp, path: `/${slotApp}`, label: slotApp, group: 'tournament', order: 200, owner: slotApp }
  const remote: LiveRemote = {
    name: slotApp,
    version: `${version}.0.0`,
    entry: `/remotes/${slotApp}/${version}.0.0/remoteEntry.js`,
    requires: { shell: 1, api: 1 },
    sections: [{ ...row, roles: ['super', 'admin_tournament'], slots: [slot] }],
  }
  // A page reads the list once.
  if (remotes.read().status === 'ready') remotes.updateEntries([remote])
  return () => Response.json({ remotes: [...live.remotes, remote] })
}
