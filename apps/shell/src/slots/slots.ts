import { loadRemote } from '@module-federation/runtime'
import { federationName } from '@torneo/contracts/releases/section-version'
import { noteError } from '../errors/note-error'
import { fenced } from '../fence/section-visits'
import { remotes } from '../remotes/remotes'
import { createSlots } from './create-slots'

/** The slots of this page. */
export const slots = createSlots({
  served: remotes.served,
  load: (app, slot) => fenced(app, () => loadRemote<{ default?: unknown }>(`${federationName(app)}/slots/${slot}`)),
  report: (app, error) => {
    noteError({ error })
    void remotes.reportBroken(app, String(error))
  },
})
