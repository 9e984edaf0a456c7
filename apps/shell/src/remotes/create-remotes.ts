import type { ComponentType } from 'react'
import { type LiveRemote, readRemotes, type SectionRow } from '@torneo/contracts/remotes'
import { sections as sectionTable } from '@torneo/contracts/sections'
import { serves, type ContractState } from '@torneo/contracts/serves'
import { servedHere, Version } from '@torneo/contracts/system'
import { check } from '@torneo/contracts/validation'
import { type FailureKind, kindOfLoadError } from './failure-kind'

/** Milliseconds after which a section that does not answer counts as failed. */
export const patience = 4000

/** Characters of a failure's own words that are reported: a longer report would be refused whole. */
const detailLength = 2000

export type SectionState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType }
  | { readonly status: 'failed'; readonly kind: FailureKind; readonly detail: string; readonly tries: number }

export interface RemotesState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly list: readonly LiveRemote[]
  /** Every row of the sidebar, the shell's own first, in order. */
  readonly rows: readonly SectionRow[]
  /** Rows of apps that are switched off, not in the sidebar; their address shows why. */
  readonly hidden: readonly HiddenRow[]
  readonly sections: Readonly<Record<string, SectionState>>
}

export interface HiddenRow extends SectionRow {
  readonly message: string
}

interface Effects {
  readonly readJson: (path: string, signal: AbortSignal) => Promise<unknown>
  readonly register: (list: readonly { name: string; entry: string; integrity: string | undefined }[], force: boolean) => void
  readonly load: (federationName: string, requires: ContractState) => Promise<{ default: ComponentType } | null>
  readonly report: (body: Readonly<Record<string, unknown>>) => void
}

const table: readonly SectionRow[] = sectionTable.map((section, order) => ({ ...section, roles: [...section.roles], order }))
const idle: SectionState = { status: 'idle' }

/** An app speaks for itself only, whatever its rows say. */
const ownRows = ({ name, sections }: LiveRemote): SectionRow[] => sections.map((row) => ({ ...row, owner: name }))

/**
 * Rows of all apps in the sidebar's order. An app that is not listed keeps the rows this shell knows of: their pane says that it is not
 * published. A path that two apps claim stays with the first, and the shell's own with the shell.
 */
function rowsOf(list: readonly LiveRemote[]): SectionRow[] {
  const listed = new Set(['shell', ...list.map((remote) => remote.name)])
  const live = list.filter((remote) => remote.off === undefined).flatMap(ownRows)
  return [...table.filter(({ owner }) => owner === 'shell'), ...live, ...table.filter(({ owner }) => !listed.has(owner))]
    .filter(({ path }, place, rows) => rows.findIndex((row) => row.path === path) === place)
    .sort((a, b) => a.order - b.order)
}

function hiddenOf(list: readonly LiveRemote[]): HiddenRow[] {
  return list.flatMap((remote) => ownRows(remote).flatMap((row) => (remote.off === undefined ? [] : { ...row, message: remote.off })))
}

function patiently<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), patience))])
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const federationName = (name: string) => name.replaceAll('-', '_')

/**
 * The section apps as an external store, outside React, so that nothing waits for a render and a failed one can really be fetched
 * again (React.lazy keeps a rejection; Suspense throttles what it reveals).
 */
export function createRemotes({ readJson, register, load, report }: Effects) {
  // Before the list is known, and if it can't be read, the sidebar is that of the contract this shell was built with.
  let state: RemotesState = { status: 'loading', list: [], rows: table, hidden: [], sections: {} }
  let served: ContractState = servedHere
  let discovery: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const coming = new Map<string, Promise<void>>()
  /** Apps that this page shows in a release that is not live: the live version is no update of them. */
  const previewed = new Set<string>()
  /** The release of the shell that was installed when this page began, and now. */
  let [shellHere, shellNow]: (string | undefined)[] = []

  function set(change: Partial<RemotesState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function setSection(name: string, section: SectionState): void {
    set({ sections: { ...state.sections, [name]: section } })
  }
  const sectionState = (name: string): SectionState => state.sections[name] ?? idle

  const setList = (list: readonly LiveRemote[]) => set({ status: 'ready', list, rows: rowsOf(list), hidden: hiddenOf(list) })

  async function readVersion(signal: AbortSignal): Promise<void> {
    const version = check(Version, await readJson('/api/version', signal))
    if (!version.ok) return
    const { api, apiFrom, apiAdditions } = version.value.contracts
    served = { ...served, api, apiFrom, apiAdditions }
  }

  async function readList(): Promise<LiveRemote[]> {
    const signal = AbortSignal.timeout(patience)
    const [file] = await Promise.all([readJson('/remotes.json', signal), readVersion(signal).catch(() => undefined)])
    shellNow = (file as { shell?: string } | null)?.shell
    shellHere ??= shellNow
    return readRemotes(file)
  }

  const target = ({ name, entry, integrity }: LiveRemote, query = '') => (
    { name: federationName(name), entry: new URL(entry + query, location.origin).href, integrity })

  /** Under another address, so that nothing cached answers. */
  const registerAgain = (remote: LiveRemote, why: string) => register([target(remote, `?${why}=${Date.now()}`)], true)

  async function firstRead(): Promise<void> {
    const list = await readList()
    register(list.map((remote) => target(remote)), false)
    setList(list)
  }

  /** Reads which sections are live, once; forgets a failure, so that the next call tries again. */
  function discover(): Promise<void> {
    discovery ??= firstRead().catch((error: unknown) => {
      discovery = null
      console.error('No list of sections', error)
      set({ status: 'failed' })
    })
    return discovery
  }

  /** To the service's log; what runs where, and nothing of who looks. */
  function tell(name: string, kind: FailureKind, detail: string): void {
    const version = state.list.find((remote) => remote.name === name)?.version
    report({ kind: `section-${kind}`, section: name, version, detail: detail.slice(0, detailLength) })
  }

  function fail(name: string, kind: FailureKind, detail: string, tries: number): void {
    setSection(name, { status: 'failed', kind, detail, tries })
    tell(name, kind, detail)
  }

  /** Brings a section app in; failing is a state, not an exception. `tries` counts the failures so far. */
  async function bring(name: string, tries: number): Promise<void> {
    const remote = state.list.find((candidate) => candidate.name === name)
    if (!remote) return fail(name, state.status === 'failed' ? 'unreachable' : 'missing', 'not listed', tries + 1)
    const { requires } = remote
    if (!serves(served, requires)) {
      return fail(name, 'contract', JSON.stringify({ requires, served }), tries + 1)
    }
    try {
      const module = await patiently(load(federationName(name), requires))
      if (typeof module?.default !== 'function') return fail(name, 'broken', 'no component', tries + 1)
      setSection(name, { status: 'ready', View: module.default })
    } catch (error) {
      fail(name, kindOfLoadError(messageOf(error)), messageOf(error), tries + 1)
    }
  }

  /** Loads a section app unless someone has asked for it before; resolves once it is known what became of it. */
  async function loadSection(name: string): Promise<void> {
    if (sectionState(name).status === 'idle' && state.status !== 'loading') {
      setSection(name, { status: 'loading' })
      coming.set(name, bring(name, 0))
    }
    await coming.get(name)
  }

  /**
   * 'Reintentar': reads the list again and fetches the section under a new address, so that no cached failure answers. The pane
   * stays as it is until the outcome is known.
   */
  async function reloadSection(name: string): Promise<void> {
    const before = sectionState(name)
    const tries = before.status === 'failed' ? before.tries : 0
    try {
      const list = await readList()
      const remote = list.find((candidate) => candidate.name === name)
      if (remote) registerAgain(remote, 'retry')
      setList(list)
    } catch (error) {
      return fail(name, 'unreachable', messageOf(error), tries + 1)
    }
    await bring(name, tries)
  }

  /** Runs this release instead of the live one, on this page only; after a live one that is on its way, which would else be drawn over it. */
  async function replace(remote: LiveRemote): Promise<void> {
    await coming.get(remote.name)
    previewed.add(remote.name)
    registerAgain(remote, 'vista')
    setList([...state.list.filter(({ name }) => name !== remote.name), remote])
    setSection(remote.name, idle)
  }

  /** Takes these instead of what was known of them, for apps that this page does not run yet. */
  function take(list: readonly LiveRemote[]): void {
    register(list.map((remote) => target(remote)), true)
    setList([...state.list.filter(({ name }) => list.every((taken) => taken.name !== name)), ...list])
  }

  function ownerOf(pathname: string): string | null {
    const row = state.rows.find(({ path, owner }) => owner !== 'shell' && (pathname === path || pathname.startsWith(`${path}/`)))
    return row?.owner ?? null
  }

  return {
    discover,
    loadSection,
    reloadSection,
    /** Loads the section that an address belongs to. */
    loadAddress: (pathname: string) => {
      const owner = ownerOf(pathname)
      return owner ? loadSection(owner) : Promise.resolve()
    },
    /** Loads every live section app with a row that is wanted, unless it is there. */
    prefetch: (wanted: (row: SectionRow) => boolean) => Promise.all(state.list
      .filter((remote) => remote.off === undefined && remote.sections.some(wanted))
      .map((remote) => loadSection(remote.name))),
    replace,
    readList,
    take,
    previewed,
    isShellOld: () => shellNow !== shellHere,
    /** A section that threw while it was drawn, or lost a part. */
    broke: tell,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
  }
}

export type Remotes = ReturnType<typeof createRemotes>
