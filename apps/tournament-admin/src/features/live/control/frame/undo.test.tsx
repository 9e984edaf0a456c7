import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { board, openControl, press, question, sheet, team, timeline } from '../../../../testing/live-screen'

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
const snackbar = (words: string) => screen.findByText(words, { selector: '[role=status]' })

describe('Deshacer', () => {
  test('reverts the last action completely, event and score', async () => {
    const { user, server } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(form.getByRole('button', { name: '9 Martín Sosa' }))
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(board()).toContain('Promo 98 3')
    await waitFor(() => expect(server.received).toHaveLength(1))
    await user.click(press('Deshacer'))
    expect(board()).toContain('Promo 98 2')
    expect(timeline()).toHaveLength(5)
    expect(await snackbar('Se deshizo: Gol de Martín Sosa · 34′')).toBeDefined()
    // The last action is undone, so the button is removed, but the focus must not be lost.
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promo 98 – Promo 05' }))
    await waitFor(() => expect(server.received.map(({ kind }) => kind)).toEqual(['event', 'undo']))
  })

  test('reverts the own last ten actions, one per press, and names the next one', async () => {
    const { user, server } = await openControl()
    await user.keyboard('qp.2qqqqqqp')
    await waitFor(() => expect(server.received).toHaveLength(11))
    const button = press('Deshacer')
    const named = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
    expect(named()).toBe('+1 a Promo 05')
    for (const next of [
      '+1 a Promo 98',
      '+1 a Promo 98',
      '+1 a Promo 98',
      '+1 a Promo 98',
      '+1 a Promo 98',
      '+1 a Promo 98',
      '2º Tiempo',
      '+1 minuto',
      '+1 a Promo 05',
    ]) {
      await user.click(button)
      expect(named()).toBe(`Ahora: ${next}`)
    }
    // The keyboard shortcut undoes too.
    await user.keyboard('z')
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await waitFor(() =>
      expect(server.match).toMatchObject({ homeScore: 3, awayScore: 1, currentMinute: 34, currentHalf: 1 }),
    )
  })

  test('reverts sent and waiting actions after a reload', async () => {
    const first = await openControl()
    await first.user.click(press('Sumar gol a Promo 98'))
    await waitFor(() => expect(first.server.received).toHaveLength(1))
    first.server.connection = 'down'
    first.realtime.goOffline()
    await first.user.click(press('Sumar gol a Promo 05'))
    await first.user.click(press('Eliminar Tarjeta Amarilla de Iván Luna · 27′'))
    await first.user.click((await question('¿Eliminar este evento?')).getByRole('button', { name: 'Eliminar evento' }))
    first.unmount()
    const { user, api } = await openControl({ match: first.server.match, as: first.as })
    expect(screen.getByText('Eliminado: Tarjeta Amarilla de Iván Luna · 27′')).toBeDefined()
    for (const next of ['Ahora: +1 a Promo 05', 'Ahora: +1 a Promo 98']) {
      await user.click(press('Deshacer'))
      expect(await screen.findByText(next)).toBeDefined()
    }
    // An action of an earlier visit is undone under its original key.
    await user.click(press('Deshacer'))
    await waitFor(() =>
      expect(api.callsTo(commands.undo).map(({ body }) => body.key)).toContain(first.server.applied[0]),
    )
  })

  test('reverts the start to a scheduled match (B7)', async () => {
    const { user, server } = await openControl({ match: { ...scheduled, currentMinute: 3 }, events: [] })
    await user.click(press('Iniciar Partido'))
    expect(await snackbar('Inicio del partido')).toBeDefined()
    await waitFor(() => expect(server.received).toHaveLength(1))
    // Presses are ignored at first; keys are not.
    await user.keyboard('z')
    expect(await snackbar('Se deshizo: Inicio del partido')).toBeDefined()
    expect(press('Iniciar Partido')).toBeDefined()
    expect(screen.getByText(/^Programado · /)).toBeDefined()
    await waitFor(() => expect(server.received.map(({ kind }) => kind)).toEqual(['start', 'undo']))
    expect(server.match).toMatchObject({ status: 'scheduled', isLive: false, currentMinute: 3 })
  })

  test('does not offer to revert the start after another action, undone or not', async () => {
    const { user, server } = await openControl({ match: scheduled, events: [] })
    await user.click(press('Iniciar Partido'))
    expect(press('Deshacer')).toBeDefined()
    await user.keyboard('q')
    await waitFor(() => expect(server.received).toHaveLength(2))
    await user.keyboard('z')
    expect(await snackbar('Se deshizo: +1 a Promo 98')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })

  test('shows the reason of a rejected undo and does not offer it again', async () => {
    const { user, server } = await openControl({
      match: scheduled,
      events: [],
      answer: (api) =>
        api.respond(commands.undo, () => conflict('Ya se registró algo después del inicio: no se puede deshacer')),
    })
    await user.click(press('Iniciar Partido'))
    await waitFor(() => expect(server.received).toHaveLength(1))
    await user.keyboard('z')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error al deshacer. Ya se registró algo después del inicio: no se puede deshacer',
    )
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    // A retry would only be rejected again.
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull()
    expect(press(/^Descartar/)).toBeDefined()
  })

  test('reverts one action on a double press', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Sumar gol a Promo 98'))
    // Wait until the server has both: an unsent one would merely leave the queue.
    await waitFor(() => expect(server.received).toHaveLength(2))
    // Set `detail`, which browsers count, so that the pause between the presses does not matter.
    for (const detail of [1, 2]) fireEvent.click(press('Deshacer'), { detail })
    await waitFor(() => expect(server.received.map(({ kind }) => kind)).toEqual(['score', 'score', 'undo']))
    expect(board()).toContain('Promo 98 3')
  })

  test('reverts the newest action first', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Sumar gol a Promo 05'))
    expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
    await user.click(press('Deshacer'))
    expect(board()).toContain('Promo 98 3, Promo 05 1')
    await waitFor(() => expect(server.match).toMatchObject({ homeScore: 3, awayScore: 1 }))
  })

  test('stays available after the announcement has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await openControl()
      fireEvent.click(press('Sumar gol a Promo 98'))
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(screen.queryByText('+1 a Promo 98', { selector: '[role=status]' })).toBeNull()
      expect(screen.getByText('+1 a Promo 98')).toBeDefined()
      expect(press('Deshacer')).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
