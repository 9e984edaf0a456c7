import { describe, expect, it, test } from 'vitest'
import type { SafeStorage } from '../../../parts/safe-storage'
import { type Backup, withBackup } from './device-backup'

const name = (key: string) => `torneo:live:1:u1:m1:${key}`
const actions = (items: ReadonlyMap<string, string>) =>
  [...items]
    .filter(([key]) => key.startsWith('torneo:live:1:'))
    .map(([key, text]) => `${key.at(-1)} ${text}`)
    .sort()

/** Simulates a device whose browser can be killed: only `localStorage` then loses its writes since `flush`. */
function aDevice() {
  let items = new Map<string, string>()
  let flushed = new Map(items)
  const second = { changes: 0, entries: new Map<string, string>() }
  let isRunning = true
  const storage: SafeStorage = {
    names: (prefix) => [...items.keys()].filter((key) => key.startsWith(prefix)),
    read: (key) => items.get(key) ?? null,
    write: (key, text) => Boolean(items.set(key, text)),
    remove: (key) => void items.delete(key),
  }
  const backup: Backup = {
    read: async () => ({ changes: second.changes, entries: new Map(second.entries) }),
    change: async (key, text, changes) => {
      if (!isRunning) return
      if (text === null) second.entries.delete(key)
      else second.entries.set(key, text)
      second.changes = changes
    },
    replace: async (entries, changes) => void Object.assign(second, { entries: new Map(entries), changes }),
  }
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve)
    })
  return {
    settle,
    flush: () => {
      flushed = new Map(items)
    },
    /** Ends the page before its last changes reach the second storage; `localStorage` has them. */
    crashPage: () => {
      isRunning = false
    },
    killBrowser: () => {
      items = new Map(flushed)
    },
    start: async (tap?: (storage: SafeStorage) => void) => {
      isRunning = true
      let isRestored = false
      const both = withBackup(storage, backup, () => {
        isRestored = true
      })
      tap?.(both)
      await settle()
      return { both, isRestored }
    },
    plain: storage,
    actions: () => actions(items),
    backedUp: () => actions(second.entries),
  }
}

describe('a browser that is killed', () => {
  it('loses no action, sent ones and those undone included', async () => {
    const device = aDevice()
    const { both } = await device.start()
    both.write(name('1'), 'waiting')
    both.write(name('2'), 'waiting')
    device.flush()
    both.write(name('1'), 'done')
    both.remove(name('2'))
    both.write(name('3'), 'waiting')
    await device.settle()
    device.killBrowser()
    expect(device.actions()).toEqual(['1 waiting', '2 waiting'])
    const { isRestored } = await device.start((storage) => storage.write(name('4'), 'waiting'))
    expect(isRestored).toBe(true)
    expect(device.actions()).toEqual(['1 done', '3 waiting', '4 waiting'])
    expect(device.backedUp()).toEqual(device.actions())
    expect((await device.start()).isRestored).toBe(false)
  })
})

describe('the storage with fewer changes is not believed', () => {
  test.each([
    [
      'a page that went in the middle',
      (device: ReturnType<typeof aDevice>, both: SafeStorage) => {
        device.crashPage()
        both.remove(name('1'))
      },
    ],
    ['a sign-out, which clears both', (device: ReturnType<typeof aDevice>) => device.plain.remove(name('1'))],
  ])('is distrusted after %s', async (_, change) => {
    const device = aDevice()
    const { both } = await device.start()
    both.write(name('1'), 'waiting')
    both.write(name('2'), 'waiting')
    await device.settle()
    change(device, both)
    await device.settle()
    expect((await device.start()).isRestored).toBe(false)
    expect([device.actions(), device.backedUp()]).toEqual([['2 waiting'], ['2 waiting']])
  })

  it('nor where a release before wrote', async () => {
    const device = aDevice()
    device.plain.write(name('1'), 'waiting')
    await device.start()
    expect(device.backedUp()).toEqual(['1 waiting'])
  })
})
