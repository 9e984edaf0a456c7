import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Match } from '@torneo/contracts/match/matches'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect } from 'vitest'
import { serveFixtures } from '../../dev/answer-fixtures'
import { serveTournament } from '../../dev/answer-tournament'
import FixturesScreen from '../features/fixtures/FixturesScreen'
// Load the lazy parts in advance, as hovering the link does.
import '../features/fixtures/form/FixtureForm'
import '../features/fixtures/form/ResultForm'
import '../parts/endings/EndingModal'

/** Opens the screen over an API with these fixtures; resolves when they, or the text `arrived`, are shown. */
export async function openFixtures(
  first?: readonly Match[],
  path = '/tournament/fixtures',
  answer: (api: FakeApi) => void = () => undefined,
  arrived?: string,
) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  const server = serveFixtures(api, first)
  serveTournament(api)
  answer(api)
  const rendered = renderScreen(<FixturesScreen />, { path, as, api })
  if (arrived) {
    await screen.findByLabelText(arrived).catch(() => screen.findByRole('button', { name: arrived }))
    return { ...rendered, server }
  }
  await screen.findByText(/^(\d+ (de \d+ )?partidos?|Todavía no hay partidos)$/, { selector: '[role=search] *, h2' })
  // Wait for the sports and teams, which are read separately.
  if (first?.length !== 0) await screen.findByRole('option', { name: '⚽ Fútbol' })
  return { ...rendered, server }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
export const form = openedDialog
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Finds the dialog with this title. */
export const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))
/** Headings of the rendered days. */
export const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
export const rows = () =>
  screen
    .getAllByRole('button', { name: /^Editar / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Editar ', ''))
export const rowOf = (title: string) => {
  const row = button(`Editar ${title}`).closest('li')
  if (!row) throw new Error(`No row for ${title}`)
  return within(row)
}

/** Opens the menu of a match. */
export async function more(user: UserEvent, title: string) {
  await user.click(button(`Más acciones de ${title}`))
  const menu = within(screen.getByRole('menu', { name: `Más acciones de ${title}` }))
  return {
    all: () => menu.getAllByRole('menuitem').map(({ textContent }) => textContent),
    choose: (action: string) => user.click(menu.getByRole('menuitem', { name: action })),
  }
}
