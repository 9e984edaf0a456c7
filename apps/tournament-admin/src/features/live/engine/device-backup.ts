import { queuedActionsPrefix, seenMatchesPrefix } from '@torneo/contracts/match/device-entries'
import type { SafeStorage } from './safe-storage'

const prefixes = [queuedActionsPrefix, seenMatchesPrefix]
/** Name of the change counter in both storages. */
export const changesName = 'torneo:live-changes:1'

/** A second storage for queued actions and seen matches: slower, but written to disk sooner. */
export interface Backup {
  readonly read: () => Promise<{ readonly changes: number; readonly entries: ReadonlyMap<string, string> }>
  /** Stores an entry, or removes it (null). */
  readonly change: (name: string, text: string | null, changes: number) => Promise<unknown>
  readonly replace: (entries: ReadonlyMap<string, string>, changes: number) => Promise<unknown>
}

/**
 * Writes each change to both storages. `localStorage` stores a tap before its handler returns, but loses the last
 * seconds if the browser is killed; IndexedDB does not. At startup the storage with more changes wins (ADR 0016).
 */
export function withBackup(storage: SafeStorage, backup: Backup, onRestored: () => void): SafeStorage {
  const changesMade = () => Number(storage.read(changesName))
  const stored = () =>
    new Map(prefixes.flatMap((prefix) => storage.names(prefix) ?? []).map((name) => [name, storage.read(name) ?? '']))
  const [before, changesBefore] = [stored(), changesMade()]

  async function restore(): Promise<void> {
    const { changes, entries } = await backup.read()
    if (changes <= changesBefore) return void (await backup.replace(stored(), changesMade()))
    const isUntouched = (name: string) => storage.read(name) === (before.get(name) ?? null)
    for (const name of before.keys()) if (!entries.has(name) && isUntouched(name)) storage.remove(name)
    for (const [name, text] of entries) if (isUntouched(name)) storage.write(name, text)
    storage.write(changesName, String(changes + changesMade() - changesBefore))
    onRestored()
  }
  const restored = restore().catch(() => undefined)

  function changed(name: string, text: string | null): void {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) return
    storage.write(changesName, String(changesMade() + 1))
    // IndexedDB may be missing: `localStorage` alone is enough.
    void restored.then(() => backup.change(name, text, changesMade())).catch(() => undefined)
  }

  return {
    ...storage,
    write: (name, text) => {
      const isStored = storage.write(name, text)
      changed(name, text)
      return isStored
    },
    remove: (name) => {
      storage.remove(name)
      changed(name, null)
    },
  }
}
