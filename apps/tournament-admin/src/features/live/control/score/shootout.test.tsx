import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { board, openControl, press, question, sheet } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const level = {
  ...liveMatch,
  isLive: false,
  nextTickAt: null,
  homeScore: 1,
  awayScore: 1,
  currentMinute: 90,
  currentHalf: 2,
  mustHaveWinner: true,
}

describe('a level match that must have a winner (B16)', () => {
  test('is not finished: the shoot-out is kicked by one tap each, offline too, ends by itself, and its score stands beside the score', async () => {
    const { user, server, realtime } = await openControl({ match: level })
    await user.click(press('Finalizar Partido'))
    await user.click(await screen.findByRole('button', { name: 'Promo 98' }))
    const penalties = await sheet('Penales')
    server.connection = 'down'
    realtime.goOffline()
    await user.click(penalties.getByRole('button', { name: 'Convertido' }))
    expect(penalties.getByText('Patea Promo 05')).toBeDefined()
    await user.click(penalties.getByRole('button', { name: 'Convertido' }))
    await user.click(penalties.getByRole('button', { name: 'Deshacer el último penal' }))
    for (const kick of ['Errado', 'Convertido', 'Errado', 'Convertido', 'Errado'])
      await user.click(penalties.getByRole('button', { name: kick }))
    expect(penalties.getByText('Gana Promo 98 en los penales')).toBeDefined()
    expect(penalties.queryByRole('button', { name: 'Convertido' })).toBeNull()
    expect(board()).toContain('Promo 98 1 (3), Promo 05 1 (0)')
    server.connection = 'up'
    realtime.reconnect()
    await waitFor(() => expect(server.match.shootout).toMatchObject({ home: 3, away: 0 }))
    await user.click(penalties.getByRole('button', { name: 'Finalizar Partido' }))
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    await waitFor(() => expect(server.match).toMatchObject({ status: 'finished', homeScore: 1, awayScore: 1 }))
    expect(await screen.findByText('1 (3) – 1 (0)')).toBeDefined()
  })

  test('offers no extra time that the fixture does not have, whichever period it is finished in', async () => {
    const { user } = await openControl({ match: { ...level, currentHalf: 1 } })
    await user.click(press('Finalizar Partido'))
    expect((await sheet('Penales')).queryByRole('button', { name: 'Jugar el alargue' })).toBeNull()
  })

  test('goes to extra time first where the fixture has it, the clock running', async () => {
    const { user, server } = await openControl({ match: { ...level, extraTime: 15 } })
    await user.click(press('Finalizar Partido'))
    await user.click(await screen.findByRole('button', { name: 'Jugar el alargue' }))
    await waitFor(() => expect(server.match).toMatchObject({ isLive: true, currentMinute: 90, currentHalf: 3 }))
    expect(press('Alargue 1').getAttribute('aria-pressed')).toBe('true')
    expect(press('Fin del alargue 1')).toBeDefined()
  })
})

describe('a level match of points that must have a winner (B34)', () => {
  const sport = { id: liveMatch.sportId, name: 'Básquet', icon: '🏀', scoring: 'points' as const }
  const points = { ...level, homeScore: 61, awayScore: 61, extraTime: 5, sport }

  test('is not finished: an overtime is offered, then another, then to play on; a winner finishes it', async () => {
    const { user, server } = await openControl({ match: points })
    const finish = () => user.click(press('Finalizar Partido'))
    await finish()
    const dialog = await question('Empate 61 – 61: debe haber un ganador')
    expect(dialog.getByText(/^En este deporte no se termina empatado\. El alargue dura 5 minutos/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Jugar el alargue' }))
    await waitFor(() => expect(server.match).toMatchObject({ isLive: true, currentHalf: 3 }))
    await finish()
    await user.click(await screen.findByRole('button', { name: 'Jugar el alargue' }))
    await waitFor(() => expect(server.match).toMatchObject({ isLive: true, currentHalf: 4 }))
    await finish()
    await user.click(await screen.findByRole('button', { name: 'Seguir jugando' }))
    expect(server.match).toMatchObject({ status: 'live', isLive: true })
    await user.click(press('Sumar 2 puntos a Promo 98'))
    await finish()
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    await waitFor(() => expect(server.match).toMatchObject({ status: 'finished', homeScore: 63 }))
  })

  test('finished offline by a board that did not know it: the reason stands there, and the match continues', async () => {
    const { user, server, realtime } = await openControl({ match: { ...points, mustHaveWinner: false, extraTime: 0 } })
    server.connection = 'down'
    realtime.goOffline()
    await user.click(press('Finalizar Partido'))
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    server.match = { ...server.match, rev: server.match.rev + 1, mustHaveWinner: true, extraTime: 5 }
    server.connection = 'up'
    realtime.reconnect()
    expect(await screen.findByText(/Este partido no termina empatado: en este deporte se sigue jugando/)).toBeDefined()
    await waitFor(() => expect(press('Finalizar Partido')).toBeDefined())
    expect(server.match).toMatchObject({ status: 'live', homeScore: 61 })
  })
})
