import { screen, waitFor } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveEvents, liveMatch } from '../../../../../dev/answer-live'
import { board, openControl, press } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

describe('the clock', () => {
  test('explains why it stopped by itself, and asks to check the minute', async () => {
    const { user } = await openControl({ match: { ...liveMatch, isLive: false, clockStalled: true } })
    expect(screen.getByRole('alert').textContent).toBe(
      'El reloj se detuvo: pasaron más de 15 minutos sin señal del servidor. Revisa el minuto y reanuda.',
    )
    await user.click(press('Reanudar'))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(board()).toContain('Reloj en marcha'))
  })

  test('marks a minute well past the end of the half', async () => {
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
