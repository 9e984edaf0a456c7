import { ContentChange } from '@torneo/contracts/realtime'
import { buckets } from '@torneo/contracts/storage'
import type { ChangeFeed } from '../../platform/change-feed'
import type { Source } from '../../platform/realtime/source'
import { shaped } from '../../platform/shaped'

/** What the lists of the panel show, besides the landing page. Events are told whole by their match's own channel. */
const panelCollections = [
  'tournaments', 'tournament_sports', 'promotions', 'teams', 'players', 'matches', 'users', 'activity',
  ...buckets.map((bucket) => `${bucket}.files`),
]

/** Milliseconds to gather what is heard before it is told: what nobody waits for shall not stand in the way of goals. */
const gathering = 50
/** More documents than these at once are not told apart. */
const most = 50

/** Says what was written, once however often it was written since. Where that is not known, a snapshot says: all of it may have. */
export function createContentSource(changes: ChangeFeed, landingCollections: readonly string[], onNews: () => void): () => Source {
  /** Null: anything. */
  let heard: Set<string> | null = new Set()
  let timer: NodeJS.Timeout | null = null

  changes.on([...landingCollections, ...panelCollections], ({ collection, id, isOwn }) => {
    // The change stream brings it again, with its id.
    if (isOwn) return
    if (id === null) heard = null
    else heard?.add(JSON.stringify(shaped(ContentChange, { collection, id })))
    if (heard && heard.size > most) heard = null
    timer ??= setTimeout(() => {
      timer = null
      onNews()
    }, gathering).unref()
  })

  const source: Source = {
    news() {
      const news = heard === null ? 'anew' : [...heard]
      heard = new Set()
      return news
    },
    snapshot: () => '{}',
  }
  return () => {
    heard = new Set()
    return source
  }
}
