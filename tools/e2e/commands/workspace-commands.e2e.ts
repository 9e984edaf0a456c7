import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { claimProduct } from '../product/claim-product.ts'
import { restoreSnapshot } from '../product/snapshot.ts'
import { databasesOf } from './databases.ts'
import { documentedShell } from './documented-shell.ts'
import { done } from './results.ts'

const product = claimProduct()
const work = await mkdtemp(join(tmpdir(), 'torneo-commands-'))
const email = 'jefa@example.org'
const shell = documentedShell({
  '<email>': email,
  '<name>': "'Jefa Nueva'",
  '<app>': 'landing-admin',
  '<folder>': join(work, 'packages'),
  '<address of the panel>': product.address,
  '/srv/torneo': join(work, 'srv'),
  '.data/own': join(work, 'own'),
  'landing.key': join(work, 'landing.key'),
  'torneo.cdx.json': join(work, 'torneo.cdx.json'),
})
const { run } = shell
const { aDatabase, close } = databasesOf(product.mongodbUri)
afterAll(async () => {
  await close()
  await rm(work, { recursive: true, force: true })
})

describe('an installation', () => {
  const site = join(work, 'srv/site')

  it('gets its panel, later a new shell, and the packages for teams', async () => {
    const create = 'create-torneo-section.tgz'
    const [first, own, other] = await Promise.all([
      run('npm run site -- --to /srv/torneo/site'),
      run('npm run sdk', { SITE_DIR: join(work, 'panel') }),
      run('npm run sdk -- --to <folder>'),
    ])
    expect([first, own, other]).toEqual([
      done('the panel with '),
      done(join(work, 'panel/sdk', create)),
      done(join(work, 'packages', create)),
    ])
    const installed = await readFile(join(site, 'remotes.json'), 'utf8')
    expect(await run('npm run site -- --to /srv/torneo/site --shell')).toEqual(done('the panel with '))
    expect(await readFile(join(site, 'remotes.json'), 'utf8')).toBe(installed)
    expect(await readdir(join(work, 'packages'))).toEqual(await readdir(join(site, 'sdk')))
  })

  it('runs the service by the line that is printed', async () => {
    const port = await freePort()
    const service = shell.start('node --initial-old-space-size=96 services/api/dist/main.js', {
      ...aDatabase('served').env,
      PORT: String(port),
    })
    onTestFinished(() => void service.stop())
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(ready).toBe(200)
    expect(await service.stop()).toBe(0)
  })

  it('begins empty, and says how its first account is made', async () => {
    const panel = shell.start('SEED=none DATA_DIR=.data/own npm start', { PORT: String(await freePort()) })
    onTestFinished(() => void panel.stop())
    const own = join(work, 'own')
    await expect.poll(() => panel.output).toContain('Ctrl-C stops everything')
    expect(panel.output).toContain(`\n  DATA_DIR=${own} npm run user -- create-super <email> <name>\n`)
    const first = await run('npm run user -- create-super <email> <name>', {
      DATA_DIR: own,
      TORNEO_PASSWORD: 'una-clave-larga',
    })
    expect(first).toEqual(done(`${email} can sign in as super`))
    await panel.stop()
  })

  it('has a list of its packages', async () => {
    expect((await run('npm run -s sbom > torneo.cdx.json')).code).toBe(0)
    const { bomFormat, components } = JSON.parse(await readFile(join(work, 'torneo.cdx.json'), 'utf8')) as {
      readonly bomFormat: string
      readonly components: readonly { readonly licenses: object; readonly hashes?: object }[]
    }
    expect([bomFormat, components.length > 50]).toEqual(['CycloneDX', true])
  })
})

describe('releases', () => {
  const landing = async () => {
    const { remotes } = (await (await fetch(`${product.address}/remotes.json`)).json()) as {
      readonly remotes: readonly { readonly name: string; readonly off?: string }[]
    }
    return remotes.find(({ name }) => name === 'landing-admin')
  }

  it('a section is hidden, shown and listed with a key of its app', async () => {
    const line = 'npm run user -- create-release-key <app> <name>'
    const { output } = await run(line, { MONGODB_URI: product.mongodbUri })
    const env = { TORNEO_PANEL: product.address, TORNEO_RELEASE_KEY: /torneo_rk_\S+/.exec(output)?.[0] }
    expect((await run('npm run release -- landing-admin --off "Vuelve a las 18"', env)).code).toBe(0)
    expect(await landing()).toMatchObject({ off: 'Vuelve a las 18' })
    expect((await run('npm run release -- landing-admin --on', env)).code).toBe(0)
    expect(await landing()).not.toHaveProperty('off')
    expect(await run('npm run release -- landing-admin --list', env)).toEqual(done('landing-admin '))
    await restoreSnapshot(product.mongodbUri)
  })

  it('a key pair is made: the secret for its owner alone, the public line printed', async () => {
    expect(await run('npm run keys -- landing-admin landing.key')).toEqual(done('{"landing-admin":["MCow'))
    expect((await stat(join(work, 'landing.key'))).mode & 0o777).toBe(0o600)
  })

  it('the contracts are written down, in a clone', async () => {
    const clone = join(work, 'clone')
    await runTool('git', ['clone', '--quiet', '--shared', workspace, clone])
    await symlink(join(workspace, 'node_modules'), join(clone, 'node_modules'))
    expect(await run('npm run contracts -- --record', {}, { cwd: clone })).toEqual(
      done('recorded in docs/contracts/api-'),
    )
    const { output } = await runTool('git', ['-C', clone, 'status', '--porcelain', '--', 'docs', 'libs'])
    expect(output).toBe('')
  })
})

it('the tests with a name are run', async () => {
  expect(await run("npx vitest run --project domain -t 'walkover'")).toEqual({
    code: 0,
    output: expect.stringMatching(/Tests .*\d+ passed/) as unknown,
  })
})

it('every line that is to be run here was run', () => {
  expect(shell.missing('workspace')).toEqual([])
})
