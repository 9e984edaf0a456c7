import { serves } from '@torneo/contracts/endpoint/serves'
import type { LiveRemote, SectionRow } from '@torneo/contracts/releases/remotes'
import type { FailureKind, SectionFailure } from '@torneo/contracts/releases/section-failures'
import { federationName } from '@torneo/contracts/releases/section-version'
import type { ComponentType, ReactNode } from 'react'
import { isFetchError, timeoutMessage } from './failure-kind'
import { createLiveList, type ReadJson } from './live-list'
import { type HiddenRow, hiddenRowsOf, rowsOf, table } from './section-rows'
import { stallMs, stallOf } from './stall-timeout'

/** Maximum characters of an error message in a report: the API rejects longer reports. */
const maxDetailLength = 2000

/** A section's component: shows `fallback` while the code of a screen is loading; earlier ones have their own. */
export type SectionView = ComponentType<{ readonly fallback?: ReactNode }>

export type SectionState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly View: SectionView }
  | { readonly status: 'failed'; readonly kind: FailureKind; readonly detail: string; readonly attempts: number }

export interface RemotesState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly list: readonly LiveRemote[]
  /** Rows of the sidebar in order, the shell's own first. */
  readonly rows: readonly SectionRow[]
  /** Rows of apps that are switched off: not in the sidebar, but their address shows the reason. */
  readonly hidden: readonly HiddenRow[]
  readonly sections: Readonly<Record<string, SectionState>>
}

interface Effects {
  readonly readJson: ReadJson
  readonly register: (
    list: readonly { name: string; entry: string; integrity: string | undefined }[],
    force: boolean,
  ) => void
  /** `isLast`: no silent retry follows, so its error is one of the section. */
  readonly load: (federationName: string, isLast: boolean) => Promise<{ default: SectionView } | null>
  readonly report: (failure: SectionFailure) => void
  /** Counts the files of sections that arrived on this page. */
  readonly progress: () => number
  /** Classifies an error while loading from this manifest. */
  readonly kindOf: (entry: string, message: string) => Promise<FailureKind>
}

const idle: SectionState = { status: 'idle' }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const target = ({ name, entry, integrity }: LiveRemote, address = entry) => ({
  name: federationName(name),
  entry: new URL(address, location.origin).href,
  integrity,
})

/** Address of an app's manifest that no cache contains, nor its modules'. */
function freshAddress({ entry }: LiveRemote): string {
  const at = entry.lastIndexOf('/')
  return `${entry.slice(0, at)}/~${Date.now()}${entry.slice(at)}`
}

/** Returns the section app of an address. */
function ownerIn(rows: readonly SectionRow[], pathname: string): string | null {
  const row = rows.find(
    ({ path, owner }) => owner !== 'shell' && (pathname === path || pathname.startsWith(`${path}/`)),
  )
  return row?.owner ?? null
}

/** State of the section apps, which React reads by `subscribe` and `read`. */
function createStore() {
  // The initial sidebar, also shown when the list cannot be read, comes from the contract of this shell's build.
  let state: RemotesState = { status: 'loading', list: [], rows: table, hidden: [], sections: {} }
  const listeners = new Set<() => void>()
  function set(change: Partial<RemotesState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    set,
    setSection: (name: string, section: SectionState) => set({ sections: { ...state.sections, [name]: section } }),
    sectionState: (name: string): SectionState => state.sections[name] ?? idle,
    setList: (list: readonly LiveRemote[]) =>
      set({ status: 'ready', list, rows: rowsOf(list), hidden: hiddenRowsOf(list) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
  }
}

/**
 * Section apps as an external store outside React, so that loading waits for no render and a failed app can be loaded
 * again (React.lazy caches a rejection; Suspense throttles what it reveals).
 */
export function createRemotes({ readJson, register, load, report, progress, kindOf }: Effects) {
  const store = createStore()
  const { set, setSection, sectionState, setList } = store
  const live = createLiveList(readJson)
  let discovery: Promise<void> | null = null
  const loading = new Map<string, Promise<void>>()
  /** Apps whose next arrival is shown, however late. */
  const wanted = new Set<string>()
  /** Apps that were late or failed on this page. */
  const late = new Set<string>()
  /** Apps that this page shows in a release that is not live: the live version is no update for them. */
  const previewed = new Set<string>()

  async function readFirstList(): Promise<void> {
    const list = await live.read()
    register(
      list.map((remote) => target(remote)),
      false,
    )
    setList(list)
  }

  /** Reads the list of live sections once; a failure is not cached, so that the next call retries. */
  function discover(): Promise<void> {
    discovery ??= readFirstList().catch((error: unknown) => {
      discovery = null
      console.error('No list of sections', error)
      set({ status: 'failed' })
    })
    return discovery
  }

  /** Reports a failure to the service's log, with app and version but no user data. */
  function reportFailure(section: string, kind: FailureKind, detail: string): void {
    const version = store.read().list.find((remote) => remote.name === section)?.version
    const others = [...late].filter((name) => name !== section).length
    report({ kind: `section-${kind}`, section, version, detail: detail.slice(0, maxDetailLength), others })
  }

  function fail(name: string, kind: FailureKind, detail: string, attempts: number): void {
    if (isFetchError(detail)) late.add(name)
    reportFailure(name, kind, detail)
    setSection(name, { status: 'failed', kind, detail, attempts })
  }

  const isCurrent = (remote: LiveRemote) =>
    wanted.has(remote.name) &&
    store.read().list.some(({ name, version }) => name === remote.name && version === remote.version)

  /** Loads the registered version, however long it takes. Resolves to true once it is ready, else to the error. */
  async function attempt(remote: LiveRemote, isLast: boolean): Promise<true | string> {
    try {
      const module = await load(federationName(remote.name), isLast)
      if (typeof module?.default !== 'function') return 'no component'
      if (isCurrent(remote)) {
        wanted.delete(remote.name)
        setSection(remote.name, { status: 'ready', View: module.default })
      }
      return true
    } catch (error) {
      return messageOf(error)
    }
  }

  /** Resolves to the result of an attempt, or to `timeout` if it makes no progress. */
  async function attemptInTime(result: Promise<true | string>, name: string): Promise<true | string> {
    const { stalled, stop } = stallOf(progress, Math.max(stallMs, 3 * live.duration()))
    const outcome = await Promise.race([result, stalled.then(() => timeoutMessage)])
    stop()
    if (outcome === timeoutMessage) late.add(name)
    return outcome
  }

  /**
   * Loads a section app; a failure becomes a state, not an exception. Unless `isFresh`, the first one is retried
   * silently at a fresh address. `attempts` counts the failures so far.
   */
  async function loadApp(name: string, attempts: number, isFresh = false): Promise<void> {
    const remote = store.read().list.find((candidate) => candidate.name === name)
    if (!remote)
      return fail(name, store.read().status === 'failed' ? 'unreachable' : 'missing', 'not listed', attempts + 1)
    const { requires } = remote
    const served = live.served()
    if (!serves(served, requires)) {
      return fail(name, 'contract', JSON.stringify({ requires, served }), attempts + 1)
    }
    wanted.add(name)
    if (!isFresh) {
      const outcome = await attemptInTime(attempt(remote, false), name)
      if (outcome === true || !isCurrent(remote)) return
    }
    const entry = freshAddress(remote)
    register([target(remote, entry)], true)
    const result = attempt(remote, true)
    const outcome = await attemptInTime(result, name)
    const failAs = async (detail: string) => {
      const kind = await kindOf(new URL(entry, location.origin).href, detail)
      if (isCurrent(remote)) fail(name, kind, detail, attempts + 1)
    }
    if (outcome !== true) await failAs(outcome)
    if (outcome === timeoutMessage) void result.then((later) => (later === true ? undefined : failAs(later)))
  }

  /** Loads a section app once; resolves when it is ready or has failed. */
  async function loadSection(name: string): Promise<void> {
    if (sectionState(name).status === 'idle' && store.read().status !== 'loading') {
      setSection(name, { status: 'loading' })
      loading.set(name, loadApp(name, 0))
    }
    await loading.get(name)
  }

  /**
   * Retries a section ('Reintentar'): reads the list again and loads the app from a fresh address, because the module
   * cache keeps failures. The pane stays unchanged until the outcome is known.
   */
  async function reloadSection(name: string): Promise<void> {
    const previous = sectionState(name)
    const attempts = previous.status === 'failed' ? previous.attempts : 0
    try {
      const list = await live.read()
      setList([
        ...list.filter((remote) => !previewed.has(remote.name)),
        ...store.read().list.filter((remote) => previewed.has(remote.name)),
      ])
    } catch (error) {
      return fail(name, 'unreachable', messageOf(error), attempts + 1)
    }
    await loadApp(name, attempts, true)
  }

  /**
   * Runs this release instead of the live one on this page. Waits for a live one that is loading, which would otherwise
   * replace it.
   */
  async function replace(remote: LiveRemote): Promise<void> {
    await loading.get(remote.name)
    previewed.add(remote.name)
    // The service worker does not cache this address.
    register([target(remote, `${remote.entry}?vista=${Date.now()}`)], true)
    setList([...store.read().list.filter(({ name }) => name !== remote.name), remote])
    setSection(remote.name, idle)
  }

  /** Updates the entries of apps that this page does not run yet. */
  function updateEntries(list: readonly LiveRemote[]): void {
    register(
      list.map((remote) => target(remote)),
      true,
    )
    setList([...store.read().list.filter(({ name }) => list.every((updated) => updated.name !== name)), ...list])
  }

  return {
    discover,
    loadSection,
    reloadSection,
    ownerOf: (pathname: string) => ownerIn(store.read().rows, pathname),
    /** Loads the section of an address. */
    loadAddress: (pathname: string) => {
      const owner = ownerIn(store.read().rows, pathname)
      return owner ? loadSection(owner) : Promise.resolve()
    },
    /** Loads every live section app with a wanted row, unless it is loaded already. */
    prefetch: (isWanted: (row: SectionRow) => boolean) =>
      Promise.all(
        store
          .read()
          .list.filter((remote) => remote.off === undefined && remote.sections.some(isWanted))
          .map((remote) => loadSection(remote.name)),
      ),
    replace,
    readList: live.read,
    updateEntries,
    previewed,
    /** True if the service now serves another shell than the page was opened with. */
    isShellOld: live.isShellOld,
    /** Reports a section that threw while rendering, or whose chunk is missing; resolves to its kind. */
    async reportBroken(name: string, detail: string): Promise<FailureKind> {
      const entry = store.read().list.find((remote) => remote.name === name)?.entry ?? ''
      const kind = await kindOf(new URL(entry, location.origin).href, detail)
      reportFailure(name, kind, detail)
      return kind
    },
    subscribe: store.subscribe,
    read: store.read,
  }
}

export type Remotes = ReturnType<typeof createRemotes>
