import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveEvents, liveMatch } from '../../../../dev/answer-live'
import { board, openControl, openLive, press, question, sheet, team, timeline } from '../../../testing/live-screen'

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

describe('the board', () => {
  test('says by status EN VIVO, by the clock that it runs, and who plays (R2)', async () => {
    await openControl()
    for (const words of ['EN VIVO', 'Reloj en marcha', '34′'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(board()).toBe('Promo 98 2, Promo 05 1. Reloj en marcha')
    expect(press('1º Tiempo').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Iniciar Partido' })).toBeNull()
  })

  test('of a match that has not begun says when it begins, and offers its start alone; one press, and it runs at once', async () => {
    const { user, server } = await openControl({ match: scheduled, events: [] })
    for (const words of [/^Programado · /, 'No hay eventos registrados aún'])
      expect(screen.getByText(words)).toBeDefined()
    for (const words of ['PAUSADO', 'Reloj detenido']) expect(screen.queryByText(words)).toBeNull()
    for (const name of [/Sumar/, /Registrar/, /Tarjeta/, /Tiempo/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Finalizar Partido' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull()
    await user.click(press('Iniciar Partido'))
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(press('Pausar')).toBeDefined()
    // The focus moves, so that a second press of Enter hits no button.
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
    await waitFor(() =>
      expect(server.taken.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'minute', 'minute', 'half']),
    )
  })

  test('shows what others do; the ticking minute is not said', async () => {
    const { realtime } = await openControl()
    const said = board()
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 35, rev: 6 },
      events: [...liveEvents],
      applied: [],
    })
    expect(await screen.findByText('35′')).toBeDefined()
    expect(board()).toBe(said)
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 35, awayScore: 2, rev: 7 },
      events: [...liveEvents],
      applied: [],
    })
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
    expect(await snackbar('Se deshizo: Gol de Martín Sosa · 34′')).toBeDefined()
    // The last action is undone, so the button is gone, but the focus must not be lost.
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promo 98 – Promo 05' }))
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['event', 'undo']))
  })

  test('goes back through the own last ten, one press each, and names what comes next', async () => {
    const { user, server } = await openControl()
    await user.keyboard('qp.2qqqqqqp')
    await waitFor(() => expect(server.taken).toHaveLength(11))
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

  test('is there after a reload, for what was sent and for what waits', async () => {
    const first = await openControl()
    await first.user.click(press('Sumar gol a Promo 98'))
    await waitFor(() => expect(first.server.taken).toHaveLength(1))
    first.server.line = 'down'
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

  test('of the start: the match is as before, and waits for its beginning (B7)', async () => {
    const { user, server } = await openControl({ match: { ...scheduled, currentMinute: 3 }, events: [] })
    await user.click(press('Iniciar Partido'))
    expect(await snackbar('Inicio del partido')).toBeDefined()
    await waitFor(() => expect(server.taken).toHaveLength(1))
    // Presses are ignored at first; keys are not.
    await user.keyboard('z')
    expect(await snackbar('Se deshizo: Inicio del partido')).toBeDefined()
    expect(press('Iniciar Partido')).toBeDefined()
    expect(screen.getByText(/^Programado · /)).toBeDefined()
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['start', 'undo']))
    expect(server.match).toMatchObject({ status: 'scheduled', isLive: false, currentMinute: 3 })
  })

  test('of the start is not offered once something else was done, taken back or not', async () => {
    const { user, server } = await openControl({ match: scheduled, events: [] })
    await user.click(press('Iniciar Partido'))
    expect(press('Deshacer')).toBeDefined()
    await user.keyboard('q')
    await waitFor(() => expect(server.taken).toHaveLength(2))
    await user.keyboard('z')
    expect(await snackbar('Se deshizo: +1 a Promo 98')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })

  test('that the server refuses says why and is not offered again', async () => {
    const { user, server } = await openControl({
      match: scheduled,
      events: [],
      answer: (api) =>
        api.respond(commands.undo, () => conflict('Ya se registró algo después del inicio: no se puede deshacer')),
    })
    await user.click(press('Iniciar Partido'))
    await waitFor(() => expect(server.taken).toHaveLength(1))
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

  test('a double press takes back one', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Sumar gol a Promo 98'))
    // Wait until the server has both: an unsent one would merely leave the queue.
    await waitFor(() => expect(server.taken).toHaveLength(2))
    // Set `detail`, which browsers count, so that the pause between the presses does not matter.
    for (const detail of [1, 2]) fireEvent.click(press('Deshacer'), { detail })
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['score', 'score', 'undo']))
    expect(board()).toContain('Promo 98 3')
  })

  test('is offered for the newest first', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(press('Sumar gol a Promo 05'))
    expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
    await user.click(press('Deshacer'))
    expect(board()).toContain('Promo 98 3, Promo 05 1')
    await waitFor(() => expect(server.match).toMatchObject({ homeScore: 3, awayScore: 1 }))
  })

  test('stays when what was done is no longer said', async () => {
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
    const { user } = await openControl({ match: { ...liveMatch, homeScore: 3 } })
    await user.click(press('Finalizar Partido'))
    const asked = await question('¿Finalizar el partido?')
    expect(asked.getByText('Promo 98: el marcador suma 3 goles y hay 2 registrados.')).toBeDefined()
    // The fix is offered in the dialog, which keeps the focus.
    await user.click(asked.getByRole('button', { name: 'Restar gol a Promo 98' }))
    expect(asked.queryByText(/el marcador suma/)).toBeNull()
    expect(asked.getByText(/2 – 1/)).toBeDefined()
    expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true)
  })

  test('confirmed, says so, and shows how it ended', async () => {
    const { user, server, asked } = await open()
    await user.click(asked.getByRole('button', { name: 'Volver al partido' }))
    await user.click(press('2º Tiempo'))
    await user.click(press('Finalizar Partido'))
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    // Actions from before the end can no longer be undone.
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partido finalizado' }))
    expect(screen.getByRole('group', { name: 'Promo 98 – Promo 05: 2 – 1' })).toBeDefined()
    for (const gone of [/^Sumar/, /^Registrar/, /^Eliminar/, 'Finalizar Partido'])
      expect(screen.queryByRole('button', { name: gone })).toBeNull()
    expect(server.taken).toEqual([{ kind: 'half', half: 2 }, { kind: 'finish' }])
  })

  test("a second one, after another phone's, is quiet", async () => {
    const { user, server, asked } = await open()
    server.other({ kind: 'finish' })
    await user.click(asked.getByRole('button', { name: 'Finalizar Partido' }))
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Partido finalizado' })).toBeDefined()
    expect(screen.queryByText(/Error al finalizar/)).toBeNull()
    expect(server.taken).toEqual([{ kind: 'finish' }])
  })

  test('refused, says why, and the match goes on', async () => {
    const { user, api, asked } = await open()
    api.respond(commands.finish, () => conflict('Equipos no encontrados'))
    await user.click(asked.getByRole('button', { name: 'Finalizar Partido' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error al finalizar el partido: Equipos no encontrados',
    )
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(screen.queryByText(/Estadísticas actualizadas/)).toBeNull()
  })
})

describe('Reabrir partido', () => {
  const finished = { ...liveMatch, status: 'finished', isLive: false } as const

  test('is asked with its consequence, and the board is there again', async () => {
    const { user, api, realtime } = await openControl({ match: finished })
    const again = { ...liveMatch, isLive: false, rev: 9 }
    api.respond(commands.reopen, () => {
      realtime.push(matchChannel(liveMatch.id), { match: again, events: [...liveEvents], applied: [] })
      return again
    })
    await user.click(press('Reabrir partido'))
    const asked = await question('¿Reabrir el partido Promo 98 – Promo 05?')
    expect(asked.getByText(/su resultado se descuenta de Posiciones y Goleadores/)).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Volver' }))
    expect(api.callsTo(commands.reopen)).toEqual([])
    await user.click(press('Reabrir partido'))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    expect(await screen.findByText('Partido reabierto')).toBeDefined()
    expect(press('Reanudar')).toBeDefined()
  })

  test('refused, says why', async () => {
    const { user, api } = await openControl({ match: finished })
    api.respond(commands.reopen, () => conflict('El partido no está finalizado ni cancelado'))
    await user.click(press('Reabrir partido'))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error al reabrir el partido. El partido no está finalizado ni cancelado',
    )
  })

  test('stands where the own queue met the end of somebody else, in the place of a retry that can only fail', async () => {
    const { user, api, server, realtime } = await openControl()
    server.line = 'down'
    realtime.goOffline()
    await user.click(press('Sumar gol a Promo 98'))
    server.other({ kind: 'finish' })
    server.line = 'up'
    realtime.reconnect()
    const refused = within(await screen.findByRole('list', { name: 'No se pudo guardar' }))
    realtime.push(matchChannel(liveMatch.id), server.state())
    expect(await refused.findByText(/^El partido terminó antes de que llegara lo tuyo/)).toBeDefined()
    expect(refused.queryByRole('button', { name: /^Reintentar/ })).toBeNull()
    expect(refused.getByRole('button', { name: 'Descartar +1 a Promo 98' })).toBeDefined()
    api.respond(commands.reopen, () => {
      server.match = { ...server.match, status: 'live', isLive: false, rev: server.match.rev + 1 }
      realtime.push(matchChannel(liveMatch.id), server.state())
      return server.match
    })
    await user.click(refused.getByRole('button', { name: 'Reabrir partido' }))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Reintentar +1 a Promo 98' }))
    await waitFor(() => expect(server.match.homeScore).toBe(3))
  })
})

describe('the clock', () => {
  test('that stopped by itself says why, and asks to look at the minute', async () => {
    const { user } = await openControl({ match: { ...liveMatch, isLive: false, clockStalled: true } })
    expect(screen.getByRole('alert').textContent).toBe(
      'El reloj se detuvo: pasaron más de 15 minutos sin señal del servidor. Revisa el minuto y reanuda.',
    )
    await user.click(press('Reanudar'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(board()).toContain('Reloj en marcha')
  })

  test('that ran well past the end of the half says so quietly', async () => {
    const { realtime } = await openControl()
    expect(screen.queryByText(/^Pasó los/)).toBeNull()
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, currentMinute: 58, rev: 6 },
      events: [...liveEvents],
      applied: [],
    })
    expect(await screen.findByText('Pasó los 45′')).toBeDefined()
  })
})

describe('a goal that was deleted and registered anew', () => {
  test('leaves the score one too high: a hint offers to take it down (R1)', async () => {
    const { user, server } = await openControl()
    await user.click(press('Eliminar Gol de Martín Sosa · 34′'))
    await user.click((await question('¿Eliminar este evento?')).getByRole('button', { name: 'Eliminar evento' }))
    expect(screen.queryByText(/el marcador no baja/)).toBeNull()
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(form.getByRole('button', { name: '10 Pablo Ríos' }))
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(
      await screen.findByText(
        'Promo 98: el marcador suma 3 y hay 2 goles registrados. Al eliminar un gol, el marcador no baja.',
      ),
    ).toBeDefined()
    await user.click(
      within(screen.getByText(/el marcador no baja/).closest<HTMLElement>('[role=status]')!).getByRole('button', {
        name: 'Restar gol a Promo 98',
      }),
    )
    expect(screen.queryByText(/el marcador no baja/)).toBeNull()
    await waitFor(() => expect(server.match.homeScore).toBe(2))
  })
})

describe('a match that', () => {
  test('is gone says so and leads back', async () => {
    const { user, address, realtime } = openLive({ path: '/tournament/live?partido=gone' })
    realtime.rejectSubscription(matchChannel('gone'), { code: 404, message: 'No existe o ya fue eliminado' })
    expect(await screen.findByText('Este partido ya no existe')).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: 'Cambiar partido' }).at(-1)!)
    expect(address()).toBe('/tournament/live')
  })

  test('was finished by somebody else shows how it ended', async () => {
    const { realtime } = await openControl()
    realtime.push(matchChannel(liveMatch.id), {
      match: { ...liveMatch, status: 'finished', isLive: false, rev: 9 },
      events: [...liveEvents],
      applied: [],
    })
    expect(await screen.findByRole('heading', { name: 'Partido finalizado' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver posiciones' }).getAttribute('href')).toBe(
      `/tournament/standings?deporte=${liveMatch.sportId}`,
    )
  })

  test('only the socket tells of is controlled all the same', async () => {
    const { user } = openLive({
      path: `/tournament/live?partido=${liveMatch.id}`,
      answer: (api) => void api.respond(matchEndpoints.find, () => networkFailure),
    })
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
    await user.click(press('Sumar gol a Promo 98'))
    expect(board()).toContain('Promo 98 3')
  })

  test('cannot be read in any way says so, and is read again', async () => {
    const { user, server, realtime } = openLive({ path: `/tournament/live?partido=${liveMatch.id}` })
    server.line = 'away'
    realtime.rejectSubscription(matchChannel(liveMatch.id), { code: 503, message: 'La base de datos no responde' })
    expect(await screen.findByText('No pudimos abrir el partido')).toBeDefined()
    server.line = 'up'
    await user.click(press('Reintentar'))
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
  })
})
