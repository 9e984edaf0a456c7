import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Section, sections } from '@torneo/contracts/releases/sections'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { inWorkspace } from './add-app.ts'
import { addFeature } from './add-feature.ts'
import { addSection } from './add-section.ts'
import { readFeatureArguments, readSectionArguments } from './arguments.ts'
import { formatSource } from './format-source.ts'
import type { NewSection } from './section-arguments.ts'
import { readRows, renderSectionTable } from './section-table.ts'
import { createTreeChange } from './tree-change.ts'

/** The current text of the files that the generators edit. */
const changed = [
  'libs/contracts/src/releases/sections.test.ts',
  'libs/contracts/src/endpoint/catalogue.ts',
  'libs/domain/src/people/permissions.test.ts',
  'libs/contracts/src/records/bin-words.ts',
  'libs/contracts/src/records/collections.ts',
  'libs/contracts/src/records/record-shapes.ts',
  'libs/testing/src/builders.ts',
  'services/api/src/content.ts',
  'services/api/src/permission-matrix.test.ts',
  ...['landing-admin', 'tournament-admin', 'users-admin'].map((app) => `apps/${app}/src/sections.ts`),
  'apps/landing-admin/src/Section.tsx',
  'apps/landing-admin/dev/an-api.ts',
  ...['landing-admin', 'tournament-admin', 'users-admin', 'live-page', 'landing-page'].map(
    (app) => `apps/${app}/vite.config.ts`,
  ),
  'tsconfig.json',
  'apps/users-admin/package.json',
  'apps/users-admin/tsconfig.json',
  'apps/tournament-admin/src/Section.tsx',
  'apps/tournament-admin/dev/main.tsx',
  'apps/users-admin/src/Section.tsx',
  'apps/users-admin/dev/main.tsx',
]

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-new-'))
  for (const file of changed) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await cp(join(workspace, file), join(root, file))
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

const referees: NewSection = {
  path: '/referees',
  app: 'landing-admin',
  label: 'Árbitros',
  group: 'content',
  groupTitle: null,
  roles: ['super', 'admin_landing'],
}
const rowOf = ({ app, path, label, roles }: NewSection, id: string): Section => ({
  path,
  label,
  roles,
  group: 'content',
  owner: app,
  order: 100,
  id: id as Section['id'],
})

async function section(requested: NewSection): Promise<readonly string[]> {
  const tree = createTreeChange(root, formatSource)
  await addSection(tree, requested, sections, inWorkspace(requested.app))
  return tree.write()
}

async function feature(
  app: NewSection['app'],
  name: string,
  table: readonly Section[],
  one: string | null = null,
): Promise<readonly string[]> {
  const tree = createTreeChange(root, formatSource)
  await addFeature(tree, { app, feature: name, one }, table)
  return tree.write()
}

const read = (file: string) => readFile(join(root, file), 'utf8')

/** Reads a file with its line breaks and trailing commas folded, because they depend on the length of the lines. */
const readFlat = async (file: string) => (await read(file)).replaceAll(/\s+/g, ' ').replaceAll(/, (?=[\]})])/g, ' ')

async function everything(): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return (await Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'utf8')}`))).join('\n')
}

const extensions = ['', '.ts', '.tsx', '/index.ts']
const isFile = (path: string) =>
  extensions.some((extension) => [root, workspace].some((folder) => existsSync(join(folder, path + extension))))

/** Path in the repository of an import of another file; null for a package. */
function importedFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, library, path = 'index'] = /^@torneo\/(\w+)(?:\/(.+))?$/.exec(specifier) ?? []
  return library ? join('libs', library, 'src', path) : null
}

/** Expects files that parse, are formatted, and import files that exist. */
async function expectValid(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await read(file)
    expect([file, text]).toEqual([file, await formatSource(file, text)])
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\() ?'([^']+)'/g))
      expect([file, specifier, isFile(importedFile(file, specifier) ?? 'package.json')]).toEqual([
        file,
        specifier,
        true,
      ])
  }
}

describe('a new section', () => {
  test('is a row of its app, behind its group in the table, in both tests that write the table out, and a screen with its test', async () => {
    const files = await section(referees)
    expect(files).toEqual([
      'apps/landing-admin/src/sections.ts',
      'libs/contracts/src/releases/sections.test.ts',
      'libs/domain/src/people/permissions.test.ts',
      'apps/landing-admin/src/features/referees/RefereesScreen.tsx',
      'apps/landing-admin/src/features/referees/referees-texts.ts',
      'apps/landing-admin/src/features/referees/RefereesScreen.test.tsx',
      'apps/landing-admin/src/Section.tsx',
    ])
    expect(await readFlat('apps/landing-admin/src/sections.ts')).toMatch(
      /\{ id: 'referees', path: '\/referees', label: 'Árbitros', group: 'content', roles: \['super', 'admin_landing'\], order: 1\d\d \} \] as const/,
    )
    const table = await renderSectionTable([
      ...(await readRows(workspace)),
      { ...rowOf(referees, 'referees'), order: 199 },
    ])
    const ids = [...table.matchAll(/\bid: '(\w+)'/g)].map(([, id]) => id)
    expect(ids[ids.indexOf('live_control') - 1]).toBe('referees')
    expect(await read('libs/contracts/src/releases/sections.test.ts')).toContain(
      "['referees', '/referees', 'Árbitros', 'Contenido', 'super admin_landing', 'landing-admin'],",
    )
    expect((await read('libs/domain/src/people/permissions.test.ts')).match(/'referees'/g)).toHaveLength(2)
    expect(await read('apps/landing-admin/src/Section.tsx')).toContain(
      "    referees: retryableLazy(() => import('./features/referees/RefereesScreen')),\n  },\n",
    )
    await expectValid(files)
  })

  describe('a new app', () => {
    const own: NewSection = { ...referees, app: 'referees-admin', group: 'officials', groupTitle: 'Arbitraje' }

    test("makes the app, with rows of its own and no line in anybody's table", async () => {
      const files = await section(own)
      expect(files.filter((file) => !file.startsWith('apps/referees-admin/'))).toEqual(['tsconfig.json'])
      expect(files.map((file) => file.slice('apps/referees-admin/'.length))).toEqual(
        expect.arrayContaining([
          'package.json',
          'tsconfig.json',
          'index.html',
          'vite.config.ts',
          'dev/main.tsx',
          'src/Section.tsx',
          'src/sections.ts',
          'src/features/referees/RefereesScreen.tsx',
        ]),
      )
      expect(await readFlat('apps/referees-admin/src/sections.ts')).toContain(
        "{ id: 'referees', path: '/referees', label: 'Árbitros', group: 'officials', groupTitle: 'Arbitraje', roles: ['super', 'admin_landing'], order: 100 } ] as const satisfies",
      )
      expect(await read('apps/referees-admin/vite.config.ts')).toContain("sectionApp('referees-admin', 4206, rows)")
      expect(JSON.parse(await read('apps/referees-admin/package.json'))).toMatchObject({
        name: '@torneo/referees-admin',
        nx: { tags: ['type:app', 'scope:referees-admin'] },
      })
      expect((JSON.parse(await read('tsconfig.json')) as { references: object[] }).references).toContainEqual({
        path: 'apps/referees-admin',
      })
      await expectValid(files.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')))
    })

    test('adds a second one after the first', async () => {
      await section(own)
      await section({ ...own, path: '/courts', label: 'Canchas', group: 'content', groupTitle: null })
      expect(await readFlat('apps/referees-admin/src/sections.ts')).toMatch(
        /'referees'[^{]+order: 100 \}, \{ id: 'courts'[^{]+group: 'content', roles: [^{]+order: 101 \} \]/,
      )
      expect(await read('apps/referees-admin/src/Section.tsx')).toMatch(
        / {2}referees: [^\n]+\n {2}courts: [^\n]+\n\}\)/,
      )
    })

    test.each<[string, Partial<NewSection>, string]>([
      ['at a path of the table', { path: '/hero' }, 'There is a section hero'],
      ['with the name of another part', { app: 'live-page' }, 'apps/live-page/package.json is there already'],
    ])('is rejected %s, and nothing is written', async (_case, fields, message) => {
      await mkdir(join(root, 'apps/live-page'), { recursive: true })
      await cp(join(workspace, 'apps/live-page/package.json'), join(root, 'apps/live-page/package.json'))
      const before = await everything()
      await expect(section({ ...own, ...fields })).rejects.toThrow(message)
      expect(await everything()).toBe(before)
    })
  })

  test('is rejected when its group is not in the table', async () => {
    await expect(section({ ...referees, group: 'officials' })).rejects.toThrow(
      "--group needs one of content, tournament, administration, team, not 'officials'",
    )
  })

  test('is added to the screens of an app that had one on a single line', async () => {
    const files = await section({
      ...referees,
      path: '/venues',
      app: 'users-admin',
      label: 'Sedes',
      group: 'administration',
      roles: ['super'],
    })
    expect(await readFlat('apps/users-admin/src/Section.tsx')).toMatch(
      / users: \{[^}]*\}, venues: retryableLazy\(\(\) => import\([^)]+\)\) \}, \(\) => import\('\.\/help'\) \)/,
    )
    await expectValid(files)
  })

  test.each<[string, Partial<NewSection>, string]>([
    ['a path that is taken', { path: '/hero' }, 'There is a section hero'],
    ['the last word of another path', { path: '/content/hero' }, 'There is a section hero'],
    ['a label that is taken', { label: 'Sponsors' }, 'There is a section sponsors'],
  ])('rejects %s, and writes nothing', async (_case, fields, message) => {
    const before = await everything()
    await expect(section({ ...referees, ...fields })).rejects.toThrow(message)
    expect(await everything()).toBe(before)
  })

  test('overwrites nothing', async () => {
    await mkdir(join(root, 'apps/landing-admin/src/features/referees'), { recursive: true })
    await writeFile(join(root, 'apps/landing-admin/src/features/referees/RefereesScreen.tsx'), 'mine')
    const before = await everything()
    await expect(section(referees)).rejects.toThrow('RefereesScreen.tsx is there already. Nothing was written.')
    expect(await everything()).toBe(before)
  })
})

describe('a new feature', () => {
  const table = [...sections, rowOf(referees, 'referees')]

  test('goes from the contract to the screen, and takes the place of the first screen', async () => {
    await section(referees)
    const files = await feature('landing-admin', 'referees', table)
    expect(files).toEqual([
      'libs/contracts/src/content/referees.ts',
      ...['ts', 'test.ts'].map((end) => `services/api/src/features/referees/referees.${end}`),
      'apps/landing-admin/dev/fake-referees.ts',
      ...[
        'referees-api.ts',
        'referees-texts.ts',
        'RefereeCard.tsx',
        'RefereeForm.tsx',
        'RefereesScreen.tsx',
        'RefereesScreen.test.tsx',
      ].map((file) => `apps/landing-admin/src/features/referees/${file}`),
      'libs/contracts/src/endpoint/catalogue.ts',
      'services/api/src/content.ts',
      'services/api/src/permission-matrix.test.ts',
      'libs/contracts/src/records/bin-words.ts',
      'libs/contracts/src/records/collections.ts',
      'libs/contracts/src/records/record-shapes.ts',
      'libs/testing/src/builders.ts',
      'apps/landing-admin/dev/an-api.ts',
    ])
    expect(await read('libs/contracts/src/endpoint/catalogue.ts')).toMatch(
      /'\.\.\/content\/preview'\nimport \{ refereeEndpoints \} from '\.\.\/content\/referees'\n[^]*\n {2}refereeEndpoints,\n\]\.flatMap/,
    )
    expect(await read('services/api/src/content.ts')).toContain('    referees.routes(app),\n')
    await expectValid(files)
  })

  test.each(['tournament-admin', 'users-admin'] as const)('is answered where %s runs alone', async (app) => {
    const passes: NewSection = { ...referees, path: '/tournament/media-passes', app, label: 'Pases' }
    await section(passes)
    const files = await feature(app, 'media-passes', [...sections, rowOf(passes, 'media_passes')])
    expect(files).toContain(`apps/${app}/src/features/media-passes/MediaPassForm.tsx`)
    expect(await read(`apps/${app}/dev/main.tsx`)).toMatch(/\nfakeMediaPasses\(api\)\nrunAlone\(/)
    await expectValid(files)
  })

  test.each<[string, Parameters<typeof feature>, string]>([
    [
      'a section that is not there',
      ['landing-admin', 'venues', table],
      'First: npm run new:section -- /venues --app landing-admin',
    ],
    ['a section of another app', ['users-admin', 'referees', table], 'belongs to landing-admin'],
    ['no name', ['landing-admin', '../x', table], "'../x' is no name for a feature"],
    ['a name of which one cannot be told', ['landing-admin', 'staff', table], '--one'],
    ['one that is called like many', ['landing-admin', 'referees', table, 'referees'], 'a name of its own'],
  ])('rejects %s, and writes nothing', async (_case, requested, message) => {
    await section(referees)
    const before = await everything()
    await expect(feature(...requested)).rejects.toThrow(message)
    expect(await everything()).toBe(before)
  })

  test('leaves a first screen that somebody has worked on, and writes nothing', async () => {
    await section(referees)
    await writeFile(join(root, 'apps/landing-admin/src/features/referees/RefereesScreen.tsx'), 'mine')
    const before = await everything()
    await expect(feature('landing-admin', 'referees', table)).rejects.toThrow('RefereesScreen.tsx is there already')
    expect(await everything()).toBe(before)
  })

  test('says which file it does not understand, and writes nothing', async () => {
    await section(referees)
    await writeFile(join(root, 'services/api/src/content.ts'), 'export {}')
    const before = await everything()
    await expect(feature('landing-admin', 'referees', table)).rejects.toThrow(
      'services/api/src/content.ts does not look as expected',
    )
    expect(await everything()).toBe(before)
  })
})

describe('the arguments', () => {
  const requested = [
    '/referees',
    '--app',
    'landing-admin',
    '--label',
    'Árbitros',
    '--group',
    'content',
    '--roles',
    'admin_landing,super',
  ]

  test('is read, in any order', () => {
    expect(readSectionArguments(requested)).toEqual(referees)
    expect(readSectionArguments([...requested.slice(1), '/referees'])).toEqual(referees)
    expect(readFeatureArguments(['landing-admin', 'staff', '--one', 'person'])).toEqual({
      app: 'landing-admin',
      feature: 'staff',
      one: 'person',
    })
  })

  const instead = (option: string, value: string) =>
    requested.map((arg, at) => (requested[at - 1] === option ? value : arg))

  test.each([
    [[]],
    [['/Referees', ...requested.slice(1)]],
    [['/referees?x', ...requested.slice(1)]],
    [['//referees', ...requested.slice(1)]],
    [[...requested, '/more']],
    [[...requested, '--force']],
    [requested.slice(0, -2)],
    [requested.slice(0, -1)],
    [instead('--app', 'shell')],
    [instead('--group', 'X y')],
    [instead('--roles', 'super,jardinero')],
    [instead('--roles', 'super,super')],
    [instead('--label', "it's")],
    [instead('--label', ' ')],
  ])('%j is rejected in one line', (args) => {
    expect(() => readSectionArguments(args)).toThrow(/^[^\n]+$/)
  })

  test.each([
    [[]],
    [['landing-admin']],
    [['shell', 'x']],
    [['landing-admin', 'a', 'b']],
    [['landing-admin', 'a', '--two', 'b']],
  ])('%j is rejected with the usage', (args) => {
    expect(() => readFeatureArguments(args)).toThrow('npm run new:feature -- <landing-admin')
  })
})
