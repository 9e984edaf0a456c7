import { screen, waitFor, within } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints as eventCalls } from '@torneo/contracts/match/match-events'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { board, openControl, press, sheet, team, timeline } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const scheduled = {
  ...liveMatch,
  status: 'scheduled',
  isLive: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
} as const
const conflict = (message: string) => errorReply({ code: 409, type: 'conflict', message })

describe('a refusal', () => {
  test('shows an alert of the specified words for a start and leaves the match as it was', async () => {
    const { user } = await openControl({
      match: scheduled,
      events: [],
      answer: (api) => api.respond(commands.start, () => conflict('El partido ya no está programado')),
    })
    await user.click(press('Iniciar Partido'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error al iniciar el partido. El partido ya no está programado')
    expect(screen.getByText(/^Programado · /)).toBeDefined()
    await user.click(press(/^Descartar/))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(press('Iniciar Partido')).toBeDefined()
  })

  test('disappears after an early start once the match runs or the board names the open side', async () => {
    const { user, server, realtime } = await openControl({
      match: scheduled,
      events: [],
      answer: (api) => api.respond(commands.start, () => conflict('Todavía no se sabe quién juega')),
    })
    const show = (change: object) => {
      server.match = { ...server.match, ...change, rev: server.match.rev + 1 }
      realtime.push(matchChannel(liveMatch.id), server.state())
    }
    const isRefused = () => screen.queryByText(/^Error al iniciar el partido/) !== null
    await user.click(press('Iniciar Partido'))
    await waitFor(() => expect(isRefused()).toBe(true))
    show({ homeTeam: null, homeTeamId: null, homeLabel: 'Ganador Semifinal 1' })
    await waitFor(() => expect(isRefused()).toBe(false))
    const { homeTeam, homeTeamId } = liveMatch
    show({ homeTeam, homeTeamId, homeLabel: null })
    await user.click(await screen.findByRole('button', { name: 'Iniciar Partido' }))
    await waitFor(() => expect(isRefused()).toBe(true))
    show({ status: 'live', isLive: true })
    await waitFor(() => expect(isRefused()).toBe(false))
  })

  test('is not provoked: a board with open sides says so, and offers the start once they are known', async () => {
    const open = { homeTeam: null, homeTeamId: null, homeLabel: 'Ganador Semifinal 1' }
    const { server, realtime } = await openControl({ match: { ...scheduled, ...open }, events: [] })
    expect(screen.getByText(/^Todavía no se sabe quién juega/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Iniciar Partido' })).toBeNull()
    server.match = { ...scheduled, rev: server.match.rev + 1 }
    realtime.push(matchChannel(liveMatch.id), server.state())
    expect(await screen.findByRole('button', { name: 'Iniciar Partido' })).toBeDefined()
  })

  test('names the rejected event in an alert and offers a retry', async () => {
    const { user, api, server } = await openControl({
      answer: (fake) =>
        fake.respond(eventCalls.register, () =>
          errorReply({ code: 400, type: 'validation', message: 'Ese jugador no es de ese equipo' }),
        ),
    })
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    const form = await sheet('Tarjeta Amarilla')
    await user.selectOptions(form.getByLabelText('Jugador *'), '9 · Martín Sosa')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'Error al registrar el evento. Ese jugador no es de ese equipoTarjeta Amarilla de Martín Sosa · 34′',
    )
    expect(timeline()).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    const { events, match } = server
    api.respond(eventCalls.register, () => ({
      event: { ...events[0]!, id: 'again' },
      match: { ...match, rev: match.rev + 1 },
    }))
    await user.click(press(/^Reintentar/))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(api.callsTo(eventCalls.register)).toHaveLength(2))
    const [first, second] = api.callsTo(eventCalls.register)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
  })

  test('undoes a score quietly, announces it in a toast, and waits for a retry or a discard', async () => {
    const { user } = await openControl({
      answer: (api) => api.respond(commands.score, () => conflict('El partido no está programado ni en vivo')),
    })
    await user.click(press('Sumar gol a Promo 98'))
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toBe('Error al cambiar el marcador. El partido no está programado ni en vivo')
    expect(board()).toContain('Promo 98 2')
    const rejected = within(screen.getByRole('list', { name: 'No se pudo guardar' }))
    expect(rejected.queryByRole('alert')).toBeNull()
    expect(rejected.getByText('+1 a Promo 98', { selector: 'p' })).toBeDefined()
    await user.click(press('Descartar +1 a Promo 98'))
    expect(screen.queryByRole('list', { name: 'No se pudo guardar' })).toBeNull()
  })
})
