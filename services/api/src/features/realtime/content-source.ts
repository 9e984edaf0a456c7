import { ContentChange } from '@torneo/contracts/realtime'
import { buckets } from '@torneo/contracts/storage'
import type { ChangeFeed } from '../../platform/change-feed'
import type { Source } from '../../platform/realtime/source'
import { shaped } from '../../platform/shaped'

/** What the lists of the panel show, besides the landing page. Events of matches are sent by their match's own channel. */
const panelCollections = [
  'tournaments', 'tournament_sports', 'promotions', 'teams', 'players', 'matches', 'users', 'activity',
  ...buckets.map((bucket) => `${bucket}.files`),
]

/** Milliseconds to collect changes before they are sent, so that they do not delay goals. */
const debounceMs = 50
/** More documents than these at once are not named one by one. */
const maxNamed = 50

/** Sends which documents were written, each once. Where that is not known a reset says that any may have been. */
export function createContentSource(changes: ChangeFeed, landingCollections: readonly string[], onChange: () => void): () => Source {
  /** Null: any. */
  let written: Set<string> | null = new Set()
  let timer: NodeJS.Timeout | null = null

  changes.on([...landingCollections, ...panelCollections], ({ collection, id, isOwn }) => {
    // The change stream brings it again, with its id.
    if (isOwn) return
    if (id !== null) written?.add(JSON.stringify(shaped(ContentChange, { collection, id })))
    if (id === null || (written && written.size > maxNamed)) written = null
    timer ??= setTimeout(() => {
      timer = null
      onChange()
    }, debounceMs).unref()
  })

  const source: Source = {
    update() {
      const update = written === null ? 'reset' : [...written]
      written = new Set()
      return update
    },
    snapshot: () => '{}',
  }
  return () => {
    written = new Set()
    return source
  }
}
