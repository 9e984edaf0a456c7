import type { Page } from 'playwright-core'

/** A screen and a check that needs the shell and the API. */
interface Screen {
  readonly app: string
  /** Label in the sidebar. */
  readonly row: string
  readonly check: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const deletion = (page: Page) => button(page, /^Eliminar/).waitFor()
const message = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()

const saveHero = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Título' }).first().fill('De una entrega a otra')
  await page.getByRole('button', { name: /^Guardar cambios/ }).click()
  await message(page, 'Hero actualizado correctamente')
}

const addSponsor = async (page: Page) => {
  await deletion(page)
  await button(page, 'Nuevo sponsor').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar sponsor' }).click()
  await message(page, 'El sitio web es requerido')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const addSport = async (page: Page) => {
  await button(page, 'Nuevo deporte').click()
  await page.getByRole('form').getByLabel('Nombre').fill('Pelota paleta')
  await page.getByRole('form').getByLabel('Duración (minutos)').fill('40')
  await page.getByRole('button', { name: 'Guardar deporte' }).click()
  await page.getByRole('heading', { name: 'Pelota paleta' }).waitFor()
}

/** Registers a goal in the first live match and waits for the socket. */
const countGoal = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link')
    .or(page.getByRole('main').getByRole('button'))
    .filter({ hasText: 'EN VIVO' })
    .first()
    .click()
  await button(page, /^Sumar gol a /).click()
  await button(page, /^Registrar Gol/).click()
  await page.getByRole('dialog').getByLabel('Jugador *').selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
  await message(page, 'En línea')
}

const addAdmin = async (page: Page) => {
  await button(page, 'Nuevo Admin').click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Nombre').fill('Marta Gil')
  await modal.getByLabel('Correo electrónico').fill('marta@torneo.local')
  await modal.locator('input[type=password]').fill('una-clave-larga')
  await modal.getByRole('button', { name: /^(Crear|Guardar)/ }).click()
  await page.getByRole('button', { name: 'Listo' }).click()
  await message(page, 'Marta Gil')
}

const screens: readonly Screen[] = [
  { app: 'landing-admin', row: 'Hero', check: saveHero },
  {
    app: 'landing-admin',
    row: 'Sobre',
    check: (page) => page.getByRole('textbox', { name: 'Nuevo punto destacado' }).waitFor(),
  },
  { app: 'landing-admin', row: 'Deportes', check: deletion },
  { app: 'landing-admin', row: 'Calendario', check: deletion },
  { app: 'landing-admin', row: 'Galerías', check: (page) => button(page, /^Agregar fotos? a/).waitFor() },
  { app: 'landing-admin', row: 'Sponsors', check: addSponsor },
  { app: 'landing-admin', row: 'Hall of Fame', check: deletion },
  { app: 'landing-admin', row: 'CTA', check: (page) => page.getByLabel('Texto del botón').first().waitFor() },
  { app: 'landing-admin', row: 'Configuración', check: (page) => page.getByText('Operativo').waitFor() },
  { app: 'tournament-admin', row: 'Deportes del torneo', check: addSport },
  { app: 'tournament-admin', row: 'Promociones', check: deletion },
  {
    app: 'tournament-admin',
    row: 'Equipos',
    check: (page) => page.getByRole('switch', { name: 'Cerrar listas' }).waitFor(),
  },
  { app: 'tournament-admin', row: 'Partidos', check: (page) => button(page, /^Más acciones de/).waitFor() },
  {
    app: 'tournament-admin',
    row: 'Posiciones',
    check: (page) => button(page, /^Por qué .* está en el puesto 1$/).waitFor(),
  },
  { app: 'tournament-admin', row: 'Goleadores', check: (page) => page.getByRole('list', { name: 'Podio' }).waitFor() },
  { app: 'tournament-admin', row: 'Panel en Vivo', check: countGoal },
  { app: 'users-admin', row: 'Usuarios', check: addAdmin },
]

/** True when a section's pane says that it needs a newer panel. */
export async function needsNewerPanel(page: Page, app: string): Promise<boolean> {
  const row = screens.find((screen) => screen.app === app)?.row ?? ''
  await page.getByRole('navigation').getByRole('link', { name: row, exact: true }).click()
  const pane = page.getByRole('alert').filter({ hasText: 'necesita una actualización del panel' })
  return pane.waitFor().then(
    () => true,
    () => false,
  )
}

/**
 * Visits the screens of these apps as a super admin, starting at the dashboard. Returns the problems, one line each:
 * screens that did not open, exceptions, console errors, failed API calls; empty when all parts are compatible.
 * `timeoutMs` applies to each step.
 */
export async function visitScreens(page: Page, apps: readonly string[], timeoutMs: number): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('console', (entry) => {
    if (entry.type() === 'error') problems.push(`said: ${entry.text()}`)
  })
  let refuse = (_error: Error): void => undefined
  const rejected = new Promise<never>((_, reject) => {
    refuse = reject
  })
  rejected.catch(() => undefined)
  page.on('response', (response) => {
    if (response.status() < 400) return
    problems.push(`${response.request().method()} ${new URL(response.url()).pathname}: ${response.status()}`)
    refuse(new Error('a call failed'))
  })
  page.setDefaultTimeout(timeoutMs)
  const pane = page.getByRole('alert').filter({ hasText: 'No pudimos abrir' })
  const visit = async (title: string, check: () => Promise<unknown>) => {
    const failed = pane.waitFor().then(
      () => {
        throw new Error('not opened')
      },
      () => new Promise<never>(() => undefined),
    )
    try {
      await Promise.race([check(), failed, rejected])
      return true
    } catch (error) {
      const alerts = await page.getByRole('alert').allInnerTexts()
      problems.push(`${title}: ${alerts.join(' ') || (error as Error).message.split('\n')[0]}`)
      return false
    }
  }
  await page.goto('/')
  const isOpen = await visit('Dashboard', () => page.getByRole('heading', { name: 'Actividad reciente' }).waitFor())
  for (const { row, check } of isOpen ? screens.filter(({ app }) => apps.includes(app)) : []) {
    const passed = await visit(row, async () => {
      await page.getByRole('navigation').getByRole('link', { name: row, exact: true }).click()
      await check(page)
    })
    if (!passed) break
  }
  return problems
}
