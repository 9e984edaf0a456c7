import { screen, waitFor, within } from '@testing-library/react'
import { matchEventEndpoints as calls } from '@torneo/contracts/match/match-events'
import { suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { aSuspension } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEventOf, liveEvents, liveMatch, livePlayers } from '../../../../../dev/answer-live'
import { board, openControl, press, question, sheet, team, timeline } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const idOf = (name: string) => livePlayers.find((one) => one.name === name)?.id ?? ''
type Opened = Awaited<ReturnType<typeof openControl>>
const openSheetOf = async ({ user }: Opened, side: string, title: string) => {
  await user.click(team(side).getByRole('button', { name: new RegExp(`^${title}`) }))
  return sheet(title)
}

describe('a suspended player', () => {
  const suspended = (api: FakeApi) =>
    api.respond(suspensionEndpoints.list, ({ query }) => {
      const items = [
        aSuspension({ playerId: idOf('Pablo Ríos') }),
        aSuspension({
          playerId: idOf('Andrés Gil'),
          lift: { reason: 'Descargo', by: 'Carla', at: '2025-11-15T10:00:00.000Z' },
        }),
      ]
      return query['matchId'] === liveMatch.id ? { total: 2, items } : { total: 0, items: [] }
    })

  test('is marked, and asked about once per event; a lifted suspension changes nothing', async () => {
    const opened = await openControl({ answer: suspended, events: [] })
    const { user, server } = opened
    const sheetOf = () => openSheetOf(opened, 'Promo 98', 'Registrar Gol')
    const shirts = await sheetOf()
    expect(shirts.getByRole('button', { name: '7 Andrés Gil' })).toBeDefined()
    await user.click(await shirts.findByRole('button', { name: '10 Pablo Ríos, suspendido' }))
    expect(shirts.getByRole('alert').textContent).toBe(
      '10 Pablo Ríos está suspendido: no puede jugar este partido. ¿Registrar igual?',
    )
    await user.click(shirts.getByRole('button', { name: 'Volver' }))
    expect(server.received).toEqual([])
    await user.selectOptions(shirts.getByLabelText('Jugador *'), '10 · Pablo Ríos')
    await user.click(shirts.getByRole('button', { name: 'Registrar' }))
    await user.click(shirts.getByRole('button', { name: 'Registrar igual' }))
    await waitFor(() => expect(server.received).toHaveLength(1))
    await user.click((await sheetOf()).getByRole('button', { name: '10 Pablo Ríos, suspendido' }))
    await waitFor(() => expect(server.received).toHaveLength(2))
  })
})

describe('a goal', () => {
  test('is two taps: the action, the shirt; one more undoes it; its assist is asked afterwards', async () => {
    const opened = await openControl()
    const { user, server } = opened
    await user.click(
      (await openSheetOf(opened, 'Promo 98', 'Registrar Gol')).getByRole('button', { name: '10 Pablo Ríos' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 3'),
      expect.stringContaining('34′Gol · Pablo Ríos'),
    ])
    await user.click(press('¿Asistencia?'))
    const assist = await sheet('¿Asistencia?')
    expect(assist.queryByRole('button', { name: '10 Pablo Ríos' })).toBeNull()
    await user.click(assist.getByRole('button', { name: '7 Andrés Gil' }))
    await waitFor(() => expect(timeline()[0]).toContain('Asist. 7 Andrés Gil'))
    expect(board()).toContain('Promo 98 3')
    await user.click(press('Deshacer'))
    await user.click(press('Deshacer'))
    expect([board(), timeline()]).toEqual([
      expect.stringContaining('Promo 98 2'),
      expect.not.arrayContaining([expect.stringContaining('Gol · Pablo Ríos34')]),
    ])
    await waitFor(() =>
      expect(server.received.map(({ kind }) => kind)).toEqual(['event', 'event_change', 'undo', 'undo']),
    )
    expect(server.match.homeScore).toBe(2)
  })

  test('counts when no scorer is named, and gets its name by one tap', async () => {
    const opened = await openControl()
    const { user, api, server } = opened
    await user.click(
      (await openSheetOf(opened, 'Promo 98', 'Registrar Gol')).getByRole('button', { name: /Sin identificar/ }),
    )
    expect(timeline()[0]).toMatch(/^34′Gol · poner nombrePromo 98/)
    await user.click(press('poner nombre'))
    await user.click((await sheet('¿De quién fue?')).getByRole('button', { name: '10 Pablo Ríos' }))
    await waitFor(() => expect(timeline()[0]).toContain('Gol · Pablo Ríos'))
    await waitFor(() =>
      expect(api.callsTo(calls.correct).map(({ body }) => body)).toEqual([{ playerId: idOf('Pablo Ríos') }]),
    )
    expect(api.callsTo(calls.register)[0]?.body.playerId).toBeNull()
    expect(server.match.homeScore).toBe(3)
  })

  test('gets its name after a plus counted it, and counts once', async () => {
    const { user, api, server } = await openControl()
    await user.click(press('Sumar gol a Promo 05'))
    await user.click(press('¿De quién fue?'))
    await user.click((await sheet('¿De quién fue?')).getByRole('button', { name: '9 Gonzalo Peña' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 05 2'),
      expect.stringContaining('Gol · Gonzalo Peña'),
    ])
    await waitFor(() => expect(api.callsTo(calls.correct)[0]?.body).toEqual({ playerId: expect.any(String) as string }))
    await waitFor(() => expect(server.match.awayScore).toBe(2))
  })

  test('is registered as a penalty, an own goal or of another minute', async () => {
    const opened = await openControl()
    const { user, api } = opened
    let form = await openSheetOf(opened, 'Promo 98', 'Registrar Gol')
    await user.click(form.getByRole('button', { name: 'De penal' }))
    await user.click(form.getByRole('button', { name: '9 Martín Sosa' }))
    expect(timeline()[0]).toContain('34′Gol (p) · Martín Sosa')
    form = await openSheetOf(opened, 'Promo 98', 'Registrar Gol')
    await user.click(form.getByRole('button', { name: 'Minuto: 34′' }))
    await user.clear(form.getByLabelText('Minuto'))
    await user.type(form.getByLabelText('Minuto'), '45+')
    expect(form.getByRole('alert').textContent).toBe('Usa un minuto como 45 o 45+2')
    await user.click(form.getByRole('button', { name: 'En contra' }))
    await user.click(form.getByRole('button', { name: '4 Tomás Vera' }))
    expect(form.getByText('Cuenta para Promo 98')).toBeDefined()
    await user.type(form.getByLabelText('Minuto'), '45+2')
    await user.click(form.getByRole('button', { name: '4 Tomás Vera' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 4, Promo 05 1'),
      expect.stringContaining('45+2′Gol en contra · Tomás VeraPromo 05'),
    ])
    await waitFor(() =>
      expect(api.callsTo(calls.register).map(({ body }) => body)).toMatchObject([
        { type: 'goal', penalty: true },
        { type: 'own_goal', teamId: liveMatch.awayTeamId, minute: 45, added: 2 },
      ]),
    )
  })
})

describe('cards', () => {
  test('a second yellow offers the red with it: one action, one undo; later events of a sent-off player are asked about', async () => {
    const opened = await openControl()
    const { user, server } = opened
    await user.click(
      (await openSheetOf(opened, 'Promo 05', 'Tarjeta Amarilla')).getByRole('button', {
        name: '2 Iván Luna, con amarilla',
      }),
    )
    const asked = await sheet('Tarjeta Amarilla')
    expect(asked.getByText('2 Iván Luna ya tiene amarilla (27′).')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Doble amarilla' }))
    expect(
      timeline()
        .slice(0, 2)
        .map((row) => row?.replace(/34′|Promo 05.*/g, ''))
        .toSorted(),
    ).toEqual(['Tarjeta Amarilla · Iván Luna', 'Tarjeta Roja · Iván Luna'])
    const goal = await openSheetOf(opened, 'Promo 05', 'Registrar Gol')
    await user.click(goal.getByRole('button', { name: '2 Iván Luna, expulsado' }))
    expect(goal.getByText('2 Iván Luna fue expulsado a los 34′. ¿Registrar igual?')).toBeDefined()
    await user.click(goal.getByRole('button', { name: 'Volver' }))
    await user.click(goal.getByRole('button', { name: 'Cancelar' }))
    await user.click(press('Deshacer'))
    expect(timeline()).toHaveLength(5)
    await waitFor(() => expect(server.events.map(({ id }) => id)).toEqual(liveEvents.map(({ id }) => id)))
    expect(server.received).toMatchObject([{ kind: 'event', withRed: true }, { kind: 'undo' }])
  })
})

describe('"Editar evento"', () => {
  test('says beforehand how the score moves, and sends what changed', async () => {
    const { user, api } = await openControl()
    await user.click(press('Editar Gol de Martín Sosa · 34′'))
    const form = await sheet('Editar evento')
    expect(form.queryByText(/El marcador pasa/)).toBeNull()
    await user.selectOptions(form.getByLabelText('Tipo de evento'), 'Gol en contra')
    expect(form.getByText('El marcador pasa de 2 – 1 a 1 – 2.')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Un minuto antes' }))
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 1, Promo 05 2'),
      expect.stringContaining('33′Gol en contra · Martín SosaPromo 98'),
    ])
    expect(
      await screen.findByText('Corregido: Gol en contra de Martín Sosa · 33′', { selector: '[role=status]' }),
    ).toBeDefined()
    await waitFor(() =>
      expect(api.callsTo(calls.correct).map(({ body }) => body)).toEqual([
        { type: 'own_goal', assistPlayerId: null, minute: 33 },
      ]),
    )
    await user.click(press('Deshacer'))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 2, Promo 05 1'),
      expect.stringContaining('34′Gol · Martín SosaPromo 98 · Asist. 10 Pablo Ríos'),
    ])
  })

  test('corrects a finished match, names what moves with it, and can be undone', async () => {
    const { user, api } = await openControl({ match: { ...liveMatch, status: 'finished', isLive: false } })
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull()
    await user.click(press('Editar Gol de Tomás Vera · 22′'))
    const form = await sheet('Editar evento')
    expect(form.getByText(/se corrigen las estadísticas de los jugadores/)).toBeDefined()
    await user.selectOptions(form.getByLabelText('Jugador'), '9 · Gonzalo Peña')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(timeline()[2]).toContain('Gol · Gonzalo Peña'))
    await waitFor(() => expect(api.callsTo(calls.correct)).toHaveLength(1))
    await user.click(press('Deshacer'))
    await waitFor(() => expect(timeline()[2]).toContain('Gol · Tomás Vera'))
  })

  test('moves it to the other team: says so, asks for one of its players, and takes score and assist along', async () => {
    const { user, api } = await openControl()
    await user.click(press('Editar Gol de Martín Sosa · 34′'))
    const form = await sheet('Editar evento')
    await user.click(form.getByRole('button', { name: 'Era del otro equipo' }))
    expect(form.getByText('El evento pasa a Promo 05.')).toBeDefined()
    expect(form.getByText('El marcador pasa de 2 – 1 a 1 – 2.')).toBeDefined()
    expect(within(form.getByLabelText('Jugador')).queryByText('9 · Martín Sosa')).toBeNull()
    await user.selectOptions(form.getByLabelText('Jugador'), '9 · Gonzalo Peña')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 1, Promo 05 2'),
      expect.stringContaining('Gol · Gonzalo PeñaPromo 05'),
    ])
    await waitFor(() =>
      expect(api.callsTo(calls.correct).map(({ body }) => body)).toMatchObject([
        { teamId: liveMatch.awayTeamId, assistPlayerId: null },
      ]),
    )
  })

  test('shows a player who left the list as the chosen one, by number and name', async () => {
    const left = {
      teamId: liveMatch.homeTeamId,
      playerId: 'left',
      playerName: 'Hugo Ledesma',
      playerNumber: 21,
      assistPlayerId: 'moved',
      assistPlayerName: 'Raúl Paz',
    }
    const { user, api } = await openControl({ events: [anEventOf('Martín Sosa', { id: 'e40', minute: 40, ...left })] })
    await user.click(press('Editar Gol de Hugo Ledesma · 40′'))
    const form = await sheet('Editar evento')
    const chosen = (label: string) => form.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
    expect([chosen('Jugador'), chosen('Asistencia (Opcional)')]).toEqual(['21 · Hugo Ledesma', 'Raúl Paz'])
    await user.click(form.getByRole('button', { name: 'Un minuto antes' }))
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(api.callsTo(calls.correct).map(({ body }) => body)).toEqual([{ minute: 39 }]))
  })

  test('keeps an assist from who scored', async () => {
    const { user, api } = await openControl()
    await user.click(press('Editar Gol de Martín Sosa · 34′'))
    const form = await sheet('Editar evento')
    await user.selectOptions(form.getByLabelText('Jugador'), '10 · Pablo Ríos')
    expect(form.getByText('La asistencia debe ser de otro jugador')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    expect([api.callsTo(calls.correct), screen.queryByRole('dialog') !== null]).toEqual([[], true])
  })
})

test('the finish check asks whose a goal without a scorer was, and comes back', async () => {
  const { user, server } = await openControl({
    match: { ...liveMatch, homeScore: 3, currentMinute: 90 },
    events: [...liveEvents, anEventOf('Tomás Vera', { id: 'var', minute: 1, type: 'yellow_card' })],
  })
  await user.click(press('Finalizar Partido'))
  await user.click(
    (await question('¿Finalizar el partido?')).getByRole('button', { name: '¿De quién fue el gol de Promo 98?' }),
  )
  await user.click((await sheet('¿De quién fue?')).getByRole('button', { name: '9 Martín Sosa' }))
  expect((await question('¿Finalizar el partido?')).queryByText(/el marcador suma/)).toBeNull()
  await waitFor(() => expect(server.received).toMatchObject([{ kind: 'event', counted: true }]))
  expect(server.match.homeScore).toBe(3)
})
