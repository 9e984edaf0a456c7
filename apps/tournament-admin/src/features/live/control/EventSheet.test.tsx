import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { matchEventEndpoints as eventCalls } from '@torneo/contracts/match-events'
import { playerEndpoints } from '@torneo/contracts/players'
import { matchChannel } from '@torneo/contracts/realtime'
import { noAnswer } from '@torneo/testing/refuse'
import { anEventOf, liveEvents, liveMatch, livePlayers } from '../../../../dev/answer-live'
import { board, openControl, press, question, sheet, team, timeline } from '../../../../dev/live-screen'

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
    await user.click(form.getByRole('button', { name: '10 Pablo Ríos' }))
    expect(player.selectedOptions[0]?.textContent).toBe('10 · Pablo Ríos')
    expect([...assist.options].map(({ text }) => text)).not.toContain('10 · Pablo Ríos')
    expect(assist.options[0]?.text).toBe('Sin asistencia')
    await user.selectOptions(assist, '7 · Andrés Gil')
    // Who assisted cannot be the scorer.
    await user.selectOptions(player, '7 · Andrés Gil')
    expect(assist.value).toBe('')
    await user.selectOptions(assist, '10 · Pablo Ríos')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(timeline()[0]).toContain('34′Gol · Andrés GilPromo 98 · Asist. 10 Pablo Ríos')
    const [gil, rios] = ['Andrés Gil', 'Pablo Ríos'].map((name) => livePlayers.find((one) => one.name === name)?.id)
    await waitFor(() => expect(api.callsTo(eventCalls.register).map(({ body }) => body)).toEqual([
      { type: 'goal', teamId: liveMatch.homeTeamId, playerId: gil, assistPlayerId: rios, minute: 34 },
    ]))
    await waitFor(() => expect(timeline()[0]).not.toContain('Por enviar'))
  })

  test('without a player says so, and sends nothing', async () => {
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
    await waitFor(() => expect(server.taken).toMatchObject([{ kind: 'event', type: 'goal', minute: 34 }]))
  })

  test('keeps the minute at which it was opened', async () => {
    const { user, realtime, server } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    const form = await sheet('Tarjeta Amarilla')
    realtime.push(matchChannel(liveMatch.id), { match: { ...liveMatch, currentMinute: 35, rev: 6 }, events: [...liveEvents], applied: [] })
    await screen.findByText('35′')
    await user.selectOptions(form.getByLabelText('Jugador *'), '9 · Martín Sosa')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    await waitFor(() => expect(server.taken).toMatchObject([{ type: 'yellow_card', minute: 34, assistPlayerId: null }]))
  })

  test('of a team without players leads to its list', async () => {
    const { user } = await openControl({ players: [] })
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    expect(await form.findByText('Promo 98 no tiene jugadores en su lista')).toBeDefined()
    expect(form.getByRole('link', { name: 'Ir a Equipos' }).getAttribute('href')).toBe('/tournament/teams')
    expect(form.queryByRole('button', { name: 'Registrar' })).toBeNull()
  })

  test('whose players could not be read offers to read them', async () => {
    const { user, api } = await openControl({ answer: (fake) => fake.answer(playerEndpoints.list, () => noAnswer) })
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Roja/ }))
    const form = await sheet('Tarjeta Roja')
    expect(await form.findByText('No pudimos cargar los jugadores.')).toBeDefined()
    api.answer(playerEndpoints.list, { total: 1, items: [livePlayers[0]!] })
    await user.click(form.getByRole('button', { name: 'Reintentar' }))
    expect(await form.findByRole('option', { name: '1 · Esteban Coria' })).toBeDefined()
  })
})

describe('the timeline', () => {
  test('has sign, label, player, team, minute and assist; what nobody knows has a name too', async () => {
    await openControl({ events: [...liveEvents, anEventOf('Tomás Vera', { id: 'var', type: 'var_check', minute: 1, playerName: null })] })
    await screen.findByText(/10 Pablo Ríos/)
    expect(timeline()).toEqual([
      '34′Gol · Martín SosaPromo 98 · Asist. 10 Pablo Ríos', '27′Tarjeta Amarilla · Iván LunaPromo 05', '22′Gol · Tomás VeraPromo 05',
      '19′Cambio · Luis MoraPromo 98', '6′Gol · Pablo RíosPromo 98 · Asist. 7 Andrés Gil', '1′Evento · Jugador no encontradoPromo 05',
    ])
  })

  test('deletes after a question, which says that the score stays (R1); the focus goes on to the next', async () => {
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
    await waitFor(() => expect(server.taken).toEqual([{ kind: 'event_deletion', eventId: 'e34' }]))
  })
})
