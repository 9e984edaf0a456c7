import { serves, type ContractState } from '@torneo/contracts/endpoint/serves'
import { check } from '@torneo/contracts/fields/validation'
import { type LiveRemote, readRemotes, type SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'
import { servedHere, Version } from '@torneo/contracts/site/system'
import type { ComponentType } from 'react'
import { type FailureKind, kindOfLoadError } from './failure-kind'

/** Milliseconds after which loading a section counts as failed. */
export const loadTimeoutMs = 4000

/** Maximum characters of an error message in a report: the API rejects longer reports. */
const maxDetailLength = 2000

export type SectionState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType }
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

export interface HiddenRow extends SectionRow {
  readonly message: string
}

interface Effects {
  readonly readJson: (path: string, signal: AbortSignal) => Promise<unknown>
  readonly register: (
    list: readonly { name: string; entry: string; integrity: string | undefined }[],
    force: boolean,
  ) => void
  readonly load: (federationName: string, requires: ContractState) => Promise<{ default: ComponentType } | null>
  readonly report: (body: Readonly<Record<string, unknown>>) => void
}

const table: readonly SectionRow[] = sectionTable.map((section, order) => ({
  ...section,
  roles: [...section.roles],
  order,
}))
const idle: SectionState = { status: 'idle' }

/** Overrides the owner, so that an app can only define rows of its own. */
const ownRows = ({ name, sections }: LiveRemote): SectionRow[] => sections.map((row) => ({ ...row, owner: name }))

/**
 * Rows of all apps in the sidebar's order. An unlisted app keeps the rows from this shell's table, whose pane says that
 * it is not published. The first app with a path keeps it, and the shell always keeps its own.
 */
function rowsOf(list: readonly LiveRemote[]): SectionRow[] {
  const listed = new Set(['shell', ...list.map((remote) => remote.name)])
  const live = list.filter((remote) => remote.off === undefined).flatMap(ownRows)
  return [
    ...table.filter(({ owner }) => owner === 'shell'),
    ...live,
    ...table.filter(({ owner }) => !listed.has(owner)),
  ]
    .filter(({ path }, index, rows) => rows.findIndex((row) => row.path === path) === index)
    .sort((a, b) => a.order - b.order)
}

function hiddenRowsOf(list: readonly LiveRemote[]): HiddenRow[] {
  return list.flatMap((remote) =>
    ownRows(remote).flatMap((row) => (remote.off === undefined ? [] : { ...row, message: remote.off })),
  )
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), loadTimeoutMs)),
  ])
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const federationName = (name: string) => name.replaceAll('-', '_')

/**
 * Section apps as an external store outside React, so that loading waits for no render and a failed app can be loaded
 * again (React.lazy caches a rejection; Suspense throttles what it reveals).
 */
export function createRemotes({ readJson, register, load, report }: Effects) {
  // The initial sidebar, also shown when the list cannot be read, comes from the contract of this shell's build.
  let state: RemotesState = { status: 'loading', list: [], rows: table, hidden: [], sections: {} }
  let served: ContractState = servedHere
  let discovery: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const loading = new Map<string, Promise<void>>()
  /** Apps that this page shows in a release that is not live: the live version is no update for them. */
  const previewed = new Set<string>()
  /** Release of the shell when this page started, and the latest known one. */
  let [shellHere, shellNow]: (string | undefined)[] = []

  function set(change: Partial<RemotesState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function setSection(name: string, section: SectionState): void {
    set({ sections: { ...state.sections, [name]: section } })
  }
  const sectionState = (name: string): SectionState => state.sections[name] ?? idle

  const setList = (list: readonly LiveRemote[]) =>
    set({ status: 'ready', list, rows: rowsOf(list), hidden: hiddenRowsOf(list) })

  async function readVersion(signal: AbortSignal): Promise<void> {
    const version = check(Version, await readJson('/api/version', signal))
    if (!version.ok) return
    const { api, apiFrom, apiAdditions } = version.value.contracts
    served = { ...served, api, apiFrom, apiAdditions }
  }

  async function readList(): Promise<LiveRemote[]> {
    const signal = AbortSignal.timeout(loadTimeoutMs)
    const [file] = await Promise.all([readJson('/remotes.json', signal), readVersion(signal).catch(() => undefined)])
    shellNow = (file as { shell?: string } | null)?.shell
    shellHere ??= shellNow
    return readRemotes(file)
  }

  const target = ({ name, entry, integrity }: LiveRemote, query = '') => ({
    name: federationName(name),
    entry: new URL(entry + query, location.origin).href,
    integrity,
  })

  /** Registers the remote with another address, so that no cached module is reused. */
  const registerAgain = (remote: LiveRemote, why: string) => register([target(remote, `?${why}=${Date.now()}`)], true)

  async function readFirstList(): Promise<void> {
    const list = await readList()
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
  function reportFailure(name: string, kind: FailureKind, detail: string): void {
    const version = state.list.find((remote) => remote.name === name)?.version
    report({ kind: `section-${kind}`, section: name, version, detail: detail.slice(0, maxDetailLength) })
  }

  function fail(name: string, kind: FailureKind, detail: string, attempts: number): void {
    setSection(name, { status: 'failed', kind, detail, attempts })
    reportFailure(name, kind, detail)
  }

  /** Loads a section app; a failure becomes a state, not an exception. `attempts` counts the failures so far. */
  async function loadApp(name: string, attempts: number): Promise<void> {
    const remote = state.list.find((candidate) => candidate.name === name)
    if (!remote) return fail(name, state.status === 'failed' ? 'unreachable' : 'missing', 'not listed', attempts + 1)
    const { requires } = remote
    if (!serves(served, requires)) {
      return fail(name, 'contract', JSON.stringify({ requires, served }), attempts + 1)
    }
    try {
      const module = await withTimeout(load(federationName(name), requires))
      if (typeof module?.default !== 'function') return fail(name, 'broken', 'no component', attempts + 1)
      setSection(name, { status: 'ready', View: module.default })
    } catch (error) {
      fail(name, kindOfLoadError(messageOf(error)), messageOf(error), attempts + 1)
    }
  }

  /** Loads a section app once; resolves when it is ready or has failed. */
  async function loadSection(name: string): Promise<void> {
    if (sectionState(name).status === 'idle' && state.status !== 'loading') {
      setSection(name, { status: 'loading' })
      loading.set(name, loadApp(name, 0))
    }
    await loading.get(name)
  }

  /**
   * Retries a section ('Reintentar'): reads the list again and loads the app from a new address, because the module
   * cache keeps failures. The pane stays unchanged until the outcome is known.
   */
  async function reloadSection(name: string): Promise<void> {
    const previous = sectionState(name)
    const attempts = previous.status === 'failed' ? previous.attempts : 0
    try {
      const list = await readList()
      const remote = list.find((candidate) => candidate.name === name)
      if (remote) registerAgain(remote, 'retry')
      setList(list)
    } catch (error) {
      return fail(name, 'unreachable', messageOf(error), attempts + 1)
    }
    await loadApp(name, attempts)
  }

  /**
   * Runs this release instead of the live one on this page. Waits for a live one that is loading, which would otherwise
   * replace it.
   */
  async function replace(remote: LiveRemote): Promise<void> {
    await loading.get(remote.name)
    previewed.add(remote.name)
    registerAgain(remote, 'vista')
    setList([...state.list.filter(({ name }) => name !== remote.name), remote])
    setSection(remote.name, idle)
  }

  /** Updates the entries of apps that this page does not run yet. */
  function updateEntries(list: readonly LiveRemote[]): void {
    register(
      list.map((remote) => target(remote)),
      true,
    )
    setList([...state.list.filter(({ name }) => list.every((updated) => updated.name !== name)), ...list])
  }

  function ownerOf(pathname: string): string | null {
    const row = state.rows.find(
      ({ path, owner }) => owner !== 'shell' && (pathname === path || pathname.startsWith(`${path}/`)),
    )
    return row?.owner ?? null
  }

  return {
    discover,
    loadSection,
    reloadSection,
    /** Loads the section of an address. */
    loadAddress: (pathname: string) => {
      const owner = ownerOf(pathname)
      return owner ? loadSection(owner) : Promise.resolve()
    },
    /** Loads every live section app with a wanted row, unless it is loaded already. */
    prefetch: (isWanted: (row: SectionRow) => boolean) =>
      Promise.all(
        state.list
          .filter((remote) => remote.off === undefined && remote.sections.some(isWanted))
          .map((remote) => loadSection(remote.name)),
      ),
    replace,
    readList,
    updateEntries,
    previewed,
    /** True if the service has the calls of this addition to its contract; an older one may run beside a newer panel. */
    hasApi: (addition: number) => serves(served, { ...servedHere, api: served.api, apiAdditions: addition }),
    isShellOld: () => shellNow !== shellHere,
    /** Reports a section that threw while rendering, or whose chunk is missing. */
    reportBroken: reportFailure,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
  }
}

export type Remotes = ReturnType<typeof createRemotes>
