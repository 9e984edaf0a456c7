import { screen, waitFor, within } from '@testing-library/react'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { publicEndpoints } from '@torneo/contracts/site/public'
import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { editionMessages, editionsEndpoints } from '@torneo/contracts/tournament/editions'
import { tournamentEndpoints, type Tournament } from '@torneo/contracts/tournament/tournaments'
import { aUser, someSettings } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import SettingsScreen from '../SettingsScreen'

const at = '2026-11-01T12:00:00.000Z'
const edition = (id: string, year: number, state: 'open' | 'archived'): Tournament => ({
  ...{ id, year, state, name: 'Copa San José', rev: 3, createdAt: at, updatedAt: at, rostersClosed: false },
})
const [before, current] = [edition('1', 2025, 'archived'), edition('2', 2026, 'open')]
const opened = edition('3', 2027, 'open')

async function openEditions({ unfinished = [] as readonly string[] } = {}) {
  const lucia = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(lucia)
  let editions = [current, before]
  api.respond(settingsEndpoints.get, someSettings())
  api.respond(tournamentEndpoints.list, () => ({ total: editions.length, items: editions }))
  api.respond(editionsEndpoints.unfinished, {
    items: unfinished.map((title, index) => ({ collection: 'matches', id: String(index), title, why: 'no se jugó' })),
  })
  api.respond(editionsEndpoints.create, () => {
    editions = [opened, { ...current, state: 'archived' }, before]
    return opened
  })
  api.respond(editionsEndpoints.remove, () => {
    editions = [current, before]
    return undefined
  })
  const { user } = renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api })
  await user.click(await screen.findByRole('button', { name: 'Nueva edición' }))
  // The dialog of the loading code has the same name.
  await screen.findByLabelText(/^Año/, { selector: 'dialog *' })
  const modal = within(screen.getByRole('dialog', { name: 'Nueva edición' }))
  const isOn = (name: string) => modal.getByRole('switch', { name }).getAttribute('aria-checked') === 'true'
  const years = () => screen.getAllByText(/^20\d\d$/).map(({ textContent }) => Number(textContent))
  return { api, user, modal, isOn, years }
}

beforeEach(() => localStorage.clear())

describe('the next edition', () => {
  test('has the name of this one, the next year, and says what becomes of this one, before anything is sent', async () => {
    const { api, modal } = await openEditions()
    expect(modal.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Copa San José')
    expect(modal.getByLabelText<HTMLInputElement>(/^Año/).value).toBe('2027')
    expect(modal.getByText(/^La edición 2026 queda archivada/)).toBeDefined()
    expect(api.callsTo(editionsEndpoints.create)).toEqual([])
  })

  test('is opened with teams and players, and cancelled from the toast', async () => {
    const { api, user, modal, years } = await openEditions()
    await user.click(modal.getByRole('switch', { name: 'Copiar los jugadores' }))
    await user.click(modal.getByRole('button', { name: 'Abrir la edición 2027' }))
    await screen.findByText('Edición 2027 abierta')
    expect(api.callsTo(editionsEndpoints.create).map(({ body }) => body)).toEqual([
      { name: 'Copa San José', year: 2027, copy: { teams: true, players: true } },
    ])
    await waitFor(() => expect(years()).toEqual([2027, 2026, 2025]))
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    await screen.findByText('La edición 2026 está abierta otra vez')
    expect(api.callsTo(editionsEndpoints.remove).map(({ params }) => params.id)).toEqual(['3'])
    await waitFor(() => expect(years()).toEqual([2026, 2025]))
  })

  test('has players only with their teams', async () => {
    const { user, modal, isOn } = await openEditions()
    const [teams, players] = ['Copiar los equipos', 'Copiar los jugadores']
    await user.click(modal.getByRole('switch', { name: players }))
    expect([isOn(teams), isOn(players)]).toEqual([true, true])
    await user.click(modal.getByRole('switch', { name: teams }))
    expect([isOn(teams), isOn(players)]).toEqual([false, false])
  })

  test('names some of what is not over, and counts the rest', async () => {
    const { modal } = await openEditions({ unfinished: Array.from({ length: 9 }, (_, index) => `Partido ${index}`) })
    expect(await modal.findByText('Quedan 9 cosas sin terminar:')).toBeDefined()
    expect(modal.getByText('Partido 5: no se jugó')).toBeDefined()
    expect(modal.getByText('y 3 más')).toBeDefined()
  })

  test('shows why it was refused and keeps what was typed', async () => {
    const { api, user, modal } = await openEditions()
    const message = editionMessages.live
    api.respond(editionsEndpoints.create, errorReply({ code: 409, type: 'in_use', message, uses: [] }))
    await user.type(modal.getByLabelText(/^Nombre/), ' II')
    await user.click(modal.getByRole('button', { name: 'Abrir la edición 2027' }))
    expect(await modal.findByText(new RegExp(message))).toBeDefined()
    expect(modal.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Copa San José II')
  })
})

test('the open edition is cancelled after a question, and a refusal says why', async () => {
  const { api, user, modal } = await openEditions()
  await user.click(modal.getByRole('button', { name: 'Cancelar' }))
  api.respond(
    editionsEndpoints.remove,
    errorReply({ code: 409, type: 'in_use', message: editionMessages.played, uses: [] }),
  )
  await user.click(screen.getByRole('button', { name: 'Deshacer la edición 2026' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Deshacer la edición 2026?' }))
  expect(question.getByText(/la edición 2025 vuelve a estar abierta/)).toBeDefined()
  expect(api.callsTo(editionsEndpoints.remove)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Deshacer 2026' }))
  expect(await screen.findByText(new RegExp(editionMessages.played))).toBeDefined()
  expect(api.callsTo(editionsEndpoints.remove).map(({ params }) => params.id)).toEqual(['2'])
})

test('names each text of the page that still mentions the previous year, with its section', async () => {
  const lucia = aUser({ role: 'admin_landing' })
  const api = new FakeApi(lucia)
  const settings = { ...someSettings(), eventDate: '15 de noviembre de 2025' }
  api.respond(settingsEndpoints.get, settings)
  api.respond(editionEndpoints.find, { name: 'Copa', year: 2026, earlier: [{ name: 'Copa', year: 2025 }] })
  api.respond(publicEndpoints.landing, {
    ...{ hero: null, about: null, cta: null, settings, landingSports: [] },
    ...{ schedule: [], galleryGroups: [], sponsors: [], hallOfFame: [] },
  })
  renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api })
  expect((await screen.findByRole('link', { name: 'Configuración dice 2025' })).getAttribute('href')).toBe('/settings')
})

test('each edition is exported, and editions before lead to what families see of them', async () => {
  await openEditions()
  expect(
    screen
      .getAllByRole('link', { name: /^Exportar/, hidden: true })
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Exportar la edición 2026', '/api/tournaments/2/export'],
    ['Exportar la edición 2025', '/api/tournaments/1/export'],
  ])
  expect(screen.getByRole('link', { name: 'Ver la edición 2025', hidden: true }).getAttribute('href')).toBe(
    '/en-vivo?edicion=2025',
  )
})
