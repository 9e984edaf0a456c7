import { appendFile, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRemotes } from '@torneo/contracts/releases/remotes'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { demoPassword } from '../../product/demo-accounts.ts'
import { startServices } from '../../product/start-services.ts'
import { freePort } from '../../shared/free-port.ts'
import { writeJson } from '../../shared/json-file.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

interface Row {
  readonly id: string
  readonly homeTeam: { readonly name: string }
}

const workerFile = join(product.siteDir, 'sw.js')

/** Starts a separate service that a test can stop, which makes the worker's requests fail too. */
async function openLine() {
  const port = await freePort()
  const start = () =>
    startServices({
      port,
      mongodbUri: product.mongodbUri,
      siteDir: product.siteDir,
      cacheDir: `${product.siteDir}-offline`,
    })
  let api = await start()
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    cut: () => api.stop(),
    restore: async () => {
      api = await start()
    },
    close: () => api.stop(),
  }
}

/**
 * Rejects when a page has not answered in time, so that a poll asks again: a script that waits for a worker which is
 * being replaced, or for a page between two documents, may never end.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page did not answer in time')), inject('waitMs') / 6)
  })
  return Promise.race([answer, timeout])
}

const isCached = (page: Page, path: string) =>
  inTime(page.evaluate(async (one) => (await caches.match(one)) !== undefined, path))

/** Opens a page and waits until the worker has cached it. */
async function openAndCache(context: BrowserContext, path: string, cachedPath: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect.poll(() => isCached(page, cachedPath)).toBe(true)
  return page
}

const plus = (page: Page, { homeTeam }: Row) => page.getByRole('button', { name: `Sumar gol a ${homeTeam.name}` })
const goals = (page: Page, { homeTeam }: Row, count: number) => page.getByText(`Goles de ${homeTeam.name}: ${count}`)
const age = (page: Page) =>
  page
    .getByText(/Datos de hace/)
    .filter({ visible: true })
    .first()

/** Opens the board of a live match and the families' page, both cached, on one phone. */
async function openCached(address: string) {
  const { context, page } = await product.openPage({
    role: 'admin_tournament',
    path: null,
    width: 390,
    height: 844,
    hasWorker: true,
    address,
  })
  await page.close()
  const {
    items: [match],
  } = (await (await context.request.get('/api/matches?status=scheduled')).json()) as { items: Row[] }
  if (!match) throw new Error('The demo has no scheduled match')
  await context.request.post(`/api/matches/${match.id}/start`)
  const [families, board] = await Promise.all([
    openAndCache(context, '/en-vivo', '/cached/en-vivo/index.html'),
    openAndCache(context, `/tournament/live?partido=${match.id}`, '/cached/index.html'),
  ])
  await families.close()
  await expect.poll(() => isCached(board, '/api/account')).toBe(true)
  await expect.poll(() => isCached(board, '/api/matches?status=scheduled%2Clive')).toBe(true)
  return { context, board, match }
}

const matchOf = async ({ request }: BrowserContext, id: string) =>
  (await (await request.get(`/api/matches/${id}`)).json()) as { homeScore: number; rev: number }
const eventsOf = async ({ request }: BrowserContext, id: string) =>
  ((await (await request.get(`/api/matches/${id}/events`)).json()) as { items: { type: string }[] }).items.map(
    ({ type }) => type,
  )

describe('offline from the first byte', () => {
  it("the board opens twice with what waits, the list and the families' page with their age; all arrives once", async () => {
    const line = await openLine()
    const { context, board, match } = await openCached(line.address)
    await line.cut()

    await board.reload()
    await goals(board, match, 0).waitFor()
    await age(board).waitFor()
    await plus(board, match).click()
    await board
      .getByRole('group', { name: match.homeTeam.name })
      .getByRole('button', { name: 'Tarjeta Amarilla' })
      .click()
    await board.getByRole('dialog').getByLabel('Jugador *').selectOption({ index: 1 })
    await board.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
    await board.reload()
    await board.getByText('2 acciones por enviar').first().waitFor()
    await plus(board, match).click()
    await goals(board, match, 2).waitFor()

    await board.goto('/tournament/live')
    await board.getByRole('link', { name: match.homeTeam.name, exact: false }).first().waitFor()
    await age(board).waitFor()
    await board.goto('/en-vivo')
    await board.getByText(match.homeTeam.name, { exact: false }).first().waitFor()
    await age(board).waitFor()
    await board.goto(`/tournament/live?partido=${match.id}`)
    await goals(board, match, 2).waitFor()

    await line.restore()
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(2)
    await expect.poll(() => eventsOf(context, match.id)).toEqual(['goal', 'yellow_card', 'goal'])
    // Start, two goals, a card: each counted once.
    expect((await matchOf(context, match.id)).rev).toBe(5)
    await board
      .getByText(/por enviar/)
      .first()
      .waitFor({ state: 'detached' })

    // Signing out while offline deletes all cached responses and prevents access.
    await board.goto('/')
    await line.cut()
    await board.getByRole('button', { name: 'Salir' }).click()
    await board.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor()
    await expect.poll(() => isCached(board, '/api/account')).toBe(false)
    await board.reload()
    await board.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor()

    // The next user of this device sees their own panel, also offline.
    await line.restore()
    await board.getByLabel('Correo electrónico').fill('super@torneo.local')
    await board.getByLabel('Contraseña').fill(demoPassword)
    await board.keyboard.press('Enter')
    await board.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await board.reload()
    await expect.poll(() => isCached(board, '/api/account')).toBe(true)
    await line.cut()
    await board.reload()
    await board.getByRole('button', { name: 'Lucía Ferreyra' }).waitFor()
    await context.close()
  })
})

describe('a board that was just opened', () => {
  it('announces that it is ready to start offline, and then does', async () => {
    const line = await openLine()
    const { page, context } = await product.openPage({
      role: 'admin_tournament',
      path: null,
      width: 390,
      height: 844,
      hasWorker: true,
      address: line.address,
    })
    const {
      items: [match],
    } = (await (await context.request.get('/api/matches?status=scheduled')).json()) as { items: Row[] }
    if (!match) throw new Error('The demo has no scheduled match')
    await context.request.post(`/api/matches/${match.id}/start`)
    await page.goto(`/tournament/live?partido=${match.id}`)
    await plus(page, match).waitFor()
    await page.getByText('Listo para usar sin señal').first().waitFor()
    await line.cut()
    await page.reload()
    await goals(page, match, 0).waitFor()
    await plus(page, match).click()
    await page.getByText('1 acción por enviar').first().waitFor()
    await line.restore()
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(1)
    await context.close()
    await line.close()
  })
})

describe('releases', () => {
  it('live files are cached, old ones deleted at the next start, and a site without the worker removes it', async () => {
    const line = await openLine()
    const { context, board, match } = await openCached(line.address)
    const registrations = () =>
      inTime(board.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    const isActive = () =>
      inTime(board.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)))
    const remotesFile = join(product.siteDir, 'remotes.json')
    const before = await readFile(remotesFile, 'utf8')
    const remotes = readRemotes(JSON.parse(before))

    // A new worker is installed while two tabs show a match: both keep the old one until they are closed.
    const beside = await context.newPage()
    await beside.goto(`/tournament/live?partido=${match.id}`)
    await plus(beside, match).waitFor()
    await copyFile(workerFile, `${workerFile}.kept`)
    await appendFile(workerFile, '\n// newer')
    const isWaiting = () =>
      inTime(
        board.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update()
          return registration?.waiting !== null
        }),
      )
    await expect.poll(isWaiting).toBe(true)
    await plus(beside, match).click()
    await goals(board, match, 1).waitFor()
    await beside.close()

    // A section that was switched off is deleted from the device after one visit.
    const off = 'Vuelve a las 18'
    await writeJson(remotesFile, {
      remotes: remotes.map((remote) => (remote.name === 'tournament-admin' ? { ...remote, off } : remote)),
    })
    await board.reload()
    await board.getByText('Vuelve a las 18').waitFor()
    await expect
      .poll(() => inTime(board.evaluate(async () => (await caches.match('/remotes.json'))?.text())))
      .toContain('Vuelve a las 18')
    await line.cut()
    await board.reload()
    await board.getByText('Vuelve a las 18').waitFor()
    await writeFile(remotesFile, before)
    await line.restore()

    // The service no longer serves a worker.
    await rename(`${workerFile}.kept`, `${workerFile}.gone`)
    await rm(workerFile)
    await board.reload()
    await expect.poll(registrations).toBe(0)
    await expect.poll(() => inTime(board.evaluate(async () => (await caches.keys()).length))).toBe(0)

    // sw-off.js removes a broken worker.
    await rename(`${workerFile}.gone`, workerFile)
    await board.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } }
      }
      await navigator.serviceWorker.register(
        trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url }).createScriptURL('/sw.js'),
      )
    })
    // A browser checks for a newer worker when a page under the worker's control loads, but not while one is being
    // installed.
    await expect.poll(isActive).toBe(true)
    await copyFile(workerFile, `${workerFile}.kept`)
    await copyFile(join(product.siteDir, 'sw-off.js'), workerFile)
    // The browser checks at this load or the next; a load that the leaving worker blocks is aborted, as a user would
    // do.
    await expect
      .poll(
        async () => {
          await board.reload({ timeout: inject('waitMs') / 6 }).catch(() => undefined)
          return registrations()
        },
        { interval: 2000 },
      )
      .toBe(0)
    await rename(`${workerFile}.kept`, workerFile)
    await context.close()
    await line.close()
  })
})

it('both pages can be installed', async () => {
  const { page, context } = await product.openPage({ path: null, hasWorker: true })
  const browser = await context.newCDPSession(page)
  for (const [path, name] of [
    ['/login', 'Panel'],
    ['/en-vivo', 'Torneo'],
  ] as const) {
    await page.goto(path)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { data, errors } = await browser.send('Page.getAppManifest')
    expect([(JSON.parse(data ?? '{}') as { short_name: string }).short_name, errors]).toEqual([name, []])
  }
})
