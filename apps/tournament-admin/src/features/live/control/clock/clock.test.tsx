import { act, screen, waitFor, within } from '@testing-library/react'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { someSports } from '../../../../../dev/sports-fake'
import { board, openControl, press } from '../../../../testing/live-screen'

const minutes = (count: number) => count * 60_000
const figures = () => press(/^Cambiar el minuto: /).textContent
/** A running match with 20 s left of its minute. */
const running = (fields = {}) => ({
  ...liveMatch,
  get nextTickAt() {
    return new Date(Date.now() + 20_000).toISOString()
  },
  ...fields,
})

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the clock', () => {
  test('counts seconds on this device', async () => {
    await openControl({ match: { ...running() } })
    expect(figures()).toMatch(/^34:4\d$/)
    await pass(5000)
    expect(figures()).toMatch(/^34:4[5-9]$/)
  })

  test('continues offline, says so, and gives its minute to what is registered', async () => {
    const { user, server, realtime } = await openControl({ match: { ...running() } })
    server.connection = 'down'
    realtime.goOffline()
    await pass(minutes(10))
    expect(figures()).toMatch(/^44:/)
    expect(screen.getByText('Sigue sin conexión')).toBeDefined()
    await user.click(press('Pausar'))
    expect(figures()).toMatch(/^44:/)
    await pass(minutes(3))
    expect(figures()).toMatch(/^44:/)
    server.connection = 'up'
    realtime.reconnect()
    await waitFor(() => expect(server.match).toMatchObject({ isLive: false, currentMinute: 44 }))
    expect(board()).toContain('Reloj detenido')
  })

  test('past the end of the period shows added time, and says once that it is over', async () => {
    await openControl({ match: { ...running({ currentMinute: 47 }) } })
    expect(figures()).toMatch(/^45\+2:\d\d$/)
    expect(screen.queryByText('Pasó los 45′')).toBeNull()
    await pass(minutes(5))
    expect(figures()).toMatch(/^45\+7:\d\dPasó los 45′$/)
  })

  test('is typed: one action, which can be undone', async () => {
    const { user, server } = await openControl({ match: { ...running() } })
    await user.click(press(/^Cambiar el minuto: 34/))
    const form = within(screen.getByRole('dialog', { name: 'Cambiar el minuto' }))
    await user.clear(form.getByLabelText('Minuto'))
    await user.type(form.getByLabelText('Minuto'), '600')
    await user.click(form.getByRole('button', { name: 'Guardar minuto' }))
    expect(form.getByText('Debe ser 300 o menos')).toBeDefined()
    await user.clear(form.getByLabelText('Minuto'))
    await user.type(form.getByLabelText('Minuto'), '22{Enter}')
    expect(figures()).toMatch(/^22:/)
    await waitFor(() => expect(server.received).toEqual([{ kind: 'minute_set', minute: 22 }]))
    await user.click(press(/^Deshacer/))
    expect(figures()).toMatch(/^34:/)
  })
})

describe('periods (B8)', () => {
  test('half time is one press, and the second half one more', async () => {
    const { user, server } = await openControl({ match: { ...running({ currentMinute: 46 }) } })
    await user.click(press('Fin del 1.º tiempo'))
    expect(board()).toContain('Entretiempo')
    await user.click(press('Empieza el 2.º tiempo'))
    expect(board()).toContain('Reloj en marcha')
    expect(figures()).toMatch(/^45:0\d$/)
    expect(press('2º Tiempo').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: /^Fin del/ })).toBeNull()
    await waitFor(() =>
      expect(server.match).toMatchObject({ isLive: true, currentHalf: 2, currentMinute: 45, periodOver: false }),
    )
    await user.click(press(/^Deshacer/))
    await user.click(press(/^Deshacer/))
    await waitFor(() => expect(server.match).toMatchObject({ isLive: true, currentHalf: 1, periodOver: undefined }))
  })

  test('have four buttons in a game of four, and no end before the end in a game of one', async () => {
    const sport = someSports.find(({ id }) => id === liveMatch.sportId)!
    const withRules = (rules: object) =>
      openControl({
        match: { ...running({ currentHalf: 3 }) },
        answer: (api) =>
          api.respond(tournamentSportEndpoints.list, {
            total: 1,
            items: [{ ...sport, rules: { ...sport.rules, ...rules } }],
          }),
      })
    const { user, unmount } = await withRules({ periods: 4, periodMinutes: 10, matchDuration: 40 })
    expect(
      ['1º Cuarto', '2º Cuarto', '3º Cuarto', '4º Cuarto'].map((name) => press(name).getAttribute('aria-pressed')),
    ).toEqual(['false', 'false', 'true', 'false'])
    await user.click(press('Fin del 3.º cuarto'))
    expect(board()).toContain('Descanso')
    await user.click(press('Empieza el 4.º cuarto'))
    expect(figures()).toMatch(/^30:0\d$/)
    unmount()
    await withRules({ hasHalves: false })
    expect(press('2º Tiempo')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Fin del/ })).toBeNull()
  })
})
