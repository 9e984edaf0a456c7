import { screen, waitFor, within } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { matchEventEndpoints as eventCalls } from '@torneo/contracts/match/match-events'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { aPlayer } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEventOf, liveEvents, liveMatch, livePlayers } from '../../../../../dev/answer-live'
import { board, openControl, press, question, sheet, team, timeline } from '../../../../testing/live-screen'
// Load the lazy parts in advance.
import './LatePlayerForm'

beforeEach(() => localStorage.clear())

const snackbar = (words: string) => screen.findByText(words, { selector: '[role=status]' })

describe('the sheet of an event', () => {
  test('asks who, offers the numbers, and an assist by another', async () => {
    const { user, api } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    expect(form.getByText('34′')).toBeDefined()
    const player = form.getByLabelText<HTMLSelectElement>('Jugador *')
    const assist = form.getByLabelText<HTMLSelectElement>('Asistencia (Opcional)')
    expect(document.activeElement).toBe(player)
    expect(within(player).getByRole('option', { name: '9 · Martín Sosa' })).toBeDefined()
    expect(within(player).queryByRole('option', { name: /Iván Luna/ })).toBeNull()
    await user.selectOptions(player, '10 · Pablo Ríos')
    expect(form.getByRole('button', { name: '10 Pablo Ríos', pressed: true })).toBeDefined()
    expect([...assist.options].map(({ text }) => text)).not.toContain('10 · Pablo Ríos')
    expect(assist.options[0]?.text).toBe('Sin asistencia')
    await user.selectOptions(assist, '7 · Andrés Gil')
    // The scorer cannot have the assist.
    await user.selectOptions(player, '7 · Andrés Gil')
    expect(assist.value).toBe('')
    await user.selectOptions(assist, '10 · Pablo Ríos')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(timeline()[0]).toContain('34′Gol · Andrés GilPromo 98 · Asist. 10 Pablo Ríos')
    const [gil, rios] = ['Andrés Gil', 'Pablo Ríos'].map((name) => livePlayers.find((one) => one.name === name)?.id)
    await waitFor(() =>
      expect(api.callsTo(eventCalls.register).map(({ body }) => body)).toEqual([
        {
          type: 'goal',
          teamId: liveMatch.homeTeamId,
          playerId: gil,
          assistPlayerId: rios,
          minute: 34,
          isAnother: false,
        },
      ]),
    )
    await waitFor(() => expect(timeline()[0]).not.toContain('Por enviar'))
  })

  test('rejects an event that names no player and sends no request', async () => {
    const { user, api } = await openControl()
    await user.click(team('Promo 05').getByRole('button', { name: /^Tarjeta Roja/ }))
    const form = await sheet('Tarjeta Roja')
    expect(form.queryByLabelText('Asistencia (Opcional)')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(form.getByRole('alert').textContent).toBe('Selecciona un jugador')
    expect(document.activeElement).toBe(form.getByLabelText('Jugador *'))
    await user.click(form.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(team('Promo 05').getByRole('button', { name: /^Tarjeta Roja/ }))
    expect([api.callsTo(eventCalls.register), timeline().length]).toEqual([[], 5])
  })

  test('registers by Enter once a player is chosen, without the mouse', async () => {
    const { user, server } = await openControl()
    await user.keyboard('w')
    const form = await sheet('Registrar Gol')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeDefined()
    await user.selectOptions(form.getByLabelText('Jugador *'), '10 · Pablo Ríos')
    expect(document.activeElement).toBe(form.getByLabelText('Jugador *'))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(server.received).toMatchObject([{ kind: 'event', type: 'goal', minute: 34 }]))
  })

  test('keeps the minute at which it was opened', async () => {
    const { user, realtime, server } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    const form = await sheet('Tarjeta Amarilla')
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 35, rev: 6 },
      events: [...liveEvents],
      applied: [],
    })
    await screen.findByText('35′')
    await user.selectOptions(form.getByLabelText('Jugador *'), '9 · Martín Sosa')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    await waitFor(() =>
      expect(server.received).toMatchObject([{ type: 'yellow_card', minute: 34, assistPlayerId: null }]),
    )
  })

  test("leads to the team's list when it has no players", async () => {
    const { user } = await openControl({ players: [] })
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    expect(await form.findByText('Promo 98 no tiene jugadores en su lista')).toBeDefined()
    expect(form.getByRole('link', { name: 'Ir a la lista del equipo' }).getAttribute('href')).toBe(
      `/tournament/teams/${liveMatch.homeTeamId}`,
    )
    expect(form.queryByRole('button', { name: 'Registrar' })).toBeNull()
  })

  test('adds a late player to an empty list, who is then chosen, and whose goal counts', async () => {
    const { user, api, server } = await openControl({ players: [] })
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(await form.findByRole('button', { name: 'Agregar jugador' }))
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Número')))
    await user.type(form.getByLabelText('Número'), '21')
    await user.type(form.getByLabelText('Nombre'), ' Hugo Ledesma ')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    const player = await form.findByLabelText<HTMLSelectElement>('Jugador *')
    await waitFor(() =>
      expect([player.selectedOptions[0]?.textContent, document.activeElement]).toEqual(['21 · Hugo Ledesma', player]),
    )
    expect(api.callsTo(playerEndpoints.create).map(({ body }) => body)).toEqual([
      { teamId: liveMatch.homeTeamId, number: 21, name: 'Hugo Ledesma', position: 'A definir', photo: '' },
    ])
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    await waitFor(() => expect(server.received).toMatchObject([{ kind: 'event', type: 'goal', minute: 34 }]))
    expect(timeline()[0]).toContain('Gol · Hugo Ledesma')
  })

  test('adds a player missing on a list, names the holder of a taken number, and shows the name on the shirt', async () => {
    const { user, api } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    const form = await sheet('Tarjeta Amarilla')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    for (const sentence of ['El número es requerido', 'El nombre es requerido'])
      expect(form.getByText(sentence)).toBeDefined()
    expect(api.callsTo(playerEndpoints.create)).toEqual([])
    await user.type(form.getByLabelText('Número'), '9')
    expect(form.getByText('Ya es de Martín Sosa')).toBeDefined()
    await user.type(form.getByLabelText('Nombre'), 'Hugo Ledesma')
    await user.type(form.getByLabelText('Posición (Opcional)'), 'Volante')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    expect((await form.findByRole('button', { name: '9 Hugo Ledesma', pressed: true })).textContent).toBe(
      '9 Hugo Ledesma',
    )
    expect(form.getByRole('button', { name: '10 Pablo Ríos' }).textContent).toBe('10 Pablo Ríos')
    expect(api.callsTo(playerEndpoints.create)[0]?.body.position).toBe('Volante')
  })

  test('says that a late player needs a connection, keeps what was typed, and adds once when it is back', async () => {
    const { user, api, realtime } = await openControl()
    const create = playerEndpoints.create
    const stored = aPlayer({ teamId: liveMatch.homeTeamId, number: 21, name: 'Hugo Ledesma' })
    api.respond(create, networkFailure)
    realtime.goOffline()
    await screen.findByText('Sin conexión')
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    const sentence = 'Para agregar a un jugador hace falta conexión: la lista está en el servidor.'
    await user.type(form.getByLabelText('Número'), '21')
    await user.type(form.getByLabelText('Nombre'), 'Hugo Ledesma')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    expect((await form.findByRole('alert')).textContent).toBe(sentence)
    expect(form.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Hugo Ledesma')
    realtime.reconnect()
    api.respond(create, stored)
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    expect(await form.findByLabelText('Jugador *')).toBeDefined()
    const keys = api.callsTo(create).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('offers to read the players again after a failed read', async () => {
    const { user, api } = await openControl({
      answer: (fake) => fake.respond(playerEndpoints.list, () => networkFailure),
    })
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Roja/ }))
    const form = await sheet('Tarjeta Roja')
    expect(await form.findByText('No pudimos cargar los jugadores.')).toBeDefined()
    api.respond(playerEndpoints.list, { total: 1, items: [livePlayers[0]!] })
    await user.click(form.getByRole('button', { name: 'Reintentar' }))
    expect(await form.findByRole('option', { name: '1 · Esteban Coria' })).toBeDefined()
  })
})

describe('the timeline', () => {
  test('has sign, label, player, team, minute and assist; an unknown type has a name too', async () => {
    await openControl({
      events: [...liveEvents, anEventOf('Tomás Vera', { id: 'var', type: 'var_check', minute: 1, playerName: null })],
    })
    await screen.findByText(/10 Pablo Ríos/)
    expect(timeline()).toEqual([
      '34′Gol · Martín SosaPromo 98 · Asist. 10 Pablo Ríos',
      '27′Tarjeta Amarilla · Iván LunaPromo 05',
      '22′Gol · Tomás VeraPromo 05',
      '19′Cambio · Luis MoraPromo 98',
      '6′Gol · Pablo RíosPromo 98 · Asist. 7 Andrés Gil',
      '1′Evento · Jugador no encontradoPromo 05',
    ])
  })

  test('deletes after a question, which says that the score stays (R1); the focus moves to the next', async () => {
    const { user, server } = await openControl()
    await user.click(press('Eliminar Gol de Martín Sosa · 34′'))
    const asked = await question('¿Eliminar este evento?')
    expect(asked.getByText('Gol de Martín Sosa · 34′. El marcador queda como está: 2 – 1.')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Cancelar' }))
    expect(timeline()).toHaveLength(5)
    await user.click(press('Eliminar Gol de Martín Sosa · 34′'))
    await user.click((await question('¿Eliminar este evento?')).getByRole('button', { name: 'Eliminar evento' }))
    await waitFor(() => expect(timeline()).toHaveLength(4))
    expect(board()).toContain('Promo 98 2')
    await waitFor(() => expect(document.activeElement).toBe(press('Eliminar Tarjeta Amarilla de Iván Luna · 27′')))
    expect(await snackbar('Eliminado: Gol de Martín Sosa · 34′')).toBeDefined()
    await waitFor(() => expect(server.received).toEqual([{ kind: 'event_deletion', eventId: 'e34' }]))
  })
})
