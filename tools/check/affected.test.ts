import { describe, expect, test } from 'vitest'
import { sectionApps } from '../shared/section-apps.ts'
import { workspace as workspaceDir } from '../shared/workspace.ts'
import { affectedTasks } from './affected.ts'

const after = (...files: readonly string[]) => affectedTasks(workspaceDir, ['lint', 'test', 'build'], files)
const apps = ['landing-page', 'live-page', 'shell', ...sectionApps].sort()
const appsIn = (projects: readonly string[]) => projects.filter((project) => apps.includes(project))

describe('the projects affected by a change', () => {
  test('are one section app alone, which is linted, tested and built', async () => {
    const alone = ['landing-admin']
    expect(await after('apps/landing-admin/src/Section.tsx')).toEqual({
      lint: alone,
      typecheck: [],
      test: alone,
      build: alone,
    })
  })

  test('are every app, but not the service, after a change of libs/ui', async () => {
    const { test: tested, build } = await after('libs/ui/src/buttons/Button.tsx')
    expect(build).toEqual(apps)
    expect(tested).toEqual(expect.arrayContaining(['ui', ...apps]))
    expect(tested).not.toContain('api')
  })

  test('are the service and the site, but no app, after a change of the service', async () => {
    const { test: tested, build } = await after('services/api/src/app.ts')
    expect(build).toEqual(['api', 'site'])
    expect([appsIn(tested), tested.includes('api')]).toEqual([[], true])
  })

  test('are none after a change of documents', async () => {
    expect(await after('docs/tour.md', 'README.md')).toEqual({ lint: [], typecheck: [], test: [], build: [] })
  })
})
