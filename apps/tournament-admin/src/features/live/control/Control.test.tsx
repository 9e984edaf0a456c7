import { screen, waitFor } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveEvents, liveMatch } from '../../../../dev/answer-live'
import { board, openControl, press } from '../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const scheduled = {
  ...liveMatch,
  status: 'scheduled',
  isLive: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
} as const
const snackbar = (words: string) => screen.findByText(words, { selector: '[role=status]' })

describe('the board', () => {
  test('shows EN VIVO by status, the clock by the live flag, and both teams (R2)', async () => {
    await openControl()
    for (const words of ['EN VIVO', 'Reloj en marcha', '34′'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(board()).toBe('Promo 98 2, Promo 05 1. Reloj en marcha')
    expect(press('1º Tiempo').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Iniciar Partido' })).toBeNull()
  })

  test('shows the kick-off of a scheduled match and only its start button, which starts the clock at once', async () => {
    const { user, server } = await openControl({ match: scheduled, events: [] })
    for (const words of ['PAUSADO', /^Programado · /, 'No hay eventos registrados aún'])
      expect(screen.getByText(words)).toBeDefined()
    for (const words of ['EN VIVO', 'Reloj detenido']) expect(screen.queryByText(words)).toBeNull()
    for (const name of [/Sumar/, /Registrar/, /Tarjeta/, /Tiempo/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Finalizar Partido' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull()
    await user.click(press('Iniciar Partido'))
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(press('Pausar')).toBeDefined()
    // The focus moves, so that a second press of Enter hits no button.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promo 98 – Promo 05' }))
    await waitFor(() => expect(server.received).toEqual([{ kind: 'start' }]))
  })

  test.each([
    ['finished', 'PAUSADO', 'Partido finalizado'],
    ['cancelled', 'PAUSADO', 'Partido cancelado'],
  ] as const)('board of a %s match says %s by status, and its state next to it (R2)', async (status, badge, state) => {
    await openControl({ match: { ...liveMatch, status, isLive: false } })
    expect(screen.getByText(badge)).toBeDefined()
    expect(screen.getByRole('heading', { name: state })).toBeDefined()
    expect(screen.queryByText('EN VIVO')).toBeNull()
  })

  test('pauses and resumes the clock by the live flag', async () => {
    const { user, server } = await openControl()
    await user.click(press('Pausar'))
    expect(board()).toContain('Reloj detenido')
    expect(screen.getByText('EN VIVO')).toBeDefined()
    await user.click(press('Reanudar'))
    expect(board()).toContain('Reloj en marcha')
    await waitFor(() => expect(server.received).toEqual([{ kind: 'pause' }, { kind: 'resume' }]))
  })

  test('steps score, minute and half once per press, and announces each step with its undo', async () => {
    const { user, server } = await openControl()
    await user.dblClick(press('Sumar gol a Promo 98'))
    await user.click(press('Restar gol a Promo 05'))
    expect(board()).toContain('Promo 98 4, Promo 05 0')
    expect(await snackbar('-1 a Promo 05')).toBeDefined()
    await user.click(press('Sumar un minuto'))
    expect(screen.getByText('35′')).toBeDefined()
    await user.click(press('Restar un minuto'))
    await user.click(press('2º Tiempo'))
    expect(press('2º Tiempo').getAttribute('aria-pressed')).toBe('true')
    expect(await snackbar('2º Tiempo')).toBeDefined()
    await waitFor(() =>
      expect(server.received.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'minute', 'minute', 'half']),
    )
  })

  test('shows the changes of others, and does not announce the ticking minute', async () => {
    const { realtime } = await openControl()
    const announced = board()
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 35, rev: 6 },
      events: [...liveEvents],
      applied: [],
    })
    expect(await screen.findByText('35′')).toBeDefined()
    expect(board()).toBe(announced)
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 35, awayScore: 2, rev: 7 },
      events: [...liveEvents],
      applied: [],
    })
    await waitFor(() => expect(board()).toContain('Promo 05 2'))
  })

  test('vibrates on a press if the device can', async () => {
    const vibrate = vi.fn<(time: number) => boolean>(() => true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    const { user } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    Reflect.deleteProperty(navigator, 'vibrate')
    expect(vibrate.mock.calls).toEqual([[30]])
  })
})
