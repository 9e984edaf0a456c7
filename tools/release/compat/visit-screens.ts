import type { SectionApp } from '@torneo/contracts/sections'
import type { Page } from 'playwright-core'

/** A screen, by its row of the sidebar, and something done there that needs the shell and the API. */
interface Screen {
  readonly app: SectionApp
  /** Its words in the sidebar. */
  readonly row: string
  readonly look: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const deletion = (page: Page) => button(page, /^Eliminar/).waitFor()
const said = (page: Page, words: string) => page.getByText(words, { exact: false }).first().waitFor()

const saveHero = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Título' }).first().fill('De una entrega a otra')
  await page.getByRole('button', { name: /^Guardar cambios/ }).click()
  await said(page, 'Hero actualizado correctamente')
}

const addSponsor = async (page: Page) => {
  await deletion(page)
  await button(page, 'Nuevo sponsor').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar sponsor' }).click()
  await said(page, 'El sitio web es requerido')
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

/** A goal of the first match that is on, as the score shows it and as the socket tells it. */
const countGoal = async (page: Page) => {
  await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).filter({ hasText: 'EN VIVO' }).first().click()
  await button(page, /^Sumar gol a /).click()
  await button(page, /^Registrar Gol/).click()
  await page.getByRole('dialog').getByLabel('Jugador *').selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
  await said(page, 'En línea')
}

const addAdmin = async (page: Page) => {
  await button(page, 'Nuevo Admin').click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Nombre').fill('Marta Gil')
  await modal.getByLabel('Correo electrónico').fill('marta@torneo.local')
  await modal.getByLabel('Contraseña').fill('una-clave-larga')
  await modal.getByRole('button', { name: /^(Crear|Guardar)/ }).click()
  await page.getByRole('button', { name: 'Listo' }).click()
  await said(page, 'Marta Gil')
}

const screens: readonly Screen[] = [
  { app: 'landing-admin', row: 'Hero', look: saveHero },
  { app: 'landing-admin', row: 'Sobre', look: (page) => page.getByRole('textbox', { name: 'Nuevo punto destacado' }).waitFor() },
  { app: 'landing-admin', row: 'Deportes', look: deletion },
  { app: 'landing-admin', row: 'Calendario', look: deletion },
  { app: 'landing-admin', row: 'Galerías', look: (page) => button(page, /^Agregar foto a/).waitFor() },
  { app: 'landing-admin', row: 'Sponsors', look: addSponsor },
  { app: 'landing-admin', row: 'Hall of Fame', look: deletion },
  { app: 'landing-admin', row: 'CTA', look: (page) => page.getByLabel('Texto del botón').first().waitFor() },
  { app: 'landing-admin', row: 'Configuración', look: (page) => page.getByText('Operativo').waitFor() },
  { app: 'tournament-admin', row: 'Deportes del torneo', look: addSport },
  { app: 'tournament-admin', row: 'Promociones', look: deletion },
  { app: 'tournament-admin', row: 'Equipos', look: (page) => page.getByRole('switch', { name: 'Cerrar listas' }).waitFor() },
  { app: 'tournament-admin', row: 'Partidos', look: (page) => button(page, /^Más acciones de/).waitFor() },
  { app: 'tournament-admin', row: 'Posiciones', look: (page) => button(page, /^Por qué .* está en el puesto 1$/).waitFor() },
  { app: 'tournament-admin', row: 'Goleadores', look: (page) => page.getByRole('list', { name: 'Podio' }).waitFor() },
  { app: 'tournament-admin', row: 'Panel en Vivo', look: countGoal },
  { app: 'users-admin', row: 'Usuarios', look: addAdmin },
]

/** Whether a section's pane says that it needs what this panel does not have, as it should where that is so. */
export async function isHeldBack(page: Page, app: SectionApp): Promise<boolean> {
  const row = screens.find((screen) => screen.app === app)?.row ?? ''
  await page.getByRole('navigation').getByRole('link', { name: row, exact: true }).click()
  const pane = page.getByRole('alert').filter({ hasText: 'necesita una actualización del panel' })
  return pane.waitFor().then(() => true, () => false)
}

/**
 * A tour of the screens of these apps as a super admin, from the dashboard. Gives what was wrong, a line each: what did not come,
 * what threw, what the API refused or lacked; empty when all parts fit. `patienceMs` is for each thing.
 */
export async function visitScreens(page: Page, apps: readonly SectionApp[], patienceMs = 10_000): Promise<string[]> {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(`thrown: ${message}`))
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(`said: ${message.text()}`) })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) wrong.push(`${response.request().method()} ${pathname}: ${response.status()}`)
  })
  page.setDefaultTimeout(patienceMs)
  const pane = page.getByRole('alert').filter({ hasText: 'No pudimos abrir' })
  const arrive = async (where: string, look: () => Promise<unknown>) => {
    const failed = pane.waitFor().then(() => { throw new Error('not opened') }, () => new Promise<never>(() => undefined))
    try {
      await Promise.race([look(), failed])
      return true
    } catch (error) {
      const alerts = await page.getByRole('alert').allInnerTexts()
      wrong.push(`${where}: ${alerts.join(' ') || (error as Error).message.split('\n')[0]}`)
      return false
    }
  }
  await page.goto('/')
  const isThere = await arrive('Dashboard', () => page.getByRole('heading', { name: 'Actividad reciente' }).waitFor())
  for (const { row, look } of isThere ? screens.filter(({ app }) => apps.includes(app)) : []) {
    const came = await arrive(row, async () => {
      await page.getByRole('navigation').getByRole('link', { name: row, exact: true }).click()
      await look(page)
    })
    if (!came) break
  }
  return wrong
}
