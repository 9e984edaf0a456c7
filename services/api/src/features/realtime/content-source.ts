import { ContentChange } from '@torneo/contracts/endpoint/realtime'
import type { Audience } from '@torneo/contracts/records/collections'
import type { Source } from '@torneo/serving/sockets/source'
import { after } from '@torneo/serving/timers'
import { announced } from '../../data/stored-collections'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { toContract } from '../../platform/http/to-contract'

/** Milliseconds for which changes are collected, so that they do not delay goals. */
const debounceMs = 50
/** Maximum number of documents that are named one by one. */
const maxNamed = 50

/** Names by which the panel knows collections: it treats every '.files' as uploaded images. */
const shownAs: Readonly<Record<string, string>> = { 'releases.files': 'releases' }

const includes = (audience: Audience = [], role: string) =>
  audience === 'everyone' || audience.some((one) => one === role)

/** Changes not yet sent to one role. */
interface Pending {
  /** Keys of written documents; null: any document may have been written. */
  written: Set<string> | null
}

/**
 * Sends each role the written documents, each once; if they are unknown, a reset says that any may have been written.
 * `onChange` is called with each subscribed role.
 */
export function createContentSource(changes: ChangeFeed, onChange: (role: string) => void): (role: string) => Source {
  const roles = new Map<string, Pending>()
  let timer: NodeJS.Timeout | null = null

  function add(role: string, pending: Pending, collection: string, id: string | null): void {
    const { by, namedTo } = announced.get(collection) ?? {}
    if (!includes(by, role)) return
    const isNamed = includes(namedTo, role)
    const change = { collection: shownAs[collection] ?? collection, id: (isNamed && id) || '' }
    if (isNamed && id === null) pending.written = null
    else pending.written?.add(JSON.stringify(toContract(ContentChange, change)))
    if (pending.written && pending.written.size > maxNamed) pending.written = null
  }

  changes.on([...announced.keys()], ({ collection, id, isOwn }) => {
    // The change stream delivers it again, with its id.
    if (isOwn) return
    for (const [role, pending] of roles) add(role, pending, collection, id)
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
