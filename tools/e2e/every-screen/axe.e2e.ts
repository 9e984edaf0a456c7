import type { Role } from '@torneo/contracts/people/roles'
import { defaultAppearance, type Look as PageLook, looks as pageLooks } from '@torneo/contracts/site/appearance'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { axe } from './axe.ts'

const product = useProduct()

interface Look {
  readonly name: string
  readonly path: string
  readonly role?: Role
  /** Opens the state to check and waits for it, at either width. */
  readonly arrive: (page: Page) => Locator | Promise<Locator>
  /** Opens it again for each width, because its preview depends on the width or it closes when the width changes. */
  readonly isOpenedTwice?: true
}

/** Opens a sport's bracket; resolves to the link of a match on it. A phone shows one round. */
async function openBracket(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Vóley mixto' }).click()
  await page.getByRole('radio', { name: 'Llave' }).check()
  return page
    .getByRole('link', { name: /inal( 1)?$/ })
    .filter({ visible: true })
    .first()
}

/** Saves the look of the public page as an editor, and opens the page in it. */
const inLook = (look: PageLook): Look => ({
  name: `the public page in its look '${look}'`,
  path: '/inicio',
  role: 'admin_landing',
  arrive: async (page) => {
    const saved = await page.request.put('/api/appearance', { data: { ...defaultAppearance, look } })
    if (!saved.ok()) throw new Error(await saved.text())
    while ((await page.locator('body').getAttribute('data-look')) !== look) await page.reload()
    return page.locator(`body[data-look=${look}]`)
  },
})

const looks: readonly Look[] = [
  {
    name: 'the sign-in',
    path: '/login',
    arrive: (page) => page.getByRole('button', { name: 'Iniciar sesión', exact: true }),
  },
  {
    name: 'the sign-in with its errors',
    path: '/login',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
      return page.getByText('El correo es requerido')
    },
  },
  {
    name: 'the dashboard',
    path: '/',
    role: 'super',
    arrive: (page) => page.getByRole('heading', { name: 'Actividad reciente' }),
  },
  {
    name: 'the hero',
    path: '/hero',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: (page) => page.getByLabel('Título').first(),
  },
  {
    name: 'the hero with its errors',
    path: '/hero',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: async (page) => {
      await page.getByLabel('Subtítulo').first().fill('')
      await page.getByRole('button', { name: /^Guardar cambios/ }).click()
      return page.getByText('El subtítulo es requerido').first()
    },
  },
  {
    name: 'the sports',
    path: '/tournament/sports',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the form of a sport',
    path: '/tournament/sports',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo deporte' }).click()
      return page.getByLabel('Nombre')
    },
  },
  {
    name: 'the deletion of a sport',
    path: '/tournament/sports',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click()
      // A team with finished matches: instead of a question, the dialog explains why it cannot be deleted.
      return page.getByRole('alertdialog').or(page.getByRole('dialog'))
    },
  },
  {
    name: 'the users',
    path: '/users',
    role: 'super',
    arrive: (page) => page.getByText('carla', { exact: false }).or(page.getByText('Carla')).first(),
  },
  {
    name: 'the form of an admin',
    path: '/users',
    role: 'super',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo Admin' }).click()
      return page.getByRole('dialog').getByLabel('Nombre')
    },
  },
  {
    name: 'sobre',
    path: '/about',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: (page) => page.getByRole('textbox', { name: 'Nuevo punto destacado' }),
  },
  {
    name: 'the CTA',
    path: '/cta',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: (page) => page.getByLabel('Texto del botón').first(),
  },
  {
    name: 'the look of the page',
    path: '/appearance',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: (page) => page.getByRole('radiogroup', { name: 'Aspecto' }),
  },
  { name: 'the settings', path: '/settings', role: 'admin_landing', arrive: (page) => page.getByText('Operativo') },
  {
    name: 'the landing sports',
    path: '/sports',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the calendar',
    path: '/schedule',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the sponsors',
    path: '/sponsors',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the Hall of Fame',
    path: '/hall-of-fame',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the form of a piece of news with its editor',
    path: '/news?abrir=nuevo',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('textbox', { name: 'Texto' }),
  },
  {
    name: 'the pages',
    path: '/pages',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the galleries',
    path: '/gallery-groups',
    role: 'admin_landing',
    arrive: (page) => page.getByRole('button', { name: /^Agregar fotos? a/ }).first(),
  },
  {
    name: 'the form of a sponsor with its errors',
    path: '/sponsors',
    role: 'admin_landing',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo sponsor' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar sponsor' }).click()
      return page.getByText('El sitio web es requerido')
    },
  },
  {
    name: 'the photos of a gallery',
    path: '/gallery-groups',
    role: 'admin_landing',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Ver las/ })
        .first()
        .click()
      return page
        .getByRole('dialog')
        .getByRole('button', { name: /^Eliminar/ })
        .first()
    },
  },
  {
    name: 'the image library',
    path: '/hero',
    role: 'admin_landing',
    isOpenedTwice: true,
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Cambiar imagen' }).first().click()
      const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
      await picker.getByRole('radio', { name: 'Biblioteca' }).check()
      return picker.getByText(/en \d+ lugar/).first()
    },
  },
  {
    name: 'the promotions',
    path: '/tournament/promotions',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the captain of a promotion',
    path: '/tournament/promotions',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Asignar capitán a/ })
        .first()
        .click()
      const fresh = page.getByRole('dialog').getByRole('radio', { name: 'Crear uno nuevo' })
      await fresh.check()
      return fresh
    },
  },
  {
    name: 'the teams',
    path: '/tournament/teams',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('switch', { name: 'Cerrar listas' }),
  },
  {
    name: 'the list of a team, with a number that is taken',
    path: '/tournament/teams',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Lista: / })
        .first()
        .click()
      const number = await page
        .getByRole('list', { name: 'Lista de Buena Fe' })
        .getByRole('listitem')
        .first()
        .locator('span')
        .first()
        .textContent()
      await page.getByRole('button', { name: 'Agregar jugador' }).click()
      await page
        .getByRole('dialog')
        .getByLabel('Número')
        .fill(number ?? '')
      return page.getByText(/^Ya es de /)
    },
  },
  {
    name: 'the fixtures',
    path: '/tournament/fixtures',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('button', { name: /^Más acciones de/ }).first(),
  },
  {
    name: 'the fields of a day',
    path: '/tournament/fixtures?vista=canchas',
    role: 'admin_tournament',
    isOpenedTwice: true,
    arrive: (page) => page.getByRole('button', { name: 'Suspender por lluvia' }),
  },
  {
    name: 'the officials',
    path: '/tournament/fixtures/officials',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('button', { name: 'Pegar nombres' }),
  },
  {
    name: 'the form of a fixture',
    path: '/tournament/fixtures',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Nuevo partido' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar partido' }).click()
      return page.getByText('El lugar es requerido').first()
    },
  },
  {
    name: 'the own team',
    path: '/my-team',
    role: 'team_captain',
    arrive: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'a pasted roster',
    path: '/my-team',
    role: 'team_captain',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Pegar lista' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('10 - Ana - Base\n100 - Eva - Punta')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Revisar/ })
        .click()
      return page.getByText('1 por corregir')
    },
  },
  {
    name: 'the standings, with why a team has its place',
    path: '/tournament/standings',
    role: 'admin_tournament',
    isOpenedTwice: true,
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Por qué .* está en el puesto 1$/ }).click()
      return page.getByText(/^Encima de /)
    },
  },
  {
    name: 'the ways to begin a competition',
    path: '/tournament/competition',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('button', { name: 'Armar competencia' }),
  },
  {
    name: 'a competition with zones and a drawn final',
    path: '/tournament/competition',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page.getByLabel('Deporte').selectOption({ label: '🏐 Vóley mixto' })
      return page.getByText('Zona B').first()
    },
  },
  {
    name: 'the matches to control',
    path: '/tournament/live',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('main').getByText('EN VIVO').first(),
  },
  {
    name: 'the control of a match, with a goal to register',
    path: '/tournament/live',
    role: 'admin_tournament',
    arrive: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link')
        .or(page.getByRole('main').getByRole('button'))
        .filter({ hasText: 'EN VIVO' })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Registrar Gol/ })
        .first()
        .click()
      return page.getByRole('dialog').getByLabel('Jugador *')
    },
  },
  {
    name: 'the scorers',
    path: '/tournament/scorers',
    role: 'admin_tournament',
    arrive: (page) => page.getByRole('list', { name: 'Podio' }),
  },
  { name: "the families' page", path: '/en-vivo', arrive: (page) => page.getByText('Al día') },
  { name: 'a bracket, for families', path: '/en-vivo', isOpenedTwice: true, arrive: openBracket },
  {
    name: "a team's path, for families",
    path: '/en-vivo',
    isOpenedTwice: true,
    arrive: async (page) => {
      await (await openBracket(page)).click()
      await page
        .getByRole('link', { name: /^El camino de/ })
        .first()
        .click()
      return page.getByRole('heading', { name: /^El camino de/ })
    },
  },
  { name: 'the public page', path: '/inicio', arrive: (page) => page.getByRole('heading', { level: 1 }) },
  ...pageLooks.map(inLook),
  {
    name: "a promotion's part of the public page",
    path: '/inicio/promos',
    arrive: async (page) => {
      await page.locator('.promotions a').first().click()
      return page.getByRole('heading', { name: 'Sus equipos' })
    },
  },
  {
    name: 'a piece of news of the public page',
    path: '/inicio/novedades',
    arrive: async (page) => {
      await page.locator('.news a').first().click()
      return page.locator('.article-text')
    },
  },
  {
    name: 'the champions of all years',
    path: '/en-vivo/campeones',
    arrive: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'the board of the club',
    path: '/en-vivo?tv=1',
    arrive: (page) => page.getByRole('heading', { name: 'EN VIVO' }),
  },
  {
    name: 'a denied section',
    path: '/users',
    role: 'team_captain',
    arrive: (page) => page.getByText('Acceso Denegado'),
  },
]

/**
 * Renders all rows, because rows with content-visibility keep the colours of the theme in which they were last
 * rendered.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}

/**
 * One context per role, so that the code of the panel is loaded and compiled once; stored data of one view must not
 * affect the next.
 */
const contexts = new Map<Role | undefined, BrowserContext>()

async function openLook({ path, role }: Look, width: number): Promise<Page> {
  const cachedContext = contexts.get(role)
  const page =
    (await cachedContext?.newPage()) ??
    (await product.openPage({ ...(role ? { role } : {}), path: null, keep: true })).page
  contexts.set(role, page.context())
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: product.address, storageTypes: 'local_storage,indexeddb' })
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  return page
}

/**
 * Uses one page for both widths and both themes. A width changes the content, so all rules are checked again; a theme
 * changes only colours, so only contrast is.
 */
describe.each(looks)('$name', (look) => {
  let opened: Page | undefined
  let index: Locator

  afterAll(() => opened?.close())

  async function openAt(width: number): Promise<Page> {
    if (opened && !look.isOpenedTwice) {
      await opened.setViewportSize({ width, height: 800 })
      // The layout for another width is rendered within a frame.
      await opened.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve)
          }),
      )
      return opened
    }
    await opened?.close()
    opened = await openLook(look, width)
    index = await look.arrive(opened)
    return opened
  }

  it.each([360, 1440])('breaks no rule of accessibility at %i px, light and dark', async (width) => {
    const page = await openAt(width)
    await index.waitFor()
    await drawAll(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      // Contrast is checked after fade-in transitions.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            (animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity,
          ),
      )
      expect({ theme, broken: await axe(page, { onlyColours: theme === 'dark' }) }).toEqual({ theme, broken: [] })
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'the page scrolls sideways').toBe(0)
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('textarea')]
        .filter((field) => field.clientHeight < field.rows * Number.parseFloat(getComputedStyle(field).lineHeight))
        .map(({ name, rows, clientHeight }) => `${name}: ${rows} rows in ${clientHeight} px`),
    )
    expect(low, 'fields lower than their rows').toEqual([])
  })
})
