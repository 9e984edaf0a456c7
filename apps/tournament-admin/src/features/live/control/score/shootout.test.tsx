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
  test('is not finished: the shoot-out is kicked by one tap each, without a line too, ends by itself, and its score stands beside the score', async () => {
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

  test('goes to extra time first where the fixture has it, the clock going on', async () => {
    const { user, server } = await openControl({ match: { ...level, extraTime: 15 } })
    await user.click(press('Finalizar Partido'))
    await user.click(await screen.findByRole('button', { name: 'Jugar el alargue' }))
    await waitFor(() => expect(server.match).toMatchObject({ isLive: true, currentMinute: 90, currentHalf: 3 }))
    expect(press('Alargue 1').getAttribute('aria-pressed')).toBe('true')
    expect(press('Fin del alargue 1')).toBeDefined()
  })
})
