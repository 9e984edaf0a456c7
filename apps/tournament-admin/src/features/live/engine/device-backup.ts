import { queuedActionsPrefix, seenMatchesPrefix } from '@torneo/contracts/match/device-entries'
import type { SafeStorage } from '../../../parts/safe-storage'

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
 * seconds if the browser is killed; IndexedDB does not. At startup the storage with more changes wins
 * (docs/design/offline.md).
 */
export function withBackup(storage: SafeStorage, backup: Backup, onRestored: () => void): SafeStorage {
  const changeCount = () => Number(storage.read(changesName))
  const stored = () =>
    new Map(prefixes.flatMap((prefix) => storage.names(prefix) ?? []).map((name) => [name, storage.read(name) ?? '']))
  const [before, changesBefore] = [stored(), changeCount()]

  async function restore(): Promise<void> {
    const { changes, entries } = await backup.read()
    if (changes <= changesBefore) return void (await backup.replace(stored(), changeCount()))
    const isUnchanged = (name: string) => storage.read(name) === (before.get(name) ?? null)
    for (const name of before.keys()) if (!entries.has(name) && isUnchanged(name)) storage.remove(name)
    for (const [name, text] of entries) if (isUnchanged(name)) storage.write(name, text)
    storage.write(changesName, String(changes + changeCount() - changesBefore))
    onRestored()
  }
  const restored = restore().catch(() => undefined)

  function changed(name: string, text: string | null): void {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) return
    storage.write(changesName, String(changeCount() + 1))
    // IndexedDB may be missing: `localStorage` alone is enough.
    void restored.then(() => backup.change(name, text, changeCount())).catch(() => undefined)
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
