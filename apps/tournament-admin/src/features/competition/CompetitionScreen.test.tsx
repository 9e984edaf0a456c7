import { screen, waitFor, within } from '@testing-library/react'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { serveSports } from '../../../dev/sports-fake'
import { unavailable } from '../../../dev/unavailable'
import { setWidth } from '../../testing/tables-screen'
import CompetitionScreen from './CompetitionScreen'
// Load the lazy parts in advance, as hovering the screen does.
import './made/teams/DeductionModal'
import './made/lots/LotsModal'
import './made/zones/ZonesModal'
import './made/ties/SlotModal'

function open(first?: Parameters<typeof serveCompetition>[1], answer: (api: FakeApi) => void = () => undefined) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api)
  const server = serveCompetition(api, first)
  answer(api)
  return { ...renderScreen(<CompetitionScreen />, { path: '/tournament/competition', as, api }), server }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const zone = async (name: string) => within(await screen.findByRole('region', { name }))
/** Names of the teams below the name of a zone, in its board. */
function teamsIn(board: HTMLElement, name: string): string[] {
  const items = [...board.children]
  const from = items.findIndex((item) => item.querySelector('h4')?.textContent === name) + 1
  const to = items.findIndex((item, index) => index >= from && item.querySelector('h4'))
  return items.slice(from, to < 0 ? undefined : to).map((item) => /Promo \d\d$/.exec(item.textContent)?.[0] ?? '')
}
const placesOf = async (name: string) => (await zone(name)).getAllByRole('row').map((row) => row.textContent)

beforeEach(() => setWidth(1440))
afterEach(() => setWidth(1024))

describe('without a competition', () => {
  test('five ways say what each takes, and a press shows what comes of it', async () => {
    const { user, api } = open()
    const ways = within(await screen.findByRole('radiogroup', { name: '¿Cómo se juega Fútbol?' }))
    expect(ways.getAllByRole('radio')).toHaveLength(5)
    expect(ways.getByText('3 zonas; 8 van a Oro y 4 a Plata.')).toBeDefined()
    await user.click(ways.getByRole('radio', { name: /^Zonas y llave/ }))
    const preview = within(screen.getByRole('region', { name: 'Zonas y llave: Así quedaría' }))
    const board = preview.getByRole('list', { name: 'Equipos por zona' })
    expect(teamsIn(board, 'Zona C')).toHaveLength(4)
    expect(preview.getByText('Cuartos 1')).toBeDefined()
    await user.click(preview.getByRole('button', { name: 'Una zona más' }))
    expect(teamsIn(board, 'Zona D')).toHaveLength(3)
    expect(api.callsTo(endpoints.save)).toEqual([])
  })

  test('is made as it was shown, every team in one zone', async () => {
    const { user, api } = open()
    const board = await screen.findByRole('list', { name: 'Equipos por zona' })
    const [moved, other] = [teamsIn(board, 'Zona A')[0], teamsIn(board, 'Zona B')[0]]
    // Two teams change places: each is picked up, and put down where the other stands.
    await user.click(button(`Mover ${moved}`))
    await user.click(button(`Mover ${other}`))
    await user.click(button(`Mover ${other}`))
    await user.click(button(`Mover ${teamsIn(board, 'Zona A')[0]}`))
    const teams = teamsIn(board, 'Zona A')
    expect(teams).toContain(other)
    expect(teamsIn(board, 'Zona B')).toContain(moved)
    await user.click(button('Armar competencia'))
    expect(await screen.findByText('Competencia armada')).toBeDefined()
    const [saved] = api.callsTo(endpoints.save)
    const [league] = saved?.body.phases ?? []
    const nameOf = (id: string) => competitionTeams.find((team) => team.id === id)?.name
    expect(league?.kind === 'league' && league.zones[0]?.teamIds.map(nameOf)).toEqual(teams)
    expect(league?.kind === 'league' && league.zones.flatMap(({ teamIds }) => teamIds).toSorted()).toEqual(
      competitionTeams.map(({ id }) => id).toSorted(),
    )
    expect(await screen.findByRole('heading', { name: 'Plata' })).toBeDefined()
  })

  test('needs two teams', async () => {
    open({ teams: competitionTeams.slice(0, 1) })
    expect(await screen.findByRole('heading', { name: /^Fútbol tiene 1 equipo\./ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Armar competencia' })).toBeNull()
  })

  test('one that could not be read says so and is read again', async () => {
    const { user, api } = open({}, (one) => one.respond(endpoints.find, unavailable))
    expect(await screen.findByRole('heading', { name: 'No pudimos cargar la competencia' })).toBeDefined()
    api.respond(endpoints.find, null)
    await user.click(button('Reintentar'))
    expect(await screen.findByRole('radiogroup')).toBeDefined()
  })
})

describe('a competition that is made', () => {
  test('shows each zone with its places, where they lead and what is owed', async () => {
    open(playedCompetition())
    expect((await placesOf('Zona A'))[1]).toMatch(/^1.*Promo 98.*Pasa a Oro3\+\d9$/)
    expect((await zone('Zona A')).getByText('Completa')).toBeDefined()
    expect(screen.getByText('Falta sorteo')).toBeDefined()
  })

  test('level teams say once what the lots decide, and each slot that waits for them has the way to it', async () => {
    const { user } = open(playedCompetition())
    expect((await zone('Zona B')).getAllByText(/^Igualados/).map(({ textContent }) => textContent)).toEqual([
      'Igualados: según el sorteo, van a Oro o a Plata',
    ])
    const cup = within(screen.getByRole('region', { name: 'Oro' }))
    await user.click(cup.getAllByRole('button', { name: /falta sorteo/ })[0]!)
    const tie = within(await screen.findByRole('complementary'))
    expect(tie.getByText(/^Promo \d\d o Promo \d\d, por sorteo$/)).toBeDefined()
    await user.click(tie.getByRole('button', { name: 'Sortear' }))
    expect(await dialog('Sortear Zona B')).toBeDefined()
  })

  test('an open slot names the team that would take it today', async () => {
    const { competition, matches } = playedCompetition()
    const last = matches.findLast(({ zoneId }) => zoneId === 'zona-1')
    open({ competition, matches: matches.map((one) => (one === last ? { ...one, status: 'live' } : one)) })
    const cup = within(await screen.findByRole('region', { name: 'Oro' }))
    expect(cup.getByText('hoy: Promo 98')).toBeDefined()
  })

  test('a team with matches stays in its zone, and the change of zones says why', async () => {
    const { user } = open(playedCompetition())
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Zona A' }))
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar zonas' }))
    const form = await dialog('Cambiar zonas')
    expect(form.getByText(/^Los equipos con partidos no cambian de zona/)).toBeDefined()
    expect(form.queryByRole('button', { name: /^Mover/ })).toBeNull()
  })

  test('the bracket is a list of rounds, and a tie opens with where its teams go', async () => {
    const { user } = open(playedCompetition())
    await user.click(
      within(await screen.findByRole('region', { name: 'Oro' })).getByRole('button', { name: /^Cuartos 1/ }),
    )
    const tie = within(await screen.findByRole('complementary', { name: 'Oro · Cuartos 1' }))
    expect(tie.getByText('Oro · Semifinal 1')).toBeDefined()
    expect(tie.getByText('Queda afuera')).toBeDefined()
  })

  test('lots that are due say what they decide, and their order is shown', async () => {
    const { user, api } = open(playedCompetition())
    await user.click(await screen.findByRole('button', { name: 'Sortear' }))
    const sheet = await dialog('Sortear Zona B')
    expect(sheet.getByText(/^Nada separa a estos equipos/)).toBeDefined()
    await user.click(sheet.getByRole('button', { name: 'Sortear ahora' }))
    expect(await screen.findByText(/^Sorteado por Lucía Ferreyra/)).toBeDefined()
    await user.click(button('Listo'))
    await waitFor(async () => expect((await zone('Zona B')).queryByText('Falta sorteo')).toBeNull())
    // The thirds can be compared now, and two of them are level.
    expect(
      await screen.findByText(/^Promo 07 y Promo 11 están igualados en todo en el ranking de los 3\.º/),
    ).toBeDefined()
    expect(api.callsTo(endpoints.addLots)[0]?.body.order).toBeUndefined()
  })

  test('points are taken with a reason, which the row says, and given back', async () => {
    const { user, api } = open(playedCompetition())
    await user.click(await screen.findByRole('button', { name: 'Descontar puntos' }))
    const form = await dialog('Descontar puntos')
    await user.selectOptions(form.getByLabelText(/^Equipo/), 'Promo 98')
    await user.click(form.getByRole('button', { name: 'Descontar' }))
    expect(form.getByText('El motivo es requerido')).toBeDefined()
    expect(api.callsTo(endpoints.addDeduction)).toEqual([])
    await user.type(form.getByLabelText(/^Motivo/), 'Jugador no habilitado')
    await user.click(form.getByRole('button', { name: 'Descontar' }))
    expect((await zone('Zona A')).getByText('Descuento −1: Jugador no habilitado')).toBeDefined()
    await user.click(button(/^Deshacer/))
    await waitFor(() => expect(screen.queryByText('Descuento −1: Jugador no habilitado')).toBeNull())
  })

  test('a save after somebody else keeps what was chosen, and goes through on what they saved', async () => {
    const { competition } = playedCompetition()
    const { user, api, server } = open({ competition })
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Zona A' }))
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar zonas' }))
    const form = await dialog('Cambiar zonas')
    const board = form.getByRole('list', { name: 'Equipos por zona' })
    const [target] = teamsIn(board, 'Zona B')
    await user.click(form.getByRole('button', { name: 'Mover Promo 98' }))
    await user.click(form.getByRole('button', { name: `Mover ${target}` }))
    expect(form.getByText('Promo 98 pasa de Zona A a Zona B.')).toBeDefined()
    const theirs = { ...server.stored!, rev: 9, phases: structuredClone(server.stored!.phases) }
    const [league] = theirs.phases
    if (league?.kind === 'league') league.zones[1]!.name = 'Zona de la muerte'
    server.stored = theirs
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect(await form.findByText(/^Lucía Ferreyra guardó cambios antes que tú/)).toBeDefined()
    expect(await form.findByText('Promo 98 pasa de Zona A a Zona de la muerte.')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(endpoints.save).map(({ headers }) => headers['if-match'])).toEqual(['1', '9'])
  })
})
