import { queuedActionsOf } from '@torneo/contracts/match/device-entries'
import type { Match } from '@torneo/contracts/match/matches'
import type { Device } from './device'
import { parseQueuedAction, type QueuedAction } from './queued-action'

/** An action before and after a change; null if missing. */
export interface ActionChange {
  readonly before: QueuedAction | null
  readonly after: QueuedAction | null
  /** The match that the server returned with the action. */
  readonly match?: Match | null | undefined
}

interface Entry {
  readonly action: QueuedAction
  readonly text: string
  /** False if the storage rejected the write. */
  readonly isStored: boolean
}

/**
 * Stores one person's actions on this device. Each has its own storage entry, so tabs never overwrite each other's;
 * entries of other people are not read. If storage is full or forbidden, the actions are lost on reload only.
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
    // The entry is unreadable for good.
    storage.remove(name)
    return null
  }

  /** Reads the changes of other tabs. */
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
      // An entry that could not be written is newer in memory.
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
    /** Lists a match's actions in their order. */
    ofMatch: (matchId: string): readonly QueuedAction[] =>
      all()
        .filter((action) => action.matchId === matchId)
        .sort((one, other) => one.place - other.place || one.key.localeCompare(other.key)),
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
    /** Returns an unsubscribe function. */
    subscribe(listener: (change: ActionChange) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
