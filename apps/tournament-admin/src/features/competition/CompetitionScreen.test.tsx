import { screen, waitFor, within } from '@testing-library/react'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { historyEndpoints } from '@torneo/contracts/records/history'
import { promotionEndpoints, type Promotion } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { aPromotion, aTeam, aUser } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { serveSports } from '../../../dev/sports-fake'
import { unavailable } from '../../../dev/unavailable'
import { setWidth } from '../../testing/tables-screen'
import CompetitionScreen from './CompetitionScreen'
// Load the lazy parts in advance, as hovering the screen does.
import './begin/BeginScreen'
import './made/MadeScreen'
import './paste/PasteTeamsModal'
import './made/WhatHappened'
import './made/rules/PhaseModal'
import './made/ties/ReplayModal'
import './made/zones/DrawModal'
import './made/zones/PlacesModal'
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
const dialog = async (name: string) => within(await openedDialog(name))
const zone = async (name: string) => within(await screen.findByRole('region', { name }))
/** Names of the teams below the name of a zone, in its board. */
function teamsIn(board: HTMLElement, name: string): string[] {
  const items = [...board.children]
  const from = items.findIndex((item) => item.querySelector('strong')?.textContent === name) + 1
  const to = items.findIndex((item, index) => index >= from && item.querySelector('strong'))
  return items.slice(from, to < 0 ? undefined : to).map((item) => /Promo \d\d$/.exec(item.textContent)?.[0] ?? '')
}
const placesOf = async (name: string) => (await zone(name)).getAllByRole('row').map((row) => row.textContent)

beforeEach(() => setWidth(1440))
afterEach(() => setWidth(1024))

describe('a sport that has no competition yet', () => {
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

  test('pasted names are found, made, or stay and say so', async () => {
    const [first] = competitionTeams
    const { user, api, server } = open({ teams: [first!] }, (one) => {
      one.respond(promotionEndpoints.list, {
        total: 1,
        items: [aPromotion({ id: 'p2004', year: 2004, name: 'Promo 04' })],
      })
      one.respond(teamEndpoints.create, ({ body }) => {
        const made = aTeam({ name: body.name, sportId: body.sportId, promotionId: body.promotionId })
        server.teams = [...server.teams, made]
        return made
      })
    })
    await user.click((await screen.findAllByRole('button', { name: 'Pegar equipos' }))[0]!)
    await user.click(await screen.findByLabelText(/^Nombres/))
    await user.paste('promo 98\nPROMO 2004\nVecinos')
    await user.click(button('Revisar'))
    expect(screen.getByText('Ya está: Promo 98')).toBeDefined()
    expect(screen.getByText('No encontramos un equipo ni una promoción con ese nombre.')).toBeDefined()
    await user.click(button('Crear 1 equipo'))
    expect(await screen.findByText('Ya está: PROMO 2004')).toBeDefined()
    expect(api.callsTo(teamEndpoints.create).map(({ body }) => body.promotionId)).toEqual(['p2004'])
    expect(screen.getByLabelText('Promoción de Vecinos')).toBeDefined()
  })

  test('a pasted list without promotions is kept when it is closed, and its promotions can be created with it', async () => {
    const { user, api } = open({ teams: [] }, (one) => {
      let promotions: Promotion[] = []
      one.respond(promotionEndpoints.list, () => ({ total: promotions.length, items: promotions }))
      one.respond(promotionEndpoints.create, ({ body }) => {
        const made = aPromotion({ id: `p${body.year}`, year: body.year, name: body.name })
        promotions = [...promotions, made]
        return made
      })
    })
    const openPaste = async () => user.click((await screen.findAllByRole('button', { name: 'Pegar equipos' }))[0]!)
    await openPaste()
    await user.click(await screen.findByLabelText(/^Nombres/))
    await user.paste('[21:03, 14/11/2025] Ana: Promo 98\n2. Los del 2004')
    await user.click(button('Revisar'))
    expect(await screen.findByText('No hay promociones 2004 y 1998.')).toBeDefined()
    expect(screen.queryByRole('combobox', { name: /^Promoción de/ })).toBeNull()
    expect(screen.getByText('Línea 1: lo agrega el chat').nextSibling?.textContent).toBe('[21:03, 14/11/2025] Ana:')
    await user.click(button('Listo'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openPaste()
    expect(await screen.findByText('Recuperamos lo que habías pegado.')).toBeDefined()
    await user.click(button('Revisar'))
    await user.click(await screen.findByRole('button', { name: 'Crear también las 2 promociones' }))
    expect(await screen.findByRole('button', { name: 'Crear 2 equipos' })).toBeDefined()
    expect(screen.getByText('Se crea, de Promo 1998')).toBeDefined()
    expect(api.callsTo(promotionEndpoints.create).map(({ body }) => body)).toEqual([
      { year: 2004, name: 'Promo 2004', color: '#E50914' },
      { year: 1998, name: 'Promo 1998', color: '#1D4ED8' },
    ])
  })

  test('the zones follow the teams that are pasted, until somebody chooses how many', async () => {
    const years = Array.from({ length: 10 }, (_, index) => 1970 + index)
    const { user, server } = open({ teams: competitionTeams.slice(0, 2) }, (one) => {
      one.respond(promotionEndpoints.list, {
        total: years.length,
        items: years.map((year) => aPromotion({ id: `p${year}`, year, name: `Promo ${year}` })),
      })
      one.respond(teamEndpoints.create, ({ body }) => {
        const made = aTeam({
          id: `t${server.teams.length}`,
          name: body.name,
          sportId: body.sportId,
          promotionId: body.promotionId,
        })
        server.teams = [...server.teams, made]
        return made
      })
    })
    await user.click((await screen.findAllByRole('button', { name: 'Pegar equipos' }))[0]!)
    await user.click(await screen.findByLabelText(/^Nombres/))
    await user.paste(years.map((year) => `Promo ${year}`).join('\n'))
    await user.click(button('Revisar'))
    await user.click(button('Crear 10 equipos'))
    expect(await screen.findByText(/^3 zonas de 4/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('can be read again after a failed read', async () => {
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
    expect(await tie.findByText(/^Promo \d\d o Promo \d\d, por sorteo$/)).toBeDefined()
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

  test("a side can be a bye only where neither the tie nor its loser's tie has a match", async () => {
    const { competition, matches } = playedCompetition()
    const ties = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
    const final = ties.find(({ round, thirdPlace }) => round === 3 && !thirdPlace)
    const semifinals = ties.filter(({ round, thirdPlace }) => round === 2 && !thirdPlace).map(({ id }) => id)
    const withoutMatch = [final?.id, ...semifinals]
    const { user } = open({ competition, matches: matches.filter(({ tieId }) => !withoutMatch.includes(tieId ?? '')) })
    const choicesOf = async (tieName: string) => {
      const oro = within(await screen.findByRole('region', { name: 'Oro' }))
      await user.click(oro.getByRole('button', { name: new RegExp(`^${tieName}`) }))
      const tie = within(await screen.findByRole('complementary', { name: `Oro · ${tieName}` }))
      await user.click(tie.getAllByRole('button', { name: /^Cambiar/ })[0]!)
      const form = await dialog('Cambiar lugar')
      const choices = form.getAllByRole('option').map((option) => option.textContent)
      await user.click(form.getByRole('button', { name: 'Cancelar' }))
      return choices
    }
    expect(await choicesOf('Cuartos 1')).not.toContain('Libre')
    expect(await choicesOf('Semifinal 1')).not.toContain('Libre')
    expect(await choicesOf('Final')).toContain('Libre')
  })

  test('due lots name their decision, and their order is shown', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Sumar o descontar puntos' }))
    const form = await dialog('Sumar o descontar puntos')
    await user.selectOptions(form.getByLabelText(/^Equipo/), 'Promo 98')
    await user.click(form.getByRole('button', { name: 'Guardar puntos' }))
    expect(form.getByText('El motivo es requerido')).toBeDefined()
    expect(api.callsTo(endpoints.addDeduction)).toEqual([])
    await user.type(form.getByLabelText(/^Motivo/), 'Jugador no habilitado')
    await user.click(form.getByRole('button', { name: 'Guardar puntos' }))
    expect((await zone('Zona A')).getByText('Descuento −1: Jugador no habilitado')).toBeDefined()
    await user.click(button(/^Deshacer/))
    await waitFor(() => expect(screen.queryByText('Descuento −1: Jugador no habilitado')).toBeNull())
  })

  test("a save after another person's keeps the choice and applies to the newer state", async () => {
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

  test('other tie-breaks say which places they change before they are saved', async () => {
    const { user, api } = open(playedCompetition())
    await user.click((await screen.findAllByRole('button', { name: 'Nombres y reglas' }))[0]!)
    const form = await dialog('Nombres y reglas: Zonas')
    await user.clear(form.getByLabelText(/^Nombre de la zona 1/))
    await user.type(form.getByLabelText(/^Nombre de la zona 1/), 'Zona Norte')
    expect(await form.findByText('No cambia ningún puesto.')).toBeDefined()
    // Only cards count, and there are none: everybody shares the first place.
    await user.selectOptions(form.getByLabelText(/^Agregar un desempate/), 'Menos expulsiones')
    await user.click(form.getByRole('button', { name: 'Quitar Puntos' }))
    await user.click(form.getByRole('button', { name: 'Quitar Diferencia' }))
    await user.click(form.getByRole('button', { name: 'Quitar A favor' }))
    expect(await form.findAllByText(/^Cambia el orden de Zona [ABC]|^Cambia el orden de Zona Norte/)).toHaveLength(3)
    expect(form.getByLabelText<HTMLSelectElement>(/^Desempate/).selectedOptions[0]?.textContent).toBe('Propio')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByRole('region', { name: 'Zona Norte' })).toBeDefined()
    const [league] = api.callsTo(endpoints.save)[0]?.body.phases ?? []
    expect(league?.kind === 'league' && league.tieBreaks).toEqual(['fewest_red'])
  })

  test('each tie-break says which teams it decides today, also of an order that is not saved yet', async () => {
    const { user } = open(playedCompetition())
    await user.click((await screen.findAllByRole('button', { name: 'Nombres y reglas' }))[0]!)
    const form = await dialog('Nombres y reglas: Zonas')
    const order = within(form.getByRole('group', { name: 'Orden del desempate' }))
    expect(order.queryByText(/^hoy decide esto/)).toBeNull()
    for (const rule of ['Puntos', 'Diferencia', 'A favor'])
      await user.click(form.getByRole('button', { name: `Quitar ${rule}` }))
    for (const rule of ['Menos expulsiones', 'Puntos'])
      await user.selectOptions(form.getByLabelText(/^Agregar un desempate/), rule)
    expect(await order.findByText(/^hoy decide esto: (Promo \d\d(, )?){4} y \d más$/)).toBeDefined()
  })

  test('a league is fed by places, whose words stand until they are decided (B86)', async () => {
    const { competition, matches } = playedCompetition()
    const { user, api } = open({ competition: { ...competition, phases: competition.phases.slice(0, 2) }, matches })
    const openPlaces = async () => {
      await user.click(await screen.findByRole('button', { name: 'Más acciones de la competencia' }))
      await user.click(screen.getByRole('menuitem', { name: 'Agregar liga con puestos' }))
      return dialog('Liga con puestos')
    }
    const form = await openPlaces()
    // The cup has it already.
    expect(form.queryByRole('button', { name: '1.º Zona A' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect(form.getByText('Elige al menos dos lugares')).toBeDefined()
    expect(document.activeElement).toBe(form.getByRole('group', { name: 'Lugares de Zona D' }))
    for (const place of ['3.º Zona A', '4.º Zona B', 'Ganador Final', '1.º mejor perdedor de Cuartos'])
      await user.click(form.getByRole('button', { name: place }))
    await user.clear(form.getByLabelText(/^Nombre de la fase/))
    await user.type(form.getByLabelText(/^Nombre de la fase/), 'Ronda final')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    const final = await zone('Zona D')
    expect(final.getByText('Ganador Final · 1.º mejor perdedor de Cuartos')).toBeDefined()
    expect(api.callsTo(endpoints.save)[0]?.body.phases.at(-1)).toMatchObject({
      name: 'Ronda final',
      zones: [
        { teamIds: [], slots: [{ rank: 3 }, { rank: 4 }, { winner: expect.any(String) }, { bestLoser: 1, nth: 1 }] },
      ],
    })
    await user.click(final.getByRole('button', { name: 'Más acciones de Zona D' }))
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar lugares' }))
    const change = await dialog('Cambiar lugares')
    expect(change.getByRole('button', { name: '3.º Zona A' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(change.getByRole('button', { name: 'Agregar otra zona' }))
    const other = within(change.getByRole('group', { name: 'Lugares de Zona E' }))
    expect(other.queryByRole('button', { name: '3.º Zona A' })).toBeNull()
    for (const place of ['4.º Zona A', '4.º Zona C']) await user.click(other.getByRole('button', { name: place }))
    await user.click(change.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByRole('region', { name: 'Zona E' })).toBeDefined()
  })

  test('a side of a later cup may be a best loser (B86)', async () => {
    const { user, api } = open(playedCompetition())
    const plata = within(await screen.findByRole('region', { name: 'Plata' }))
    await user.click(plata.getAllByRole('button', { name: /^Semifinal 1/ })[0]!)
    const tie = within(await screen.findByRole('complementary', { name: /Semifinal 1/ }))
    await user.click(tie.getAllByRole('button', { name: /^Cambiar/ })[0]!)
    const form = await dialog('Cambiar lugar')
    await user.selectOptions(form.getByRole('combobox'), '2.º mejor perdedor de Oro · Cuartos')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Cambios guardados')
    expect(JSON.stringify(api.callsTo(endpoints.save)[0]?.body)).toContain('"bestLoser":1,"phase":"oro","nth":2')
  })

  test('a draw takes seeded teams, shows its zones and the way to repeat it', async () => {
    const { competition } = playedCompetition()
    const { user, api } = open({ competition })
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la competencia' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sortear zonas' }))
    const form = await dialog('Sortear zonas')
    await user.click(form.getByRole('button', { name: 'Promo 98' }))
    await user.click(form.getByRole('button', { name: 'Promo 04' }))
    await user.click(form.getByRole('button', { name: 'Sortear' }))
    expect(await screen.findByText(/^Sorteado por Lucía Ferreyra/)).toBeDefined()
    const idOf = (name: string) => competitionTeams.find((team) => team.name === name)?.id
    expect(api.callsTo(endpoints.draw)[0]?.body.pots).toEqual([[idOf('Promo 98'), idOf('Promo 04')]])
    await user.click((await dialog('Sortear zonas')).getByRole('button', { name: 'Ver cómo se sorteó' }))
    expect(await screen.findByText(/mulberry32-zones-1, 12 equipos en 3 zonas/)).toBeDefined()
    expect(await dialog('Cómo se sorteó')).toBeDefined()
  })

  test('a draw from a form that was opened before another one shows that first, and replaces it only when pressed again', async () => {
    const { user, api, server } = open(playedCompetition())
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la competencia' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sortear zonas' }))
    const form = await dialog('Sortear zonas')
    server.stored = { ...server.stored!, rev: 9 }
    await user.click(form.getByRole('button', { name: 'Sortear' }))
    expect(await form.findByText(/^Lucía Ferreyra guardó cambios antes que tú/)).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Sortear' }))
    expect(await screen.findByText(/^Sorteado por Lucía Ferreyra/)).toBeDefined()
    expect(api.callsTo(endpoints.draw).map(({ body }) => body.rev)).toEqual([1, 9])
  })

  test('a tie that the wrong team plays is played again at another time', async () => {
    const { competition, matches } = playedCompetition()
    const [cup] = competition.phases.filter((phase) => phase.kind === 'knockout')
    const tie = cup!.ties.find(({ home }) => home && 'zone' in home && home.zone === 'zona-1' && home.rank === 1)!
    const other = competitionTeams[11]!.id
    const begun = matches.map((match): (typeof matches)[number] =>
      match.tieId === tie.id ? { ...match, homeTeamId: other, status: 'live' } : match,
    )
    const { user, api } = open({ competition, matches: begun })
    await user.click(await screen.findByRole('button', { name: 'Ver cruce' }))
    const panel = within(await screen.findByRole('complementary'))
    expect(panel.getByText('Se corrigió un resultado: aquí debía jugar Promo 98')).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Cancelar y volver a jugar' }))
    await screen.findByLabelText(/^Hora/)
    const form = await dialog('Cancelar y volver a jugar')
    await user.clear(form.getByLabelText(/^Hora/))
    await user.type(form.getByLabelText(/^Hora/), '19:15')
    await user.click(form.getByRole('button', { name: 'Cancelar y volver a jugar' }))
    await waitFor(() => expect(panel.queryByText(/^Se corrigió un resultado/)).toBeNull())
    expect(api.callsTo(endpoints.replay)[0]?.body).toEqual({ date: '2025-11-16', time: '19:15' })
  })

  test('the history says what happened, and leaves the saves of the sport out', async () => {
    const at = '2025-11-15T14:04:00.000Z'
    const save = (id: string, action: string, changes: { field: string; from: unknown; to: unknown }[]) => ({
      id,
      at,
      by: 'Lucía Ferreyra',
      action,
      changes,
    })
    const taken = { id: 'd', teamId: competitionTeams[0]!.id, phaseId: 'zonas', points: 3, reason: 'Mala inclusión' }
    const { user } = open(playedCompetition(), (api) =>
      api.respond(historyEndpoints.list, {
        total: 3,
        items: [
          save('3', 'Puntos descontados', [{ field: 'deductions', from: [], to: [taken] }]),
          save('2', 'Competencia guardada', []),
          save('1', 'Deporte agregado', []),
        ],
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la competencia' }))
    await user.click(screen.getByRole('menuitem', { name: 'Qué pasó' }))
    const list = within(await screen.findByRole('list', { name: 'Qué pasó' }))
    expect(list.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Puntos descontados',
      'Competencia guardada',
    ])
    expect(list.getByText('Promo 98 −3: Mala inclusión')).toBeDefined()
  })
})

test('tables, brackets as trees and as rounds, and results go to paper', async () => {
  const paper = catchPrint()
  const { user } = open(playedCompetition())
  await user.click(await screen.findByRole('button', { name: 'Más acciones de la competencia' }))
  await user.click(screen.getByRole('menuitem', { name: 'Imprimir tablas y llaves' }))
  const [page] = await paper.pages()
  const headings = [...(page?.querySelectorAll('h1, h3') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Competencia · Fútbol', 'Zonas', 'Oro', 'Plata'])
  const tree = page?.querySelector('[aria-hidden]')
  expect([...(tree?.children ?? [])].map(({ children }) => children.length)).toEqual([4, 2, 1])
})
