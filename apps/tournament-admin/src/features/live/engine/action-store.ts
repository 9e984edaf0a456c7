import { queuedActionsOf } from '@torneo/contracts/device-entries'
import type { Match } from '@torneo/contracts/matches'
import type { Device } from './device'
import { parseQueuedAction, type QueuedAction } from './queued-action'

/** An action before and after; null: not there. */
export interface ActionChange {
  readonly before: QueuedAction | null
  readonly after: QueuedAction | null
  /** The match as the server returned it with the action. */
  readonly match?: Match | null | undefined
}

interface Entry {
  readonly action: QueuedAction
  readonly text: string
  /** Whether the storage has it too. */
  readonly isStored: boolean
}

/**
 * The actions of one person on this device. Each has an entry of its own in the storage, so that two tabs never overwrite each other's; the
 * entries of another person are not even read. Where the storage is full or refused they do not survive a reload, and nothing else is lost.
 */
export function createActionStore(userId: string, { storage, onOtherTab }: Pick<Device, 'storage' | 'onOtherTab'>) {
  const prefix = queuedActionsOf(userId)
  const nameOf = ({ matchId, key }: QueuedAction) => `${prefix}${matchId}:${key}`
  const entries = new Map<string, Entry>()
  const listeners = new Set<(change: ActionChange) => void>()

  const emit = (change: ActionChange) => {
    for (const listener of [...listeners]) listener(change)
  }
  const all = () => [...entries.values()].map(({ action }) => action)

  function save(action: QueuedAction, text = JSON.stringify(action)): void {
    entries.set(action.key, { action, text, isStored: storage.write(nameOf(action), text) })
  }

  function readEntry(name: string): Entry | null {
    const text = storage.read(name)
    if (text === null) return null
    const known = entries.get(name.slice(name.lastIndexOf(':') + 1))
    const action = known?.text === text ? known.action : parseQueuedAction(text)
    if (action && nameOf(action) === name) return { action, text, isStored: true }
    // Nothing will ever be able to read it.
    storage.remove(name)
    return null
  }

  /** Takes over what other tabs wrote. */
  function refresh(): void {
    const names = storage.names(prefix)
    if (!names) return
    const stored = new Map(names.flatMap((name) => readEntry(name) ?? []).map((entry) => [entry.action.key, entry]))
    for (const [key, { action, text, isStored }] of [...entries]) {
      if (stored.has(key)) continue
      if (!isStored) {
        save(action, text)
        continue
      }
      entries.delete(key)
      emit({ before: action, after: null })
    }
    for (const [key, entry] of stored) {
      const known = entries.get(key)
      // One that could not be written is newer here than there.
      if (known && (known.text === entry.text || !known.isStored)) continue
      entries.set(key, entry)
      emit({ before: known?.action ?? null, after: entry.action })
    }
  }

  refresh()
  onOtherTab(refresh)

  return {
    refresh,
    all,
    find: (key: string): QueuedAction | null => entries.get(key)?.action ?? null,
    /** In the order they were done. */
    ofMatch: (matchId: string): readonly QueuedAction[] =>
      all().filter((action) => action.matchId === matchId).sort((one, other) => one.place - other.place || one.key.localeCompare(other.key)),
    put(action: QueuedAction, match?: Match | null): void {
      const before = entries.get(action.key)?.action ?? null
      save(action)
      emit({ before, after: action, match })
    },
    remove(key: string): void {
      const before = entries.get(key)?.action
      if (!before) return
      entries.delete(key)
      storage.remove(nameOf(before))
      emit({ before, after: null })
    },
    /** Gives the way to stop. */
    subscribe(listener: (change: ActionChange) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
