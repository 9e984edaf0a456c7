import { sectionsOf } from '@torneo/contracts/releases/sections'
import type { HelpArticle } from '@torneo/panel/screen/help'
import { describe, expect, it } from 'vitest'
import { createRemotes } from '../remotes/create-remotes'
import { loadHelp } from './load-help'

const anArticle = (fields: Partial<HelpArticle>): HelpArticle => ({
  id: 'a',
  title: 'A',
  guide: 'admin_landing',
  steps: ['Haz esto.'],
  ...fields,
})

/**
 * Section that an app exposes: with articles, without help (a release from before 'Ayuda'), or one that fails to load.
 */
type Exposed = readonly HelpArticle[] | 'older' | 'gone' | 'no articles'

function aPanel(apps: Record<string, Exposed>) {
  const loaded: string[] = []
  const view = (app: string, exposed: Exposed) =>
    Object.assign(
      () => null,
      exposed === 'older'
        ? {}
        : {
            help: () =>
              apps[app] === 'no articles' ? Promise.reject(new Error('404')) : Promise.resolve({ default: apps[app] }),
          },
    )
  const remotes = createRemotes({
    readJson: () =>
      Promise.resolve({
        remotes: Object.keys(apps).map((name) => ({
          name,
          version: '1.0.0',
          entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
          requires: { shell: 1, api: 1 },
          sections: sectionsOf(name).map((section, order) => ({ ...section, roles: [...section.roles], order })),
        })),
      }),
    register: () => undefined,
    progress: () => 0,
    kindOf: () => Promise.resolve('broken' as const),
    load: (name) => {
      const app = name.replaceAll('_', '-')
      loaded.push(app)
      const exposed = apps[app] ?? 'gone'
      return exposed === 'gone' ? Promise.reject(new Error('404')) : Promise.resolve({ default: view(app, exposed) })
    },
    report: () => undefined,
  })
  return { apps, loaded, load: (role: string) => loadHelp(role, remotes) }
}

const guides = ({ parts }: Awaited<ReturnType<typeof loadHelp>>) => parts.map(({ guide }) => guide)
const ids = ({ parts }: Awaited<ReturnType<typeof loadHelp>>) =>
  parts.flatMap(({ articles }) => articles).map(({ id }) => id)

describe('the help of a role', () => {
  const all = (['super', 'admin_tournament', 'admin_landing', 'team_captain', 'pass'] as const).map((guide) =>
    anArticle({ id: guide, guide }),
  )

  it.each([
    ['super', ['super', 'admin_tournament', 'pass', 'admin_landing', 'everyone']],
    ['admin_tournament', ['admin_tournament', 'pass', 'everyone']],
    ['admin_landing', ['admin_landing', 'everyone']],
    ['team_captain', ['team_captain', 'everyone']],
    ['pass', ['pass']],
    ['a role of a later version', ['team_captain', 'everyone']],
  ])('help of %s begins with its own guide', async (role, expected) => {
    const panel = aPanel({
      'landing-admin': all,
      'tournament-admin': all.map((one) => ({ ...one, id: `${one.id}-2` })),
    })
    const help = await panel.load(role)
    expect([guides(help), help.isComplete]).toEqual([
      role === 'a role of a later version' ? ['everyone'] : expected,
      true,
    ])
  })

  it('loads only the sections that the role may see', async () => {
    const panel = aPanel({ 'landing-admin': all, 'tournament-admin': all, 'users-admin': all })
    await panel.load('team_captain')
    expect(panel.loaded).toEqual(['tournament-admin'])
  })

  it('is in the order of the sidebar', async () => {
    const section = (id: HelpArticle['section'] & string) => anArticle({ id, section: id })
    const panel = aPanel({ 'landing-admin': [section('settings'), section('sponsors'), section('hero')] })
    expect(ids(await panel.load('admin_landing')).slice(0, 3)).toEqual(['hero', 'sponsors', 'settings'])
  })

  it.each(['gone', 'no articles'] as const)(
    'omits what could not be loaded (%s), says so, and loads it on the next request',
    async (broken) => {
      const panel = aPanel({ 'landing-admin': [anArticle({ id: 'sponsor' })], 'tournament-admin': broken })
      const before = await panel.load('super')
      expect([ids(before).includes('sponsor'), before.isComplete]).toEqual([true, false])
      panel.apps['tournament-admin'] = [anArticle({ id: 'gol', guide: 'pass' })]
      // A loaded section is not loaded again; its articles are.
      const after = await panel.load('super')
      expect([ids(after).includes('gol'), after.isComplete]).toEqual([true, true])
    },
  )

  it('is complete with a section from before there were articles', async () => {
    const help = await aPanel({ 'landing-admin': 'older' }).load('admin_landing')
    expect([guides(help), help.isComplete]).toEqual([['everyone'], true])
  })
})
