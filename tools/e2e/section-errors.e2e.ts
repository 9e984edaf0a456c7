import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appFiles } from '../new/app-template.ts'
import { releaseTo } from '../release/change-releases.ts'
import { panelCalls } from '../release/panel-calls.ts'
import { createSteps } from '../release/steps.ts'
import { viteBuild } from '../shared/vite-build.ts'
import { workspace } from '../shared/workspace.ts'
import { useProduct } from './product.ts'

const product = useProduct()
const app = 'referees-admin'
let work: string
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'torneo-errors-'))
})
afterAll(async () => {
  await product.restore()
  await rm(work, { recursive: true, force: true })
})

/** A section of one screen, whose button throws in line 9 and whose effect rejects in line 5. */
const files = {
  'package.json': JSON.stringify({ version: '1.0.0' }),
  'src/Section.tsx': `import { useEffect } from 'react'

export default function Section() {
  useEffect(() => {
    void Promise.reject(new RangeError('no whistle'))
  }, [])
  const load = (referee?: { name: string }) => {
    // The name is read below.
    document.title = (referee as { name: string }).name
  }
  return <button type="button" onClick={() => load()}>Pitar</button>
}
`,
  'src/sections.ts': `export const rows = [
  { id: 'referees', path: '/referees', label: 'Árbitros', group: 'officials', groupTitle: 'Arbitraje', roles: ['super'], order: 40 },
]
`,
}

/** Builds the section as an app of this workspace; returns the folder of the build. */
async function built(): Promise<string> {
  const folder = join(work, 'apps', app)
  for (const name of ['libs', 'node_modules', 'docs']) await symlink(join(workspace, name), join(work, name))
  const template = await appFiles({ app, port: '4210', build: '../../libs/build/src/section-app.ts' })
  for (const [name, text] of Object.entries({ ...template, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return viteBuild(folder)
}

it('a handler that throws is shown to its team with its line of the source within ten seconds', async () => {
  const [distDir, chief] = await Promise.all([
    built(),
    product.openPage({ role: 'super', path: '/users/releases', width: 1440 }),
  ])
  const made = await chief.context.request.post('/api/release-keys', { data: { app, name: 'Lucía, CI' } })
  const { secret } = (await made.json()) as { readonly secret: string }
  const steps = createSteps(() => undefined)
  await releaseTo(
    { app, steps, panel: panelCalls(product.address, secret, () => undefined) },
    { distDir, commit: 'abc1234567', version: '1.0.0', isPreview: false, share: 100, roles: [] },
  )

  const { page } = await product.openPage({ role: 'super', path: '/referees', width: 1440 })
  await page.getByRole('button', { name: 'Pitar' }).click()
  const pressedAt = performance.now()
  const errors = chief.page.getByRole('region', { name: 'Errores' }).getByRole('listitem')
  const row = (message: string) => errors.filter({ hasText: message })
  await row("reading 'name'").getByText('src/Section.tsx:9', { exact: true }).waitFor()
  expect(performance.now() - pressedAt).toBeLessThan(10_000)
  await row('RangeError: no whistle').getByText('src/Section.tsx:5', { exact: true }).waitFor()
  expect(await row('reading').innerText()).toMatch(
    /1 vez, a 1 persona · hace un momento\s+Error · en la pantalla \/referees · desde 1\.0\.0$/,
  )
  const maps = await chief.context.request.get(`/remotes/${app}/1.0.0/remoteEntry.js.map`)
  expect(maps.status()).toBe(404)
})
