import type { Role } from '@torneo/contracts/roles'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe } from './axe.ts'
import { useProduct } from './product.ts'

const product = useProduct()

interface Look {
  readonly name: string
  readonly path: string
  readonly role?: Role
  /** What must be there before looking, after doing what leads to it. */
  readonly arrive: (page: Page) => Promise<void>
}

const looks: readonly Look[] = [
  { name: 'the sign-in', path: '/login', arrive: (page) => page.getByRole('button', { name: 'Iniciar sesión' }).waitFor() },
  {
    name: 'the sign-in with its errors',
    path: '/login',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await page.getByText('El correo es requerido').waitFor()
    },
  },
  { name: 'the dashboard', path: '/', role: 'super', arrive: (page) => page.getByRole('heading', { name: 'Actividad reciente' }).waitFor() },
  { name: 'the hero', path: '/hero', role: 'admin_landing', arrive: (page) => page.getByLabel('Título').first().waitFor() },
  {
    name: 'the hero with its errors',
    path: '/hero',
    role: 'admin_landing',
    arrive: async (page) => {
      await page.getByLabel('Subtítulo').first().fill('')
      await page.getByRole('button', { name: /^Guardar cambios/ }).click()
      await page.getByText('El subtítulo es requerido').first().waitFor()
    },
  },
  { name: 'the sports', path: '/tournament/sports', role: 'admin_tournament', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  {
    name: 'the form of a sport',
    path: '/tournament/sports',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo deporte' }).click()
      await page.getByLabel('Nombre').waitFor()
    },
  },
  {
    name: 'the deletion of a sport',
    path: '/tournament/sports',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Eliminar/ }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'the users', path: '/users', role: 'super', arrive: (page) => page.getByText('carla', { exact: false }).or(page.getByText('Carla')).first().waitFor() },
  {
    name: 'the form of an admin',
    path: '/users',
    role: 'super',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo Admin' }).click()
      await page.getByRole('dialog').getByLabel('Nombre').waitFor()
    },
  },
  { name: 'sobre', path: '/about', role: 'admin_landing', arrive: (page) => page.getByRole('textbox', { name: 'Nuevo punto destacado' }).waitFor() },
  { name: 'the CTA', path: '/cta', role: 'admin_landing', arrive: (page) => page.getByLabel('Texto del botón').first().waitFor() },
  { name: 'the settings', path: '/settings', role: 'admin_landing', arrive: (page) => page.getByText('Operativo').waitFor() },
  { name: 'the landing sports', path: '/sports', role: 'admin_landing', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  { name: 'the calendar', path: '/schedule', role: 'admin_landing', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  { name: 'the sponsors', path: '/sponsors', role: 'admin_landing', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  { name: 'the Hall of Fame', path: '/hall-of-fame', role: 'admin_landing', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  { name: 'the galleries', path: '/gallery-groups', role: 'admin_landing', arrive: (page) => page.getByRole('button', { name: /^Agregar foto a/ }).first().waitFor() },
  {
    name: 'the form of a sponsor with its errors',
    path: '/sponsors',
    role: 'admin_landing',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo sponsor' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar sponsor' }).click()
      await page.getByText('El sitio web es requerido').waitFor()
    },
  },
  {
    name: 'the photos of a gallery',
    path: '/gallery-groups',
    role: 'admin_landing',
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Ver las/ }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: /^Eliminar/ }).first().waitFor()
    },
  },
  {
    name: 'the image library',
    path: '/hero',
    role: 'admin_landing',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Cambiar imagen' }).first().click()
      const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
      await picker.getByRole('radio', { name: 'Biblioteca' }).check()
      await picker.getByText(/en \d+ lugar/).first().waitFor()
    },
  },
  { name: 'the promotions', path: '/tournament/promotions', role: 'admin_tournament', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  {
    name: 'the captain of a promotion',
    path: '/tournament/promotions',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Asignar capitán a/ }).first().click()
      await page.getByRole('dialog').getByRole('radio', { name: 'Crear uno nuevo' }).check()
    },
  },
  { name: 'the teams', path: '/tournament/teams', role: 'admin_tournament', arrive: (page) => page.getByRole('switch', { name: 'Cerrar listas' }).waitFor() },
  { name: 'the fixtures', path: '/tournament/fixtures', role: 'admin_tournament', arrive: (page) => page.getByRole('button', { name: /^Más acciones de/ }).first().waitFor() },
  {
    name: 'the form of a fixture',
    path: '/tournament/fixtures',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo partido' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar partido' }).click()
      await page.getByText('El lugar es requerido').first().waitFor()
    },
  },
  { name: 'the own team', path: '/my-team', role: 'team_captain', arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first().waitFor() },
  {
    name: 'a pasted roster',
    path: '/my-team',
    role: 'team_captain',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Pegar lista' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('10 - Ana - Base\n100 - Eva - Punta')
      await page.getByRole('dialog').getByRole('button', { name: /^Revisar/ }).click()
      await page.getByText('1 por corregir').waitFor()
    },
  },
  {
    name: 'the standings, with why a team has its place',
    path: '/tournament/standings',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Por qué .* está en el puesto 1$/ }).click()
      await page.getByText(/^Encima de /).waitFor()
    },
  },
  { name: 'the matches to control', path: '/tournament/live', role: 'admin_tournament', arrive: (page) => page.getByRole('main').getByText('EN VIVO').first().waitFor() },
  {
    name: 'the control of a match, with a goal to register',
    path: '/tournament/live',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).filter({ hasText: 'EN VIVO' }).first().click()
      await page.getByRole('button', { name: /^Registrar Gol/ }).first().click()
      await page.getByRole('dialog').getByLabel('Jugador *').waitFor()
    },
  },
  { name: 'the scorers', path: '/tournament/scorers', role: 'admin_tournament', arrive: (page) => page.getByRole('list', { name: 'Podio' }).waitFor() },
  { name: 'the families\' page', path: '/en-vivo', arrive: (page) => page.getByText('Al día').waitFor() },
  { name: 'the board of the club', path: '/en-vivo?tv=1', arrive: (page) => page.getByRole('heading', { name: 'EN VIVO' }).waitFor() },
  { name: 'a denied section', path: '/users', role: 'team_captain', arrive: (page) => page.getByText('Acceso Denegado').waitFor() },
]

/** Rows that are out of sight are not drawn, and keep the colours of the theme they were last drawn in: here all are looked at. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}

/** One page for both themes: what is drawn is the same, so only its colours are looked at again. */
describe.each(looks)('$name', ({ path, role, arrive }) => {
  it.each([360, 1440])('breaks no rule of accessibility at %i px, light and dark', async (width) => {
    const { page } = await product.openPage({ ...(role ? { role } : {}), path, width, height: 800 })
    await arrive(page)
    await drawAll(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      // Contrast is that of what stands, not of what is fading in.
      await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity))
      expect({ theme, broken: await axe(page, { onlyColours: theme === 'dark' }) }).toEqual({ theme, broken: [] })
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, 'the page scrolls sideways').toBe(0)
  })
})
