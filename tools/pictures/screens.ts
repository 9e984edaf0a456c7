import type { Role } from '@torneo/contracts/people/roles'
import { type SectionId, sections } from '@torneo/contracts/releases/sections'
import type { Page } from 'playwright-core'
import { releaseSome } from './release-some.ts'

/** A screen to photograph; `prepare` brings it into the desired state. */
export interface Screen {
  /** Name of the file. */
  readonly name: string
  /** Role of the demo account; signed out by default. */
  readonly role?: Role
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Opens the picker's 'Biblioteca' in the form of a new sponsor. */
async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo sponsor' }).click()
  await page.getByRole('button', { name: 'Elegir imagen' }).first().click()
  await page.getByRole('radio', { name: 'Biblioteca' }).check()
}

/** Opens the board of a live match, optionally of a given sport. */
export async function openLiveMatch(page: Page, sport?: string): Promise<void> {
  const { items } = (await (await page.request.get('/api/matches?status=live')).json()) as {
    items: { id: string; sport: { name: string } | null }[]
  }
  const match = items.find((one) => sport === undefined || one.sport?.name === sport)
  await page.goto(`/tournament/live?partido=${match?.id}`)
  await page
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .waitFor()
}

/** Presses buttons one after the other; the first visible one of each name. */
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  }

/** Changes the form, because 'Programar' appears with the first change. */
async function schedule(page: Page): Promise<void> {
  await page.getByLabel('Título').first().fill('Nos vemos el sábado')
  await press(/^Programar/)(page)
}

/** Name of 200 characters, as somebody could paste it; without spaces it cannot wrap. */
const longName = 'Campeonato'.repeat(20)

/**
 * Replaces every name in a list's responses with one of 200 characters, so that no record has to be written for a
 * picture.
 */
async function stretchNames(page: Page): Promise<void> {
  await page.route(/\/api\/(?!session)[a-z-]+(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const stretched = (await answer.text()).replace(/"(name|title)":"[^"]*"/g, `"$1":"${longName}"`)
    await route.fulfill({ response: answer, body: stretched })
  })
  await page.reload()
}

/** Makes every read of the screen fail. */
async function failReads(page: Page): Promise<void> {
  await page.route(/\/api\/(?!account|public|realtime)/, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 503, type: 'unavailable', message: 'El servidor no responde' } },
    }),
  )
  await page.reload()
}

/** Screenshots of the README, in `docs/images`. */
export const readmeScreens: readonly (Screen & {
  readonly viewport: { readonly width: number; readonly height: number }
})[] = [
  { name: 'login', path: '/', viewport: desk },
  { name: 'dashboard', role: 'super', path: '/', viewport: desk },
  { name: 'dashboard-phone', role: 'super', path: '/', viewport: phone },
  { name: 'hero', role: 'super', path: '/hero', viewport: desk },
  { name: 'galleries', role: 'super', path: '/gallery-groups', viewport: desk },
  { name: 'library', role: 'super', path: '/sponsors', viewport: desk, prepare: openLibrary },
  { name: 'promotions', role: 'super', path: '/tournament/promotions', viewport: desk },
  { name: 'fixtures', role: 'super', path: '/tournament/fixtures', viewport: desk },
  { name: 'my-team-phone', role: 'team_captain', path: '/my-team', viewport: phone },
  { name: 'sports', role: 'super', path: '/tournament/sports', viewport: desk },
  { name: 'live', role: 'super', path: '/tournament/live', viewport: desk, prepare: (page) => openLiveMatch(page) },
  { name: 'standings', role: 'super', path: '/tournament/standings', viewport: desk },
  { name: 'live-page-phone', path: '/en-vivo', viewport: phone },
  // Comes last, because the others show the panel before any release.
  { name: 'releases', role: 'super', path: '/users/releases', viewport: desk, prepare: releaseSome },
]

const withLists: readonly SectionId[] = [
  'landing_sports',
  'schedule',
  'gallery',
  'sponsors',
  'hall_of_fame',
  'tournament_sports',
  'promotions',
  'teams',
  'fixtures',
  'users',
  'live_control',
  'standings',
  'scorers',
]

/** Every screen with its own path: the sections as super, the captain's screens and the public pages. */
export const everyScreen: readonly Screen[] = [
  { name: 'login', path: '/' },
  ...sections.map(({ id, path, roles }) => ({
    name: id,
    path,
    role: roles.includes('super') ? ('super' as const) : ('team_captain' as const),
  })),
  { name: 'live_board', role: 'super', path: '/tournament/live', prepare: (page) => openLiveMatch(page) },
  { name: 'fields', role: 'super', path: '/tournament/fixtures?vista=canchas&dia=2025-11-09' },
  { name: 'library', role: 'super', path: '/sponsors', prepare: openLibrary },
  { name: 'dashboard_captain', role: 'team_captain', path: '/' },
  { name: 'not_found', role: 'super', path: '/no-existe' },
  { name: 'activity', role: 'super', path: '/users/activity' },
  { name: 'releases', role: 'super', path: '/users/releases' },
  { name: 'audit', role: 'super', path: '/users/audit' },
  { name: 'bin', role: 'super', path: '/sponsors', prepare: press(/^Papelera/) },
  { name: 'scheduling', role: 'super', path: '/hero', prepare: schedule },
  { name: 'preview', role: 'super', path: '/hero', prepare: press(/^Ver página completa/) },
  { name: 'unused_images', role: 'super', path: '/settings', prepare: press('Ver fotos sin uso') },
  { name: 'palette', role: 'super', path: '/', prepare: (page) => page.keyboard.press('Control+k') },
  {
    name: 'account_menu',
    role: 'super',
    path: '/',
    prepare: (page) => page.locator('header [aria-haspopup="menu"]').click(),
  },
  { name: 'new_event', role: 'super', path: '/schedule', prepare: press('Nuevo evento') },
  { name: 'new_fixture', role: 'super', path: '/tournament/fixtures', prepare: press('Nuevo partido') },
  { name: 'new_admin', role: 'super', path: '/users', prepare: press('Nuevo Admin') },
  { name: 'photos', role: 'super', path: '/gallery-groups', prepare: press(/^Ver las/) },
  { name: 'deletion', role: 'super', path: '/sponsors', prepare: press(/^Eliminar/) },
  ...sections
    .filter(({ id }) => withLists.includes(id))
    .map(({ id, path }) => ({ name: `${id}_long`, role: 'super' as const, path, prepare: stretchNames })),
  { name: 'failed', role: 'super', path: '/sponsors', prepare: failReads },
  { name: 'families', path: '/en-vivo' },
  { name: 'television', path: '/en-vivo?tv=1' },
]
