import { createStore } from '@torneo/client'
import type { LiveAction } from '@torneo/domain/match/projection'
import { isResolution } from '../features/live/engine/action-queue'
import type { Device } from '../features/live/engine/device'
import { createLiveMatchController } from '../features/live/engine/live-match-controller'
import { createMatchApi } from '../features/live/engine/match-api'
import type { QueuedAction } from '../features/live/engine/queued-action'
import { safeStorage } from '../parts/safe-storage'

/** Fakes the parts of Web Locks that the engine uses: waiting, aborting and stealing. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve()
  const request = async (_name: string, { signal, steal }: LockOptions, work: () => Promise<unknown>) => {
    const before = steal ? Promise.resolve() : last
    let isOver = () => undefined as void
    last = Promise.all([
      before,
      new Promise<void>((resolve) => {
        isOver = resolve
      }),
    ])
    try {
      await Promise.race([
        before,
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')))
        }),
      ])
      return await work()
    } finally {
      isOver()
    }
  }
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}

/** State shared by the tabs of one browser: a storage that notifies the other tabs of each write. */
export class Browser {
  readonly #items = new Map<string, string>()
  readonly #tabs = new Map<object, () => void>()
  readonly locks = fakeLocks()
  /** Suppresses the notifications of other tabs' writes. */
  isSilent = false
  /** Rejects writes, like full storage. */
  isFull = false

  /** Lists the stored names and texts. */
  entries(): [name: string, text: string][] {
    return [...this.#items]
  }

  put(name: string, text: string): void {
    this.#items.set(name, text)
  }

  /** Returns the storage of one tab; a closed tab can no longer write. */
  storageOf(tab: { readonly isOpen: () => boolean; readonly onOther: () => void }): Storage {
    this.#tabs.set(tab, tab.onOther)
    const notifyOtherTabs = () => {
      if (this.isSilent) return
      for (const [other, onOther] of this.#tabs) if (other !== tab) queueMicrotask(onOther)
    }
    const change = (work: () => void) => {
      if (!tab.isOpen()) throw new Error('This tab is gone')
      work()
      notifyOtherTabs()
    }
    const items = this.#items
    return {
      get length() {
        return items.size
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, text) =>
        change(() => {
          if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
          items.set(name, text)
        }),
      removeItem: (name) => change(() => items.delete(name)),
      clear: () => change(() => items.clear()),
    }
  }
}

const tabs = new Set<{ readonly close: () => void }>()

/** Closes all open tabs. */
export function closeTabs(): void {
  for (const tab of tabs) tab.close()
  tabs.clear()
}

interface TabOptions {
  readonly browser?: Browser
  readonly userId?: string
  readonly matchId?: string
  /** Null simulates plain http. */
  readonly locks?: LockManager | null
  /** Simulates a browser that forbids storage. */
  readonly isPrivate?: boolean
}

/** Opens a tab with the live engine but no screen. */
export function openTab({
  browser = new Browser(),
  userId = 'u1',
  matchId = 'm1',
  locks = browser.locks,
  isPrivate = false,
}: TabOptions = {}) {
  const store = createStore()
  const [returns, leaves, others]: (() => void)[][] = [[], [], []]
  const all = (listeners: (() => void)[] = []) => {
    for (const listener of listeners) listener()
  }
  let isOpen = true
  let isSignedIn = true
  const storage = browser.storageOf({
    isOpen: () => isOpen,
    onOther: () => {
      if (isOpen) all(others)
    },
  })
  const device: Device = {
    storage: safeStorage(() => (isPrivate ? null : storage)),
    locks,
    onOtherTab: (listener) => void others?.push(listener),
    onReturn: (listener) => void returns?.push(listener),
    onLeave: (listener) => void leaves?.push(listener),
  }
  const { queue, viewOf } = createLiveMatchController({
    userId,
    device,
    api: createMatchApi(store),
    isSignedIn: () => isOpen && isSignedIn,
  })
  const view = viewOf(matchId)
  const tab = {
    browser,
    queue,
    view,
    shown: () => view.state().shown,
    act: (action: LiveAction) => queue.add(matchId, action),
    undo: (key: string) => queue.undo(matchId, key),
    /** Resolves when no action is being sent. */
    idle: () => queue.idle(matchId),
    onResolved: (listener: (action: QueuedAction) => void) =>
      queue.subscribe((change) => {
        if (change.after && isResolution(change)) listener(change.after)
      }),
    /** Simulates the return of the network or the user. */
    simulateReturn: () => all(returns),
    /** Ends the tab like a reload: it can no longer send or write. */
    close(): void {
      all(leaves)
      isOpen = false
    },
    signOut: () => {
      isSignedIn = false
    },
    signIn: () => {
      isSignedIn = true
      queue.flush()
    },
  }
  tabs.add(tab)
  return tab
}
