import type { SectionError } from '@torneo/contracts/releases/section-errors'
import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Breakage, breakages, breakagesPath, breakingApp, brokenVersion } from '../../break/breakages.ts'
import { installBreakages } from '../../break/install-breakages.ts'
import { panelCalls } from '../../release/panel-calls.ts'
import { useProduct } from '../product/product.ts'
import { proofHeaders } from '../product/sign-in.ts'

const product = useProduct()
/** Page of the super admin who breaks. */
let page: Page
beforeAll(async () => {
  const { context, ...own } = await product.openPage({ role: 'super', path: null, width: 1440, keep: true })
  page = own.page
  const made = await context.request.post('/api/release-keys', {
    headers: await proofHeaders(context.request),
    data: { app: breakingApp, name: 'Lucía, CI' },
  })
  const { secret } = (await made.json()) as { readonly secret: string }
  await installBreakages(panelCalls(product.address, secret, () => undefined))
})
// Restores the product, because other test files use the same releases.
afterAll(() => product.restore())

const listed = async (): Promise<readonly SectionError[]> =>
  ((await (await page.request.get('/api/section-errors')).json()) as { items: SectionError[] }).items.filter(
    ({ app }) => app === breakingApp,
  )
const pane = () => page.getByText('No pudimos abrir Roturas', { exact: true })
const screen = () => page.getByRole('heading', { name: 'Roturas a propósito' })

async function begin({ id, trigger, name }: Breakage): Promise<void> {
  await page.goto(breakagesPath + (trigger === 'open' ? `?vista=${breakingApp}@${brokenVersion(id)}` : ''))
  if (trigger === 'press') await page.getByRole('article', { name }).getByRole('button', { name: 'Romper' }).click()
}

/** Sights of the person, the team and the operator: pane, line of the source, kind of failed section. */
interface Seen {
  readonly pane?: true
  readonly error?: { readonly message: string; readonly more?: Partial<SectionError> }
  readonly failure?: string
}

const inFile = (file: string) => ({
  isSource: true,
  place: expect.stringMatching(new RegExp(`${file}:\\d+$`)) as string,
})
const [part, press] = [inFile('src/BrokenPart.tsx'), inFile('src/presses.ts')]
const seenOf: Readonly<Record<string, Seen>> = {
  render: { pane: true, error: { message: 'al dibujar', more: part }, failure: 'section-broken' },
  effect: { pane: true, error: { message: 'en un efecto', more: part }, failure: 'section-broken' },
  endless: { pane: true, error: { message: 'Maximum update depth' }, failure: 'section-broken' },
  promise: { error: { message: 'en una promesa', more: press } },
  cause: {
    error: {
      message: 'al guardar',
      more: {
        ...press,
        causes: [
          {
            message: 'Error: Rotura a propósito: al leer',
            stack: expect.arrayContaining([
              expect.objectContaining({ source: expect.stringMatching(/presses\.ts:\d+$/) as string }),
            ]) as SectionError['stack'],
          },
        ],
      },
    },
  },
  value: { error: { message: 'Object: …', more: { place: null } } },
  child: { pane: true, error: { message: 'Objects are not valid', more: part }, failure: 'section-broken' },
  timer: { error: { message: 'en un temporizador', more: press } },
  blame: { error: { message: 'culpa a otro', more: press } },
  flood: { error: { message: 'diez mil veces', more: { ...press, count: 100 } } },
  fetch: { error: { message: 'connect-src' } },
  markup: { error: { message: 'trusted-types' } },
  style: {},
  never: { pane: true, failure: 'section-hung' },
  load: { pane: true, error: { message: 'al cargar' }, failure: 'section-broken' },
  unexported: { pane: true, failure: 'section-broken' },
  hang: { pane: true, failure: 'section-hung' },
  late: {},
}

it('a handler that throws is shown to its team, which is looking, with its line of the source', async () => {
  const team = await product.openPage({ role: 'super', path: '/users/releases', width: 1440 })
  await page.goto(breakagesPath)
  await page.getByRole('article', { name: 'Un error al pulsar' }).getByRole('button', { name: 'Romper' }).click()
  const row = team.page.getByRole('region', { name: 'Errores' }).getByRole('listitem').filter({ hasText: 'al pulsar' })
  await screen().waitFor()
  await row
    .getByText(/^src\/presses\.ts:\d+$/)
    .first()
    .waitFor()
  expect(await row.innerText()).toMatch(
    /1 vez, a 1 persona( en \d+ visitas?)? · hace un momento\s+Error · en la pantalla \/breakages · desde 1\.0\.0/,
  )
  const maps = await page.request.get(`/remotes/${breakingApp}/1.0.0/remoteEntry.js.map`)
  expect(maps.status()).toBe(404)
})

it('the page shows the answers of the panel to releases that it refused', async () => {
  await page.goto(breakagesPath)
  const card = page.getByRole('article', { name: 'La ruta de otro equipo' })
  await expect.poll(() => card.innerText()).toContain('La ruta /hero es de landing-admin')
})

/** Expects that another team's screen opens, and that its dialog can be opened and typed in. */
async function expectOtherScreen(from: Page): Promise<void> {
  await from.getByRole('link', { name: 'Sponsors', exact: true }).click()
  await from.getByRole('heading', { name: 'Sponsors', level: 1 }).waitFor()
  const dialog = from.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: /Nombre/ })
  // The section sleeps half a second after it was left.
  await expect
    .poll(async () => {
      if ((await dialog.count()) === 0) await from.getByRole('button', { name: 'Nuevo sponsor' }).first().click()
      return dialog.count()
    })
    .toBe(1)
  await expect
    .poll(async () => {
      await field.fill('')
      await field.pressSequentially('Club')
      return field.inputValue()
    })
    .toBe('Club')
}

/** Sentences of the team's list about breakages that reach beyond the section. */
const reaching: Readonly<Record<string, string>> = {
  leave: 'Error: Rotura a propósito: al salir',
  keys: leakTexts.listener('keydown'),
  clicks: leakTexts.listener('click'),
  'handler-key': leakTexts.listener('keydown'),
  bubble: leakTexts.listener('click'),
  navigate: leakTexts.listener('navigate'),
  observer: leakTexts.listener('MutationObserver'),
  interval: leakTexts.timer('setInterval'),
  frames: leakTexts.timer('requestAnimationFrame'),
  request: leakTexts.global('fetch'),
  history: leakTexts.global('history.pushState'),
  map: leakTexts.global('Array.prototype.map'),
  base: leakTexts.global('Object.prototype.get'),
  dialogs: leakTexts.global('HTMLDialogElement.prototype.showModal'),
  online: leakTexts.global('navigator.onLine'),
  layer: leakTexts.node('div'),
  range: leakTexts.node('div'),
  sheet: leakTexts.sheet(),
  root: leakTexts.removed('div'),
  adopt: leakTexts.removed('div'),
  body: leakTexts.removed('div'),
  nav: leakTexts.removed('div'),
}

it.each(breakages.filter(({ id }) => id in reaching))(
  "$name: another team's screen works, and the team reads its line",
  async ({ id, name }) => {
    // Pages of one session, since the oldest of an account's ends when the twenty-first begins.
    const own = await page.context().newPage()
    await own.goto(breakagesPath)
    await own.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Romper' }).click()
    await expectOtherScreen(own)
    await expect.poll(() => own.evaluate(() => document.querySelectorAll('body [data-outside]').length)).toBe(0)
    const place = expect.stringMatching(/^src\/(presses\.ts|BrokenPart\.tsx):\d+$/) as string
    await expect
      .poll(async () => (await listed()).filter(({ message }) => message === reaching[id]))
      .toEqual(expect.arrayContaining([expect.objectContaining({ isSource: true, place })]))
    await own.close()
  },
)

it('no section of the product leaks', async () => {
  const { page: walker } = await product.openPage({ role: 'super', width: 1440 })
  const leaks: string[] = []
  walker.on('request', (request) => {
    if (!request.url().endsWith('/api/section-errors') || request.method() !== 'POST') return
    const { errors } = request.postDataJSON() as { errors: { kind: string; message: string; stack: string }[] }
    leaks.push(...errors.filter(({ kind }) => kind === 'leak').map(({ message, stack }) => `${message} ${stack}`))
  })
  await walker.locator('#sidebar nav a[href="/sponsors"]').waitFor()
  const links = await walker.locator('#sidebar nav a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.length).toBeGreaterThan(15)
  for (const href of links) {
    if (href === breakagesPath) continue
    await walker.locator(`#sidebar nav a[href="${href}"]`).click()
    await expect.poll(() => new URL(walker.url()).pathname).toBe(href)
    await walker.locator('main [data-section], main h2').first().waitFor()
  }
  // A leak on purpose, whose report comes after all others.
  await walker.locator(`#sidebar nav a[href="${breakagesPath}"]`).click()
  await walker.getByRole('article', { name: 'Un intervalo que sigue al salir' }).getByRole('button').click()
  await walker.locator('#sidebar nav a[href="/sponsors"]').click()
  await expect.poll(() => leaks.join('\n')).toContain('setInterval')
  expect(leaks).toEqual([expect.stringContaining(breakingApp)])
})

it.each(breakages.filter(({ id, trigger }) => trigger !== 'release' && id !== 'handler' && !(id in reaching)))(
  '$name: the person, the team and the operator see what the page says',
  async (breakage) => {
    const { pane: expectedPane, error, failure } = seenOf[breakage.id] ?? {}
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) reports.push((request.postDataJSON() as { kind: string }).kind)
    })
    await begin(breakage)
    await (expectedPane ? pane() : screen()).waitFor()
    await page.getByRole('link', { name: 'Usuarios', exact: true }).waitFor()
    await expect.poll(() => reports).toEqual(failure ? [failure] : [])
    await expect
      .poll(async () => (await listed()).filter((one) => error && one.message.includes(error.message)))
      .toMatchObject(error ? [{ count: 1, people: 1, screen: breakagesPath, ...error.more }] : [])
    page.removeAllListeners('request')
    if (expectedPane) await expectOtherScreen(page)
  },
)
