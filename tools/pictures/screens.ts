import type { Role } from '@torneo/contracts/roles'
import { sections } from '@torneo/contracts/sections'
import type { Page } from 'playwright-core'

/** A screen to photograph; `prepare` brings it into the desired state. */
export interface Screen {
  /** Of the file. */
  readonly name: string
  /** Default: signed out. */
  readonly role?: Role
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** The picker's 'Biblioteca', in the form of a new sponsor. */
async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo sponsor' }).click()
  await page.getByRole('button', { name: 'Elegir imagen' }).first().click()
  await page.getByRole('radio', { name: 'Biblioteca' }).check()
}

/** The live panel of a running match. */
export async function openLiveMatch(page: Page): Promise<void> {
  const { items } = await (await page.request.get('/api/matches?status=live')).json() as { items: { id: string }[] }
  await page.goto(`/tournament/live?partido=${items[0]?.id}`)
  await page.getByRole('button', { name: /^Sumar/ }).first().waitFor()
}

/** The pictures of the README, in `docs/images`. */
export const readmeScreens: readonly (Screen & { readonly viewport: { readonly width: number; readonly height: number } })[] = [
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
  { name: 'live', role: 'super', path: '/tournament/live', viewport: desk, prepare: openLiveMatch },
  { name: 'standings', role: 'super', path: '/tournament/standings', viewport: desk },
  { name: 'live-page-phone', path: '/en-vivo', viewport: phone },
]

/** Every screen with its own path: the sections as super, the captain's screens and the public pages. */
export const everyScreen: readonly Screen[] = [
  { name: 'login', path: '/' },
  ...sections.map(({ id, path, roles }) => ({ name: id, path, role: roles.includes('super') ? 'super' as const : 'team_captain' as const })),
  { name: 'live_board', role: 'super', path: '/tournament/live', prepare: openLiveMatch },
  { name: 'library', role: 'super', path: '/sponsors', prepare: openLibrary },
  { name: 'dashboard_captain', role: 'team_captain', path: '/' },
  { name: 'not_found', role: 'super', path: '/no-existe' },
  { name: 'families', path: '/en-vivo' },
  { name: 'television', path: '/en-vivo?tv=1' },
]
