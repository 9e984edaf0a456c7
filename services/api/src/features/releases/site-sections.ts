import { LRUCache } from 'lru-cache'
import { versionId } from '../../data/releases/released-versions.repository'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { openSession } from '../../platform/sessions/session-cookie'
import { filesOf } from '../../platform/site/section-version'
import type { SiteOptions } from '../../platform/site/site'
import type { Releases } from './releases'

interface Parts {
  readonly changes: ChangeFeed
  readonly releases: Releases
}

/**
 * Provides the panel's sections to the site: the list for a client, whose visit is counted, and the files of released
 * versions.
 */
export function sectionsOfSite({ changes, releases: { live, counts, states } }: Parts): SiteOptions['sections'] {
  /** Versions known to have been live or on trial, cached because that never changes. */
  const shown = new LRUCache<string, true>({ max: 1000 })

  return {
    async list(request) {
      // The panel also opens without the database, and does not wait for it.
      const session = changes.isLive() ? await openSession(request).catch(() => null) : null
      request.user = session?.user ?? null
      const remotes = await live.list(request.user)
      if (request.user) for (const { name, version } of remotes) counts.visit(request.user.id, name, version)
      return remotes
    },
    mayPreview: async (request) => (await openSession(request))?.user.role === 'super',
    async wasShown(app, version) {
      const id = versionId(app, version)
      if (shown.has(id)) return true
      const now = (await live.state()).apps[app]
      if (now?.version !== version && now?.trial?.version !== version && !(await states.wasShown(app, version)))
        return false
      shown.set(id, true)
      return true
    },
    async released(app, version) {
      const found = await live.version(app, version)
      return found && filesOf(found)
    },
  }
}
