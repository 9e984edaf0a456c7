import type { SectionFailure } from '@torneo/contracts/releases/section-failures'
import { sectionsOf } from '@torneo/contracts/releases/sections'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRemotes, type Remotes } from './create-remotes'
import { isFetchError } from './failure-kind'
import { outdated } from './outdated'

const View = () => null

function aRemote(name: 'landing-admin' | 'users-admin', fields: object = {}) {
  const sections = sectionsOf(name).map((section, order) => ({
    ...section,
    roles: [...section.roles],
    order: order + 1,
  }))
  return {
    name,
    version: '1.0.0',
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    requires: { shell: 1, api: 1 },
    sections,
    ...fields,
  }
}

/** A fourth app, whose team uses its own groups and roles. */
const referees = {
  name: 'referees-admin',
  version: '1.0.0',
  entry: '/remotes/referees-admin/1.0.0/mf-manifest.json',
  requires: { shell: 1, api: 1 },
  sections: [
    {
      id: 'referees',
      path: '/referees',
      label: 'Árbitros',
      group: 'officials',
      roles: ['super', 'head_referee'],
      owner: 'referees-admin',
      order: 40,
    },
  ],
}

interface World {
  remotes: Remotes
  file: unknown
  /** Contracts in the API's response. */
  contracts: { api: number; apiFrom?: number; apiAdditions?: number }
  load: (name: string) => Promise<{ default: typeof View } | null>
  loaded: string[]
  registered: { entries: string[]; force: boolean }[]
  reports: SectionFailure[]
  /** Files of sections that arrived. */
  arrived: number
}

function aWorld(file: unknown = { remotes: [aRemote('landing-admin'), aRemote('users-admin')] }): World {
  const world: World = {
    remotes: undefined as unknown as Remotes,
    file,
    contracts: { api: 1 },
    load: () => Promise.resolve({ default: View }),
    loaded: [],
    registered: [],
    reports: [],
    arrived: 0,
  }
  world.remotes = createRemotes({
    readJson: (path) => {
      if (path === '/api/version') return Promise.resolve({ version: '1.0.0', contracts: world.contracts })
      return world.file instanceof Error ? Promise.reject(world.file) : Promise.resolve(world.file)
    },
    register: (list, force) => world.registered.push({ entries: list.map(({ entry }) => entry), force }),
    load: (name) => {
      world.loaded.push(name)
      return world.load(name)
    },
    report: (failure) => world.reports.push(failure),
    progress: () => world.arrived,
    kindOf: (_entry, message) => Promise.resolve(isFetchError(message) ? 'unreachable' : 'broken'),
  })
  return world
}

const pathsOf = ({ remotes }: World) => remotes.read().rows.map((row) => row.path)

describe('the list of sections', () => {
  it('renders the sidebar from the rows that the releases carry, in their order', async () => {
    const reports = {
      ...aRemote('users-admin').sections[0],
      id: 'reports',
      path: '/reports',
      label: 'Informes',
      order: 0.5,
    }
    const world = aWorld({ remotes: [aRemote('users-admin', { sections: [reports] })] })
    await world.remotes.discover()
    expect(pathsOf(world).slice(0, 2)).toEqual(['/', '/reports'])
    expect(pathsOf(world)).not.toContain('/users')
  })

  it('keeps the rows of an app that is not published, and its pane says so', async () => {
    const world = aWorld({ remotes: [{ name: 'landing-admin', entry: 7 }, aRemote('users-admin')] })
    await world.remotes.discover()
    expect(pathsOf(world)).toContain('/hero')
    await world.remotes.loadAddress('/hero')
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({ status: 'failed', kind: 'missing' })
    expect(world.loaded).toEqual([])
  })

  it('hides a section that is switched off', async () => {
    const world = aWorld({ remotes: [aRemote('landing-admin', { off: 'Vuelve mañana' }), aRemote('users-admin')] })
    await world.remotes.discover()
    expect(pathsOf(world)).not.toContain('/hero')
    expect(pathsOf(world)).toContain('/users')
    expect(world.remotes.read().hidden).toContainEqual(
      expect.objectContaining({ path: '/hero', label: 'Hero', message: 'Vuelve mañana' }),
    )
  })

  it('shows the rows of an app unknown to this shell, and loads it', async () => {
    const world = aWorld({ remotes: [aRemote('landing-admin'), referees] })
    await world.remotes.discover()
    expect(world.remotes.read().rows.at(-1)).toEqual(referees.sections[0])
    await world.remotes.loadAddress('/referees/7')
    expect(world.loaded).toEqual(['referees_admin'])
    expect(world.registered.at(-1)?.entries).toContainEqual(expect.stringContaining('/remotes/referees-admin/1.0.0/'))
  })

  it('loses a row that cannot be read, and neither its app nor another', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const hero = aRemote('landing-admin').sections[0]
    const world = aWorld({
      remotes: [
        aRemote('landing-admin', {
          sections: [
            { ...hero, path: 7 },
            { ...hero, id: 'faq', path: '/faq', mark: 'star' },
          ],
        }),
        aRemote('users-admin'),
      ],
    })
    await world.remotes.discover()
    expect(pathsOf(world)).toEqual(expect.arrayContaining(['/faq', '/users']))
    expect(pathsOf(world)).not.toContain('/hero')
    expect(errorLog).toHaveBeenCalledOnce()
    errorLog.mockRestore()
  })

  it.each([
    ['/hero', 'landing-admin'],
    ['/', 'shell'],
  ])('keeps the path %s, which another app claims too, with %s', async (path, owner) => {
    const impostor = { ...referees, sections: [{ ...referees.sections[0], path, order: -1 }, ...referees.sections] }
    const world = aWorld({ remotes: [aRemote('landing-admin'), impostor] })
    await world.remotes.discover()
    expect(
      world.remotes
        .read()
        .rows.filter((row) => row.path === path)
        .map((row) => row.owner),
    ).toEqual([owner])
    expect(pathsOf(world)).toContain('/referees')
  })

  it('lets an app speak for itself only', async () => {
    const world = aWorld({
      remotes: [
        aRemote('landing-admin'),
        { ...referees, sections: [{ ...referees.sections[0], owner: 'landing-admin' }] },
      ],
    })
    await world.remotes.discover()
    await world.remotes.loadAddress('/referees')
    expect(world.loaded).toEqual(['referees_admin'])
  })

  it('falls back on the contract when it cannot be read, logs the failure, and retries on request', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const world = aWorld('<!doctype html>')
    await world.remotes.discover()
    expect(world.remotes.read().status).toBe('failed')
    expect(errorLog).toHaveBeenCalledOnce()
    errorLog.mockRestore()
    expect(pathsOf(world)).toContain('/hero')
    await world.remotes.loadAddress('/hero')
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({ status: 'failed', kind: 'unreachable' })
    world.file = { remotes: [aRemote('users-admin')] }
    await world.remotes.discover()
    expect(world.remotes.read().status).toBe('ready')
  })
})

describe('loading a section', () => {
  it('prefetches only what has a wanted row', async () => {
    const world = aWorld()
    await world.remotes.discover()
    await world.remotes.prefetch((row) => row.roles.includes('admin_landing'))
    expect(world.loaded).toEqual(['landing_admin'])
  })

  it('fetches it once, however often it is requested', async () => {
    const world = aWorld()
    await world.remotes.discover()
    await Promise.all([world.remotes.loadSection('landing-admin'), world.remotes.loadAddress('/hero')])
    await world.remotes.prefetch(() => true)
    expect(world.loaded).toEqual(['landing_admin', 'users_admin'])
    expect(world.remotes.read().sections['landing-admin']).toEqual({ status: 'ready', View })
  })

  it.each([
    ['another contract', { shell: 1, api: 2 }, '{"requires":{"shell":1,"api":2},"served":{'],
    [
      'an addition that this shell does not have',
      { shell: 1, api: 1, shellAdditions: 99 },
      '"shellAdditions":99},"served":{"shell":1',
    ],
    [
      'an addition that this API does not have',
      { shell: 1, api: 1, apiAdditions: 4 },
      '"apiAdditions":4},"served":{"shell":1',
    ],
  ])('runs no code of a section that needs %s', async (_case, requires, detail) => {
    const world = aWorld({ remotes: [aRemote('landing-admin', { requires })] })
    world.contracts = { api: 1, apiAdditions: 3 }
    await world.remotes.discover()
    await world.remotes.loadSection('landing-admin')
    expect(world.loaded).toEqual([])
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({
      status: 'failed',
      kind: 'contract',
      detail: expect.stringContaining(detail),
    })
  })

  it.each([
    [1, true],
    [2, false],
  ])('runs a section of contract 1 while the API serves from %i on: %s', async (apiFrom, runs) => {
    const world = aWorld({ remotes: [aRemote('landing-admin', { requires: { shell: 1, api: 1 } })] })
    world.contracts = { api: 2, apiFrom }
    await world.remotes.discover()
    await world.remotes.loadSection('landing-admin')
    expect([world.loaded.length === 1, world.remotes.read().sections['landing-admin']?.status]).toEqual([
      runs,
      runs ? 'ready' : 'failed',
    ])
  })

  it('takes down only the section that fails, says so, and really refetches it', async () => {
    const world = aWorld()
    await world.remotes.discover()
    world.load = (name) =>
      name === 'landing_admin'
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'))
        : Promise.resolve({ default: View })
    await world.remotes.prefetch(() => true)
    const { sections } = world.remotes.read()
    expect(sections['landing-admin']).toMatchObject({ status: 'failed', kind: 'unreachable', attempts: 1 })
    expect(sections['users-admin']).toMatchObject({ status: 'ready' })
    expect(world.reports).toEqual([
      {
        kind: 'section-unreachable',
        section: 'landing-admin',
        version: '1.0.0',
        detail: expect.stringContaining('/x.js'),
        others: 0,
      },
    ])
    expect(world.loaded).toEqual(['landing_admin', 'users_admin', 'landing_admin'])

    world.load = () => Promise.resolve({ default: View })
    await world.remotes.reloadSection('landing-admin')
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({ status: 'ready' })
    const again = world.registered.at(-1)
    expect(again?.force).toBe(true)
    expect(again?.entries).toHaveLength(1)
    expect(again?.entries[0]).toMatch(/landing-admin\/1\.0\.0\/~\d+\/mf-manifest\.json$/)
  })

  it('retries silently once, at an address that no cache knows', async () => {
    const world = aWorld()
    await world.remotes.discover()
    const results = [Promise.reject(new Error('broken for a moment')), Promise.resolve({ default: View })]
    world.load = () => results.shift() ?? Promise.resolve(null)
    await world.remotes.loadSection('landing-admin')
    expect(world.remotes.read().sections['landing-admin']).toEqual({ status: 'ready', View })
    expect(world.registered.at(-1)).toEqual({
      entries: [expect.stringMatching(/\/1\.0\.0\/~\d+\/mf-manifest\.json$/)],
      force: true,
    })
    expect(world.reports).toEqual([])
  })

  it('takes the version that is live by then', async () => {
    const world = aWorld()
    await world.remotes.discover()
    world.load = () => Promise.reject(new Error('broken release'))
    await world.remotes.loadSection('landing-admin')
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({
      status: 'failed',
      kind: 'broken',
      detail: 'broken release',
    })
    world.file = {
      remotes: [aRemote('landing-admin', { version: '1.0.1', entry: '/remotes/landing-admin/1.0.1/mf-manifest.json' })],
    }
    world.load = () => Promise.resolve({ default: View })
    await world.remotes.reloadSection('landing-admin')
    expect(world.registered.at(-1)?.entries[0]).toContain('/1.0.1/')
  })

  it('counts the failures, so that the second can offer a reload', async () => {
    const world = aWorld()
    await world.remotes.discover()
    world.load = () => Promise.resolve(null)
    await world.remotes.loadSection('users-admin')
    await world.remotes.reloadSection('users-admin')
    expect(world.remotes.read().sections['users-admin']).toMatchObject({ status: 'failed', attempts: 2 })
  })
})

it('reports an error while rendering with the running version, at a limited length', async () => {
  const world = aWorld()
  await world.remotes.discover()
  expect(await world.remotes.reportBroken('landing-admin', 'x'.repeat(9000))).toBe('broken')
  expect(world.reports).toEqual([
    { kind: 'section-broken', section: 'landing-admin', version: '1.0.0', detail: 'x'.repeat(2000), others: 0 },
  ])
})

describe('a release while the page is open', () => {
  const next = aRemote('landing-admin', { version: '2.0.0', entry: '/remotes/landing-admin/2.0.0/mf-manifest.json' })

  it('is announced for a running section; a section that does not run yet loads its new version', async () => {
    const world = aWorld()
    await world.remotes.discover()
    await world.remotes.loadSection('landing-admin')
    expect(await outdated(world.remotes)).toEqual([])
    const users = aRemote('users-admin', { version: '3.0.0', entry: '/remotes/users-admin/3.0.0/mf-manifest.json' })
    world.file = { remotes: [next, users] }
    expect(await outdated(world.remotes)).toEqual(['landing-admin'])
    expect(world.registered.at(-1)).toEqual({ entries: [expect.stringContaining('/users-admin/3.0.0/')], force: true })
    expect(world.remotes.read().sections['landing-admin']).toMatchObject({ status: 'ready' })
    expect(await outdated(world.remotes)).toEqual(['landing-admin'])
  })

  it('is shown where it is previewed, also when the live one comes late', async () => {
    const world = aWorld()
    await world.remotes.discover()
    let finishLoading = (_module: { default: typeof View }): void => undefined
    world.load = () =>
      new Promise((resolve) => {
        finishLoading = resolve
      })
    const live = world.remotes.loadSection('landing-admin')
    const replaced = world.remotes.replace(next)
    const Preview = () => null
    world.load = () => Promise.resolve({ default: Preview })
    finishLoading({ default: View })
    await Promise.all([live, replaced])
    await world.remotes.loadSection('landing-admin')
    expect(world.remotes.read().sections['landing-admin']).toEqual({ status: 'ready', View: Preview })
  })

  it('is announced for the shell too', async () => {
    const remotes = [aRemote('landing-admin')]
    const world = aWorld({ remotes, shell: '/assets/entry-1.js' })
    await world.remotes.discover()
    expect(await outdated(world.remotes)).toEqual([])
    world.file = { remotes, shell: '/assets/entry-2.js' }
    expect(await outdated(world.remotes)).toEqual(['shell'])
  })

  it('is shown where it is previewed, under an address that no cache answers, and is no news there', async () => {
    const world = aWorld()
    await world.remotes.discover()
    await world.remotes.loadSection('landing-admin')
    await world.remotes.replace(next)
    expect(world.registered.at(-1)?.entries[0]).toMatch(/landing-admin\/2\.0\.0\/mf-manifest\.json\?vista=\d+$/)
    expect(world.remotes.read().sections['landing-admin']).toEqual({ status: 'idle' })
    await world.remotes.loadSection('landing-admin')
    expect(world.loaded).toEqual(['landing_admin', 'landing_admin'])
    expect(await outdated(world.remotes)).toEqual([])
  })

  it('stays the preview of a page where it fails', async () => {
    const world = aWorld()
    await world.remotes.discover()
    await world.remotes.replace(next)
    world.load = () => Promise.reject(new Error('broken'))
    await world.remotes.loadSection('landing-admin')
    await world.remotes.reloadSection('landing-admin')
    expect(world.registered.at(-1)?.entries).toEqual([expect.stringContaining('/landing-admin/2.0.0/')])
    expect(world.remotes.read().list.find(({ name }) => name === 'landing-admin')?.version).toBe('2.0.0')
  })
})

describe('a section that is late', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A panel whose sections arrive when the test says so. */
  async function aLatePanel(file?: unknown) {
    const world = aWorld(file)
    await world.remotes.discover()
    const arrivals: { arrive: (view?: typeof View) => void; fail: (message: string) => void }[] = []
    world.load = () =>
      new Promise((resolve, reject) => {
        arrivals.push({ arrive: (view = View) => resolve({ default: view }), fail: (text) => reject(new Error(text)) })
      })
    const landing = () => world.remotes.read().sections['landing-admin']
    return { world, arrivals, landing }
  }

  it('is fetched again after four seconds in which nothing arrived, fails after four more, and says so once', async () => {
    const { world, arrivals, landing } = await aLatePanel()
    void world.remotes.loadSection('landing-admin')
    await vi.advanceTimersByTimeAsync(3900)
    expect(arrivals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    expect([arrivals.length, landing()?.status]).toEqual([2, 'loading'])
    await vi.advanceTimersByTimeAsync(4200)
    expect(landing()).toMatchObject({ status: 'failed', detail: 'timeout', attempts: 1 })
    expect(world.reports).toHaveLength(1)
  })

  it.each([
    ['the first attempt', 0],
    ['the second attempt', 1],
  ])('replaces its pane when %s arrives', async (_, index) => {
    const { world, arrivals, landing } = await aLatePanel()
    void world.remotes.loadSection('landing-admin')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(landing()?.status).toBe('failed')
    arrivals[index]?.arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(landing()).toEqual({ status: 'ready', View })
    // A screen in use is not replaced by the other one.
    arrivals[1 - index]?.arrive(() => null)
    await vi.advanceTimersByTimeAsync(0)
    expect(landing()).toEqual({ status: 'ready', View })
  })

  it('reports the error of a section that throws after its pane appeared', async () => {
    const { world, arrivals, landing } = await aLatePanel()
    void world.remotes.loadSection('landing-admin')
    await vi.advanceTimersByTimeAsync(20_000)
    arrivals[1]?.fail('broken release')
    await vi.advanceTimersByTimeAsync(0)
    expect(landing()).toMatchObject({ status: 'failed', kind: 'broken', detail: 'broken release', attempts: 1 })
    expect(world.reports.map(({ kind }) => kind)).toEqual(['section-unreachable', 'section-broken'])
  })

  it('is not shown once another version is live', async () => {
    const { world, arrivals, landing } = await aLatePanel()
    void world.remotes.loadSection('landing-admin')
    await vi.advanceTimersByTimeAsync(20_000)
    world.file = { remotes: [aRemote('landing-admin', { version: '1.0.1' })] }
    void world.remotes.reloadSection('landing-admin')
    await vi.advanceTimersByTimeAsync(0)
    arrivals[0]?.arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(landing()?.status).toBe('failed')
    arrivals[2]?.arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(landing()).toEqual({ status: 'ready', View })
  })

  it('is waited for while its files arrive', async () => {
    const { world, arrivals, landing } = await aLatePanel()
    void world.remotes.loadSection('landing-admin')
    for (let second = 0; second < 30; second += 3) {
      await vi.advanceTimersByTimeAsync(3000)
      world.arrived += 1
    }
    expect([arrivals.length, landing()?.status]).toEqual([1, 'loading'])
  })

  it('names in its report how many others were late on this page', async () => {
    const { world, arrivals } = await aLatePanel()
    void world.remotes.prefetch(() => true)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(arrivals).toHaveLength(4)
    expect(world.reports.map(({ section, others }) => [section, others])).toEqual([
      ['landing-admin', 1],
      ['users-admin', 1],
    ])
  })
})
