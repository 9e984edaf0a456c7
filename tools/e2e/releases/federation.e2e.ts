import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LiveRemote, readRemotes } from '@torneo/contracts/releases/remotes'
import { hashOf } from '@torneo/section-version/integrity'
import { sealVersion, withCompressedCopies } from '@torneo/section-version/seal'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '../../shared/files.ts'
import { writeJson } from '../../shared/json-file.ts'
import { useProduct } from '../product/product.ts'
import { copiesOn, countCopies, oneOfEach } from './copies.ts'

const product = useProduct()
const remotesFile = join(product.siteDir, 'remotes.json')
const appFolder = join(product.siteDir, 'remotes/landing-admin')
const folderOf = (version: string) => join(appFolder, version)

/** Live apps before the tests. */
let initialRemotes: readonly LiveRemote[]
let sound: LiveRemote
/**
 * Page shared by the cases, behind the service worker (docs/design/offline.md): each case has its own version, which no
 * cache contains.
 */
let page: Page
const reports: unknown[] = []

beforeAll(async () => {
  initialRemotes = readRemotes(JSON.parse(await readFile(remotesFile, 'utf8')))
  const live = initialRemotes.find(({ name }) => name === 'landing-admin')
  if (!live) throw new Error('landing-admin is not live')
  sound = live
  ;({ page } = await product.openPage({ role: 'super', path: '/login', width: 1440, keep: true, hasWorker: true }))
  await startWorker(page)
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON())
  })
})

afterEach(async () => {
  await page.context().unrouteAll()
  await setRemotes(initialRemotes)
  for (const version of await readdir(appFolder)) {
    if (version !== sound.version) await rm(folderOf(version), { recursive: true })
  }
})

/** Registers the worker, which a page otherwise does after ten idle seconds, and waits until it handles requests. */
async function startWorker(on: Page): Promise<void> {
  await on.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } }
    }
    await navigator.serviceWorker.register(
      trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url }).createScriptURL('/sw.js'),
    )
    await navigator.serviceWorker.ready
  })
  await on.reload()
  await on.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const setRemotes = (remotes: readonly LiveRemote[]) => writeJson(remotesFile, { remotes })

/** Copies the landing section's files to a new version and makes it live. */
async function publish(version: string, fields: Partial<LiveRemote> = {}): Promise<void> {
  const folder = folderOf(version)
  await rm(folder, { recursive: true, force: true })
  await cp(folderOf(sound.version), folder, { recursive: true })
  await makeLive(version, fields)
}

const makeLive = (version: string, fields: Partial<LiveRemote>) =>
  setRemotes(
    initialRemotes.map((remote) =>
      remote === sound
        ? { ...sound, version, entry: `/remotes/landing-admin/${version}/mf-manifest.json`, ...fields }
        : remote,
    ),
  )

/** Removes a file and its compressed copies. */
async function remove(path: string): Promise<void> {
  for (const ending of ['', '.br', '.gz']) await rm(path + ending, { force: true })
}

/** Changes a file of a version; `name` is the file name without the hash. */
async function change(version: string, name: string, to: (text: string) => string): Promise<void> {
  const path = await find(version, name)
  const text = await readFile(path, 'utf8')
  await remove(path)
  await writeFile(path, to(text))
}

/** Releases a version with a file changed at build time. */
async function rebuild(version: string, name: string, to: (text: string) => string): Promise<void> {
  await change(version, name, to)
  const { entry: _entry, off: _off, ...manifest } = sound
  const names = await listFiles(folderOf(version))
  const build = new Map(
    await Promise.all(names.map(async (file) => [file, await readFile(join(folderOf(version), file))] as const)),
  )
  const files = await withCompressedCopies(sealVersion(build, manifest, null))
  for (const [file, content] of files) await writeFile(join(folderOf(version), file), content)
  await makeLive(version, { integrity: hashOf(files.get('mf-manifest.json') ?? '') })
}

const evil = (code: string) => `window.tampered = true\n${code}`

/** Changes a file between the service and the browser, at each address. */
const alterResponse = (version: string, name: string, to: (text: string) => string) =>
  page.context().route(`**/remotes/landing-admin/${version}/**${name}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: to(await response.text()) })
  })

async function find(version: string, name: string): Promise<string> {
  const file = (await listFiles(folderOf(version))).find((path) => path.startsWith(name))
  if (!file) throw new Error(`${version} has no ${name}`)
  return join(folderOf(version), file)
}

const pane = (on: Page) => on.getByRole('alert').filter({ hasText: 'No pudimos abrir Hero' })
const retry = (on: Page) => on.getByRole('button', { name: 'Reintentar' })
const reload = (on: Page) => on.getByRole('button', { name: 'Recargar la página' })
const screen = (on: Page) => on.getByLabel('Título').first().waitFor()

async function expectOnlyTheHeroFails(on: Page): Promise<void> {
  await pane(on).waitFor()
  await on.getByRole('link', { name: 'Usuarios' }).click()
  await on.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
  await on.getByRole('link', { name: 'Hero', exact: true }).click()
  await pane(on).waitFor()
}

/** Opens the Hero of a broken version: only its pane fails, and the reported error names the version but no user. */
async function expectBroken(version: string, kind: string): Promise<void> {
  reports.length = 0
  await page.goto('/hero')
  await page.evaluate(() => {
    ;(window as unknown as { same: boolean }).same = true
  })
  await expectOnlyTheHeroFails(page)
  expect(reports[0]).toEqual({
    kind: `section-${kind}`,
    section: 'landing-admin',
    version,
    detail: expect.any(String),
    others: 0,
  })
  expect(JSON.stringify(reports)).not.toMatch(/@torneo\.local|Super|session/i)
  expect(await page.evaluate(() => (window as unknown as { tampered?: boolean }).tampered)).toBeUndefined()
}

const isSamePage = () => page.evaluate(() => (window as unknown as { same?: boolean }).same)

it('an unpublished section affects only its pane, works once it is published, and is logged', async () => {
  await setRemotes(initialRemotes.filter((remote) => remote !== sound))
  const reported = page.waitForResponse('**/api/client-errors')
  await page.goto('/hero')
  await page.evaluate(() => {
    ;(window as unknown as { same: boolean }).same = true
  })
  await expectOnlyTheHeroFails(page)
  const id = (await reported).headers()['x-request-id'] ?? 'none'
  const lines = () =>
    readFile(product.logFile, 'utf8').then((text) => text.split('\n').filter((line) => line.includes(id)))
  await expect
    .poll(lines)
    .toContainEqual(expect.stringContaining(String.raw`{\"kind\":\"section-missing\",\"section\":\"landing-admin\"`))
  await setRemotes(initialRemotes)
  await retry(page).click()
  await screen(page)
  expect(await isSamePage()).toBe(true)
})

interface Breakage {
  readonly when: string
  readonly kind: string
  readonly breakIt: (version: string) => Promise<unknown>
}

const breakages: readonly Breakage[] = [
  {
    when: 'its server refuses',
    kind: 'unreachable',
    breakIt: () => page.context().route('**/remotes/landing-admin/**', (route) => route.abort('connectionrefused')),
  },
  { when: 'its folder is gone', kind: 'gone', breakIt: (version) => rm(folderOf(version), { recursive: true }) },
  {
    when: 'its manifest is a page',
    kind: 'unreachable',
    breakIt: (version) => change(version, 'mf-manifest.json', () => '<!doctype html><title>Not here</title>'),
  },
  {
    when: 'its entry is missing',
    kind: 'gone',
    breakIt: async (version) => remove(await find(version, 'remoteEntry.js')),
  },
  {
    when: 'what it exposes is missing',
    kind: 'gone',
    breakIt: async (version) => remove(await find(version, 'assets/Section-')),
  },
  {
    when: 'a screen of it is missing',
    kind: 'gone',
    breakIt: async (version) => remove(await find(version, 'assets/HeroScreen-')),
  },
  {
    when: 'what it exposes was changed after its release',
    kind: 'unreachable',
    breakIt: (version) => change(version, 'assets/Section-', evil),
  },
  {
    when: 'a screen of it is changed on its way',
    kind: 'unreachable',
    breakIt: (version) => alterResponse(version, 'assets/HeroScreen-', evil),
  },
  {
    when: 'its hashes are changed on their way',
    kind: 'unreachable',
    breakIt: (version) => alterResponse(version, 'mf-manifest.json', (text) => text.replace('"integrity"', '"other"')),
  },
]

describe.each(breakages)('a section while $when', ({ when, kind, breakIt }) => {
  it('only that pane suffers, and Reintentar heals it without a reload', async () => {
    const version = `0.0.0-${when.replaceAll(' ', '-')}`
    await publish(version)
    await breakIt(version)
    await expectBroken(version, kind)
    await page.context().unrouteAll()
    await publish(version)
    await retry(page).click()
    await screen(page)
    expect(await isSamePage()).toBe(true)
  })
})

it('a screen that throws while rendering affects only its pane, and Reintentar renders it again', async () => {
  await publish('0.0.1')
  await rebuild(
    '0.0.1',
    'assets/HeroScreen-',
    () => `
    export default () => {
      if (!window.repaired) throw new Error('broken screen')
      return 'Dibujada'
    }`,
  )
  await expectBroken('0.0.1', 'broken')
  await repair()
  await retry(page).click()
  await page.getByText('Dibujada').waitFor()
  expect(await isSamePage()).toBe(true)
})

const badReleases: readonly Breakage[] = [
  {
    when: 'throws while it is evaluated',
    kind: 'broken',
    breakIt: (version) =>
      rebuild(version, 'assets/Section-', (code) => `if (!window.repaired) throw new Error('broken release')\n${code}`),
  },
  {
    when: 'does not export its screens',
    kind: 'broken',
    breakIt: (version) => rebuild(version, 'assets/Section-', (code) => code.replace(/ as default\b/, ' as other')),
  },
  {
    when: 'never ends',
    kind: 'hung',
    breakIt: (version) =>
      rebuild(
        version,
        'assets/Section-',
        (code) => `if (!window.repaired) await new Promise(() => undefined)\n${code}`,
      ),
  },
]

const repair = () =>
  page.evaluate(() => {
    ;(window as unknown as { repaired: boolean }).repaired = true
  })

describe.each(badReleases)('a release that $when', ({ when, kind, breakIt }) => {
  it('affects only its pane; once the cause is gone, or after a rollback, Reintentar heals it without a reload', async () => {
    const version = `0.0.2-${when.replaceAll(' ', '-')}`
    await publish(version)
    await breakIt(version)
    await expectBroken(version, kind)
    await retry(page).click()
    await reload(page).waitFor()
    // The browser evaluates a module once for each address: each attempt has another one.
    await (when === 'does not export its screens' ? setRemotes(initialRemotes) : repair())
    await retry(page).click()
    await screen(page)
    expect(await isSamePage()).toBe(true)
  })
})

it.each([
  ['a newer shell', '9.0.0', { shell: 99, api: 1 }],
  ['an API that is no longer served', '9.0.1', { shell: 1, api: 0 }],
])('runs no code of a section that requires %s, and shows a message', async (_case, version, requires) => {
  await publish(version, { requires })
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await expectBroken(version, 'contract')
  await page.getByText('Esta versión de la sección necesita una actualización del panel.', { exact: false }).waitFor()
  expect(requestedUrls.filter((url) => url.includes('/remotes/landing-admin/'))).toEqual([])
})

it.each([
  ['mf-manifest.json', 'Reintentar heals it'],
  ['remoteEntry.js', 'Reintentar heals it'],
  ['remoteEntry.js', 'it opens by itself when the file arrives'],
])('gives up on %s that does not answer, keeps the rest, and %s', async (file, end) => {
  const { page: own } = await product.openPage({ role: 'super', path: null, width: 1440 })
  // The page's clock is controlled, so that the test does not wait for the timeouts.
  await own.clock.install()
  let isHeld = true
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await own.route(`**/remotes/landing-admin/**/${file}*`, async (route) => {
    if (isHeld) await answered
    await route.continue()
  })
  await own.goto('/hero')
  await own.waitForRequest(`**/remotes/landing-admin/**/${file}*`)
  while ((await pane(own).count()) === 0) await own.clock.runFor(1000)
  await own.clock.resume()
  await expectOnlyTheHeroFails(own)
  expect(await reload(own).count()).toBe(0)
  if (end.startsWith('it opens')) answer()
  else {
    isHeld = false
    await retry(own).click()
  }
  await screen(own)
  expect(await pane(own).count()).toBe(0)
})

it('an entry, a row and an app that nobody can read cost nobody else anything', async () => {
  const { page: own, errors } = await product.openPage({ role: 'super', path: null, width: 1440 })
  const odd = sound.sections.map((row) =>
    row.path === '/about'
      ? { ...row, path: 'about' }
      : {
          ...row,
          mark: 'star',
          ...(row.path === '/cta' ? { group: 'campaign', roles: ['super', 'head_of_press'] } : {}),
        },
  )
  await writeJson(remotesFile, {
    remotes: [
      null,
      { name: 'referees-admin', entry: 7 },
      ...initialRemotes.map((remote) => (remote === sound ? { ...sound, sections: odd } : remote)),
    ],
  })
  await own.goto('/hero')
  await screen(own)
  const nav = own.getByRole('navigation', { name: 'Secciones' })
  expect(await nav.getByRole('link', { name: 'Sobre', exact: true }).count()).toBe(0)
  await nav.getByRole('list', { name: 'Campaign' }).getByRole('link', { name: 'CTA' }).click()
  await own.getByLabel('Texto del botón').first().waitFor()
  await nav.getByRole('link', { name: 'Usuarios' }).click()
  await own.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
  // The service leaves unreadable entries and rows out, so that the page has nothing to report.
  expect(errors).toEqual([])
})

it('an unreadable list does not reach a returning visitor: the last good one is rendered', async () => {
  const { page: own } = await product.openPage({ role: 'super', path: '/', width: 1440, hasWorker: true })
  await startWorker(own)
  await own.evaluate((order) => navigator.serviceWorker.controller?.postMessage(order), {
    page: '/index.html',
    apps: [],
  })
  await expect
    .poll(() => own.evaluate(async () => (await caches.match('/remotes.json'))?.text()))
    .toContain('landing-admin')
  await writeFile(remotesFile, '{"remotes":[')
  await own.goto('/hero')
  await screen(own)
  await own.getByRole('link', { name: 'Usuarios' }).click()
  await own.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
})

it('has one React, one store and one styled-components on the page, with every section loaded', async () => {
  const { page, errors } = await product.openPage({ role: 'super', path: null, width: 1440 })
  await countCopies(page)
  await page.goto('/hero')
  await page.getByLabel('Título').first().waitFor()
  await page.getByRole('link', { name: 'Deportes del torneo' }).click()
  await page.getByRole('button', { name: 'Nuevo deporte' }).waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
  expect(await copiesOn(page)).toEqual(oneOfEach)
  expect(errors).toEqual([])
})

it('works without all three sections: dashboard, error panes, change of password, sign-out', async () => {
  const { page: own } = await product.openPage({ role: 'super', path: null, width: 1440 })
  await own.route('**/remotes/**', (route) => route.abort('connectionrefused'))
  await own.goto('/')
  await own.getByRole('heading', { name: 'Actividad reciente' }).waitFor()
  for (const row of ['Hero', 'Deportes del torneo', 'Usuarios']) {
    await own.getByRole('link', { name: row, exact: true }).click()
    await own
      .getByRole('alert')
      .filter({ hasText: `No pudimos abrir ${row}` })
      .waitFor()
  }
  await own.getByRole('link', { name: 'Ir al Dashboard' }).click()
  await own.getByRole('heading', { name: 'Actividad reciente' }).waitFor()
  await own.getByRole('button', { name: 'Lucía Ferreyra' }).click()
  await own.getByRole('menuitem', { name: 'Cambiar contraseña' }).click()
  await own.getByRole('dialog').getByLabel('Contraseña actual').waitFor()
  await own.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Salir' }).click()
  await own.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor()
  await expect.poll(async () => (await own.request.get('/api/account')).status()).toBe(401)
})
