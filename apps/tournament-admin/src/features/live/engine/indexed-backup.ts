import { actionBackup } from '@torneo/contracts/match/device-entries'
import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { type Backup, changesName } from './device-backup'

/** Backup in IndexedDB. Pages that have the database open close it when a sign-out deletes it. */
export function indexedBackup(): Backup {
  let openStore = createStore(actionBackup, 'actions')
  const store: UseStore = (mode, work) =>
    openStore(mode, (opened) => {
      const { db } = opened.transaction
      db.onversionchange = () => {
        db.close()
        openStore = createStore(actionBackup, 'actions')
      }
      return work(opened)
    })
  const write = (work: (opened: IDBObjectStore) => void) =>
    store('readwrite', (opened) => {
      work(opened)
      return promisifyRequest(opened.transaction)
    })
  return {
    async read() {
      const all = new Map(await entries<string, string>(store))
      const changes = Number(all.get(changesName) ?? 0)
      all.delete(changesName)
      return { changes, entries: all }
    },
    change: (name, text, changes) =>
      write((opened) => {
        if (text === null) opened.delete(name)
        else opened.put(text, name)
        opened.put(String(changes), changesName)
      }),
    replace: (items, changes) =>
      write((opened) => {
        opened.clear()
        for (const [name, text] of items) opened.put(text, name)
        opened.put(String(changes), changesName)
      }),
  }
}
