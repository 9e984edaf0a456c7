import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match-commands'
import { matchEndpoints } from '@torneo/contracts/matches'
import { matchChannel } from '@torneo/contracts/realtime'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { liveEvents, liveMatch } from '../../../../dev/answer-live'
import { board, openControl, openLive, press, question, sheet, team, timeline } from '../../../../dev/live-screen'

beforeEach(() => localStorage.clear())

const scheduled = { ...liveMatch, status: 'scheduled', isLive: false, homeScore: 0, awayScore: 0, currentMinute: 0 } as const
const conflict = (message: string) => refuse({ code: 409, type: 'conflict', message })
const snackbar = (words: string) => screen.findByText(words, { selector: '[role=status]' })

describe('the board', () => {
  test('says by status EN VIVO, by the clock that it runs, and who plays (R2)', async () => {
    await openControl()
    for (const words of ['EN VIVO', 'Reloj en marcha', '34′']) expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(board()).toBe('Promo 98 2, Promo 05 1. Reloj en marcha')
    expect(press('1º Tiempo').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Iniciar Partido' })).toBeNull()
  })

  test('of a match that has not begun says PAUSADO; starting it is one press, and it runs at once', async () => {
    const { user, server } = await openControl({ match: scheduled, events: [] })
    for (const words of ['PAUSADO', 'Reloj detenido', 'No hay eventos registrados aún']) expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Finalizar Partido' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull()
    await user.click(press('Iniciar Partido'))
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(press('Pausar')).toBeDefined()
    // A second press of Enter finds no button under it.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promo 98 – Promo 05' }))
    await waitFor(() => expect(server.taken).toEqual([{ kind: 'start' }]))
  })

  test('pauses and resumes, by the live flag', async () => {
    const { user, server } = await openControl()
    await user.click(press('Pausar'))
    expect(board()).toContain('Reloj detenido')
    expect(screen.getByText('EN VIVO')).toBeDefined()
    await user.click(press('Reanudar'))
    expect(board()).toContain('Reloj en marcha')
    await waitFor(() => expect(server.taken).toEqual([{ kind: 'pause' }, { kind: 'resume' }]))
  })

  test('steps score, minute and half, each press once, named below with the way back', async () => {
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
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'minute', 'minute', 'half']))
  })

  test('shows what others do; the ticking minute is not said', async () => {
    const { realtime } = await openControl()
    const said = board()
    realtime.push(matchChannel(liveMatch.id), { match: { ...liveMatch, currentMinute: 35, rev: 6 }, events: [...liveEvents], applied: [] })
    expect(await screen.findByText('35′')).toBeDefined()
    expect(board()).toBe(said)
    realtime.push(matchChannel(liveMatch.id), { match: { ...liveMatch, currentMinute: 35, awayScore: 2, rev: 7 }, events: [...liveEvents], applied: [] })
    await waitFor(() => expect(board()).toContain('Promo 05 2'))
  })

  test('is felt where the device can', async () => {
    const vibrate = vi.fn<(time: number) => boolean>(() => true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    const { user } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    Reflect.deleteProperty(navigator, 'vibrate')
    expect(vibrate.mock.calls).toEqual([[30]])
  })
})

describe('Deshacer', () => {
  test('takes the last action back whole, event and score', async () => {
    const { user, server } = await openControl()
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(form.getByRole('button', { name: '9 Martín Sosa' }))
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(board()).toContain('Promo 98 3')
    await waitFor(() => expect(server.taken).toHaveLength(1))
    await user.click(press('Deshacer'))
    expect(board()).toContain('Promo 98 2')
    expect(timeline()).toHaveLength(5)
    // Nothing else comes under the finger for a moment.
    expect(await snackbar('Se deshizo: Gol de Martín Sosa · 34′')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['event', 'undo']))
  })

  test('is offered for the newest only', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Sumar gol a Promo 05'))
    expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
    await user.click(press('Deshacer'))
    expect(board()).toContain('Promo 98 3, Promo 05 1')
    await waitFor(() => expect(server.match).toMatchObject({ homeScore: 3, awayScore: 1 }))
  })

  test('is gone after ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await openControl()
      fireEvent.click(press('Sumar gol a Promo 98'))
      await act(() => vi.advanceTimersByTimeAsync(9800))
      expect(press('Deshacer')).toBeDefined()
      await act(() => vi.advanceTimersByTimeAsync(400))
      expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Finalizar Partido', () => {
  const open = async () => {
    const opened = await openControl()
    await opened.user.click(press('Finalizar Partido'))
    return { ...opened, asked: await question('¿Finalizar el partido?') }
  }

  test('checks first: it warns, and the focus is on the way back', async () => {
    const { user, server, asked } = await open()
    expect(asked.getByText('Minuto 34 de 90: falta el 2º Tiempo.')).toBeDefined()
    expect(asked.getByText(/2 – 1/)).toBeDefined()
    const back = asked.getByRole('button', { name: 'Volver al partido' })
    expect(document.activeElement).toBe(back)
    await user.click(back)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(press('Finalizar Partido'))
    expect(server.taken).toEqual([])
  })

  test('lists a score without scorers', async () => {
    const { user } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Finalizar Partido'))
    expect((await question('¿Finalizar el partido?')).getByText('Promo 98: el marcador suma 3 goles y hay 2 registrados.')).toBeDefined()
  })

  test('confirmed, says so, and shows how it ended', async () => {
    const { user, server, asked } = await open()
    await user.click(asked.getByRole('button', { name: 'Volver al partido' }))
    await user.click(press('2º Tiempo'))
    await user.click(press('Finalizar Partido'))
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    // What was done before can no longer be taken back.
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partido finalizado' }))
    expect(screen.getByRole('group', { name: 'Promo 98 – Promo 05: 2 – 1' })).toBeDefined()
    for (const gone of [/^Sumar/, /^Registrar/, /^Eliminar/, 'Finalizar Partido']) expect(screen.queryByRole('button', { name: gone })).toBeNull()
    expect(server.taken).toEqual([{ kind: 'half', half: 2 }, { kind: 'finish' }])
  })

  test('refused, says why, and the match goes on', async () => {
    const { user, api, asked } = await open()
    api.answer(commands.finish, () => conflict('Equipos no encontrados'))
    await user.click(asked.getByRole('button', { name: 'Finalizar Partido' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Error al finalizar el partido: Equipos no encontrados')
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(screen.queryByText(/Estadísticas actualizadas/)).toBeNull()
  })
})

describe('a match that', () => {
  test('is gone says so and leads back', async () => {
    const { user, address, realtime } = openLive({ path: '/tournament/live?partido=gone' })
    realtime.refuse(matchChannel('gone'), { code: 404, message: 'No existe o ya fue eliminado' })
    expect(await screen.findByText('Este partido ya no existe')).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: 'Cambiar partido' }).at(-1)!)
    expect(address()).toBe('/tournament/live')
  })

  test('was finished by somebody else shows how it ended', async () => {
    const { realtime } = await openControl()
    realtime.push(matchChannel(liveMatch.id), { match: { ...liveMatch, status: 'finished', isLive: false, rev: 9 }, events: [...liveEvents], applied: [] })
    expect(await screen.findByRole('heading', { name: 'Partido finalizado' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver posiciones' }).getAttribute('href')).toBe(`/tournament/standings?deporte=${liveMatch.sportId}`)
  })

  test('only the socket tells of is controlled all the same', async () => {
    const { user } = openLive({
      path: `/tournament/live?partido=${liveMatch.id}`, answer: (api) => void api.answer(matchEndpoints.find, () => noAnswer),
    })
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
    await user.click(press('Sumar gol a Promo 98'))
    expect(board()).toContain('Promo 98 3')
  })

  test('cannot be read in any way says so, and is read again', async () => {
    const { user, server, realtime } = openLive({ path: `/tournament/live?partido=${liveMatch.id}` })
    server.line = 'away'
    realtime.refuse(matchChannel(liveMatch.id), { code: 503, message: 'La base de datos no responde' })
    expect(await screen.findByText('No pudimos abrir el partido')).toBeDefined()
    server.line = 'up'
    await user.click(press('Reintentar'))
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
  })
})
