import { ContentChange } from '@torneo/contracts/endpoint/realtime'
import { buckets } from '@torneo/contracts/files/storage'
import { canView } from '@torneo/domain/people/permissions'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { toContract } from '../../platform/http/to-contract'
import type { Source } from '../../platform/realtime/source'
import { after } from '../../platform/time/timers'

/**
 * Archives of versions; announced to the panel as `releases`, because it treats every other '.files' as uploaded
 * images.
 */
const releasedFiles = 'releases.files'

/**
 * Collections shown by the panel's lists, besides the landing page. Events of matches are sent on their match's own
 * channel.
 */
const panelCollections = [
  'tournaments',
  'tournament_sports',
  'promotions',
  'teams',
  'players',
  'matches',
  'match_reports',
  'officials',
  'users',
  'activity',
  'release_state',
  'release_counts',
  'release_keys',
  'section_errors',
  releasedFiles,
  ...buckets.map((bucket) => `${bucket}.files`),
]

/** Collections whose changes staff alone learn of. */
const staffCollections: ReadonlySet<string> = new Set(['match_reports', 'officials'])

/** Milliseconds for which changes are collected, so that they do not delay goals. */
const debounceMs = 50
/** Maximum number of documents that are named one by one. */
const maxNamed = 50

/**
 * Filters a write for a role; null: nothing. Accounts and activity are not readable by everyone (R29), nor are
 * releases.
 */
function visibleTo(role: string, change: ContentChange): ContentChange | null {
  if (staffCollections.has(change.collection)) return canView(role, 'fixtures') ? change : null
  if (/^(release[s_]|section_errors$)/.test(change.collection)) return role === 'super' ? change : null
  if (role === 'super' || (change.collection !== 'users' && change.collection !== 'activity')) return change
  return change.collection === 'activity' || role === 'admin_tournament' ? { ...change, id: '' } : null
}

/** Changes not yet sent to one role. */
interface Pending {
  /** Keys of written documents; null: any document may have been written. */
  written: Set<string> | null
}

/**
 * Sends each role the written documents, each once; if they are unknown, a reset says that any may have been written.
 * `onChange` is called with each subscribed role.
 */
export function createContentSource(
  changes: ChangeFeed,
  landingCollections: readonly string[],
  onChange: (role: string) => void,
): (role: string) => Source {
  const roles = new Map<string, Pending>()
  let timer: NodeJS.Timeout | null = null

  function add(role: string, pending: Pending, change: ContentChange | null): void {
    const visible = change && visibleTo(role, change)
    if (visible) pending.written?.add(JSON.stringify(toContract(ContentChange, visible)))
    if (!change || (pending.written && pending.written.size > maxNamed)) pending.written = null
  }

  changes.on([...landingCollections, ...panelCollections], ({ collection, id, isOwn }) => {
    // The change stream delivers it again, with its id.
    if (isOwn) return
    for (const [role, pending] of roles)
      add(
        role,
        pending,
        id === null ? null : { collection: collection === releasedFiles ? 'releases' : collection, id },
      )
    timer ??= after(debounceMs, () => {
      timer = null
      for (const role of roles.keys()) onChange(role)
    })
  })

  return (role) => {
    const pending: Pending = { written: new Set() }
    roles.set(role, pending)
    return {
      update() {
        const update = pending.written === null ? 'reset' : [...pending.written]
        pending.written = new Set()
        return update
      },
      snapshot: () => '{}',
    }
  }
}
