import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match-commands'
import { matchEventEndpoints as eventCalls } from '@torneo/contracts/match-events'
import { matchEndpoints } from '@torneo/contracts/matches'
import { playerEndpoints } from '@torneo/contracts/players'
import { matchChannel } from '@torneo/contracts/realtime'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { anEventOf, liveEvents, liveMatch, livePlayers } from '../../../../dev/answer-live'
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

describe('a refusal', () => {
  test('of the start is an alert with the specified words; the match is as it was', async () => {
    const { user } = await openControl({
      match: scheduled, events: [], answer: (api) => api.answer(commands.start, () => conflict('El partido ya no está programado')),
    })
    await user.click(press('Iniciar Partido'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error al iniciar el partido. El partido ya no está programado')
    expect(screen.getByText('PAUSADO')).toBeDefined()
    await user.click(press(/^Descartar/))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(press('Iniciar Partido')).toBeDefined()
  })

  test('of an event is an alert, names what was refused, and may be tried again', async () => {
    const { user, api, server } = await openControl({
      answer: (fake) => fake.answer(eventCalls.register, () => refuse({ code: 400, type: 'validation', message: 'Ese jugador no es de ese equipo' })),
    })
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    const form = await sheet('Tarjeta Amarilla')
    await user.selectOptions(form.getByLabelText('Jugador *'), '9 · Martín Sosa')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Error al registrar el evento. Ese jugador no es de ese equipoTarjeta Amarilla de Martín Sosa · 34′')
    expect(timeline()).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    const { events, match } = server
    api.answer(eventCalls.register, () => ({ event: { ...events[0]!, id: 'again' }, match: { ...match, rev: match.rev + 1 } }))
    await user.click(press(/^Reintentar/))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(api.callsTo(eventCalls.register)).toHaveLength(2))
    const [first, second] = api.callsTo(eventCalls.register)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
  })

  test('of a score is quiet: it steps back, says so in a toast, and waits to be tried or discarded', async () => {
    const { user } = await openControl({ answer: (api) => api.answer(commands.score, () => conflict('El partido no está programado ni en vivo')) })
    await user.click(press('Sumar gol a Promo 98'))
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toBe('Error al cambiar el marcador. El partido no está programado ni en vivo')
    expect(board()).toContain('Promo 98 2')
    const refused = within(screen.getByRole('list', { name: 'No se pudo guardar' }))
    expect(refused.queryByRole('alert')).toBeNull()
    expect(refused.getByText('+1 a Promo 98', { selector: 'p' })).toBeDefined()
    await user.click(press('Descartar +1 a Promo 98'))
    expect(screen.queryByRole('list', { name: 'No se pudo guardar' })).toBeNull()
  })
})

describe('without a connection', () => {
  test('it goes on, counts what waits, and sends it in order when it is back', async () => {
    const { user, realtime, server } = await openControl()
    server.line = 'down'
    realtime.cut()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(team('Promo 05').getByRole('button', { name: /^Tarjeta Roja/ }))
    const form = await sheet('Tarjeta Roja')
    await user.selectOptions(form.getByLabelText('Jugador *'), '2 · Iván Luna')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(timeline()[0]).toBe('34′Tarjeta Roja · Iván LunaPromo 05Por enviar')
    expect(await screen.findByText('2 acciones por enviar')).toBeDefined()
    expect(screen.getByText(/^Datos de hace \d+ s\. Sigue: nada se pierde\.$/)).toBeDefined()
    expect(screen.getByText('Sin conexión')).toBeDefined()
    server.line = 'up'
    realtime.comeBack()
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['score', 'event']))
    await waitFor(() => expect(screen.queryByText(/por enviar/i)).toBeNull())
    expect(board()).toContain('Promo 98 3')
  })

  test('a fast answer never shows that anything waited', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    expect(screen.queryByText(/acción por enviar/)).toBeNull()
    await waitFor(() => expect(server.taken).toHaveLength(1))
    expect(screen.queryByText(/acción por enviar/)).toBeNull()
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
    await user.click(asked.getByRole('button', { name: 'Finalizar Partido' }))
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partido finalizado' }))
    expect(screen.getByRole('group', { name: 'Promo 98 – Promo 05: 2 – 1' })).toBeDefined()
    for (const gone of [/^Sumar/, /^Registrar/, /^Eliminar/, 'Finalizar Partido']) expect(screen.queryByRole('button', { name: gone })).toBeNull()
    expect(server.taken).toEqual([{ kind: 'finish' }])
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

describe('keys', () => {
  test('do what is printed on the buttons; none finishes', async () => {
    const { user, server } = await openControl()
    expect(press('Sumar gol a Promo 98').getAttribute('aria-keyshortcuts')).toBe('Q')
    await user.keyboard('qpA.,2k')
    await waitFor(() => expect(server.taken.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'minute', 'minute', 'half', 'pause']))
    expect(server.match).toMatchObject({ homeScore: 2, awayScore: 2, currentHalf: 2, isLive: false, status: 'live' })
    await user.keyboard('k')
    // The latest that can be taken back is the half: starting and stopping are not.
    await user.keyboard('z')
    await waitFor(() => expect(server.match.currentHalf).toBe(1))
    await user.keyboard('o')
    expect(await sheet('Registrar Gol')).toBeDefined()
  })

  test('are silent in a dialog, held, with Ctrl, and once they are switched off', async () => {
    const { user, server } = await openControl()
    await user.keyboard('w')
    await sheet('Registrar Gol')
    await user.keyboard('q{Escape}')
    fireEvent.keyDown(document.body, { key: 'q', repeat: true })
    await user.keyboard('{Control>}q{/Control}')
    const toggle = screen.getByRole('switch', { name: 'Atajos de teclado' })
    await user.click(toggle)
    await user.keyboard('q')
    expect(press('Sumar gol a Promo 98').getAttribute('aria-keyshortcuts')).toBeNull()
    await user.click(toggle)
    await user.keyboard('l')
    await waitFor(() => expect(server.taken).toEqual([{ kind: 'score', side: 'away', step: -1 }]))
  })

  test('? lists them', async () => {
    const { user } = await openControl()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }))
    expect(help.getByText('Restar gol a Promo 05')).toBeDefined()
  })

  test('the switch and the sun are remembered on the device', async () => {
    const { user, unmount } = await openControl()
    await user.click(screen.getByRole('switch', { name: 'Modo sol' }))
    await user.click(screen.getByRole('switch', { name: 'Atajos de teclado' }))
    unmount()
    await openControl()
    expect(screen.getByRole('switch', { name: 'Modo sol' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('switch', { name: 'Atajos de teclado' }).getAttribute('aria-checked')).toBe('false')
  })
})

describe('the screen stays awake', () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>(() => Promise.resolve({ release }))
  beforeEach(() => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true }))
  afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'))

  test('while a match is controlled, anew after the page was away, and not longer', async () => {
    const { unmount } = await openControl()
    await waitFor(() => expect(request.mock.calls).toEqual([['screen']]))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    unmount()
    await waitFor(() => expect(release).toHaveBeenCalled())
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
