import type { SectionError } from '@torneo/contracts/releases/section-errors'
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
  flood: { error: { message: 'diez mil veces', more: { ...press, count: 10_000 } } },
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

it("an error while a section is left costs another team's screen nothing, and its team reads the line", async () => {
  const own = await product.openPage({ role: 'super', path: breakagesPath, width: 1440 })
  await own.page.getByRole('article', { name: 'Un error al salir' }).getByRole('button', { name: 'Romper' }).click()
  await own.page.getByRole('link', { name: 'Sponsors', exact: true }).click()
  await own.page.getByRole('heading', { name: 'Sponsors', level: 1 }).waitFor()
  await expect
    .poll(async () => (await listed()).filter(({ message }) => message.includes('al salir')))
    .toMatchObject([part])
  await own.page.getByRole('button', { name: 'Nuevo sponsor' }).first().click()
  const field = own.page.getByRole('dialog').getByRole('textbox', { name: /Nombre/ })
  await field.fill('Club')
  expect(await field.inputValue()).toBe('Club')
})

it.each(breakages.filter(({ id, trigger }) => trigger !== 'release' && id !== 'handler' && id !== 'leave'))(
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
  },
)
