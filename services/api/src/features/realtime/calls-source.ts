import type { Source } from '@torneo/serving/sockets/source'
import type { ChangeFeed } from '../../platform/cache/change-feed'

/**
 * Names the calls from the pitch that were written, each once (B45). Frames carry no text of a call: a pass may read
 * those of its own matches only.
 */
export function createCallsSource(changes: ChangeFeed, onChange: () => void): () => Source {
  let written = new Set<string>()
  let isReset = false

  changes.on(['match_calls'], ({ id, isOwn }) => {
    // The change stream delivers it again, with its id.
    if (isOwn) return
    if (id === null) isReset = true
    else written.add(JSON.stringify({ id }))
    onChange()
  })

  return () => ({
    update() {
      const update = isReset ? 'reset' : [...written]
      written = new Set()
      isReset = false
      return update
    },
    snapshot: () => '{}',
  })
}
