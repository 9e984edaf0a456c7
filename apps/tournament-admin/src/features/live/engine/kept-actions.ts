import { keptActionsOf } from '@torneo/contracts/device-entries'
import type { Device } from './device'
import { readKeptAction, type KeptAction } from './kept-action'

/** How an action was and is; null: not there. */
type ChangeListener = (before: KeptAction | null, after: KeptAction | null) => void

interface Entry {
  readonly action: KeptAction
  readonly text: string
  /** Whether the device has it too. */
  readonly isStored: boolean
}

const byPlace = (a: KeptAction, b: KeptAction) => a.place - b.place || a.key.localeCompare(b.key)

/**
 * The actions of one person that this device keeps. Each has an entry of its own in the storage, so that two tabs never write over each
 * other's; the entries of another person are not even read. A storage that is full or refused costs their life over a reload, nothing else.
 */
export function createKeptActions(userId: string, { storage, onOtherTab }: Pick<Device, 'storage' | 'onOtherTab'>) {
  const prefix = keptActionsOf(userId)
  const nameOf = ({ matchId, key }: KeptAction) => `${prefix}${matchId}:${key}`
  const entries = new Map<string, Entry>()
  const listeners = new Set<ChangeListener>()

  const tell: ChangeListener = (before, after) => {
    for (const listener of [...listeners]) listener(before, after)
  }

  function store(name: string, text: string): boolean {
    try {
      storage?.setItem(name, text)
      return storage !== null
    } catch {
      return false
    }
  }

  function forget(name: string): void {
    try {
      storage?.removeItem(name)
    } catch {
      // A storage that refuses has nothing of ours.
    }
  }

  function storedEntries(): Map<string, Entry> {
    const found = new Map<string, Entry>()
    const names = Array.from({ length: storage?.length ?? 0 }, (_, place) => storage?.key(place) ?? '').filter((name) => name.startsWith(prefix))
    for (const name of names) {
      const text = storage?.getItem(name) ?? null
      if (text === null) continue
      const known = entries.get(name.slice(name.lastIndexOf(':') + 1))
      const action = known?.text === text ? known.action : readKeptAction(text)
      // What nobody can read would lie there for ever.
      if (!action || nameOf(action) !== name) forget(name)
      else found.set(action.key, { action, text, isStored: true })
    }
    return found
  }

  /** Takes over what other tabs wrote since. */
  function refresh(): void {
    let stored: Map<string, Entry>
    try {
      stored = storedEntries()
    } catch {
      return
    }
    for (const [key, entry] of [...entries]) {
      if (stored.has(key)) continue
      if (!entry.isStored) {
        entries.set(key, { ...entry, isStored: store(nameOf(entry.action), entry.text) })
        continue
      }
      entries.delete(key)
      tell(entry.action, null)
    }
    for (const [key, entry] of stored) {
      const before = entries.get(key)
      if (before?.text === entry.text) continue
      // Newer here than there, where it could not be written.
      if (before && !before.isStored) continue
      entries.set(key, entry)
      tell(before?.action ?? null, entry.action)
    }
  }

  refresh()
  onOtherTab(refresh)

  return {
    refresh,
    find: (key: string): KeptAction | null => entries.get(key)?.action ?? null,
    all: (): readonly KeptAction[] => [...entries.values()].map(({ action }) => action),
    /** Of one match, in the order they were done. */
    of: (matchId: string): readonly KeptAction[] =>
      [...entries.values()].map(({ action }) => action).filter((action) => action.matchId === matchId).sort(byPlace),
    put(action: KeptAction): void {
      const before = entries.get(action.key)?.action ?? null
      const text = JSON.stringify(action)
      entries.set(action.key, { action, text, isStored: store(nameOf(action), text) })
      tell(before, action)
    },
    remove(key: string): void {
      const entry = entries.get(key)
      if (!entry) return
      entries.delete(key)
      forget(nameOf(entry.action))
      tell(entry.action, null)
    },
    /** Gives the way to stop. */
    onChange(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type KeptActions = ReturnType<typeof createKeptActions>
