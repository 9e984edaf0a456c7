import { screen, waitFor, within } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveEvents, liveMatch } from '../../../../../dev/answer-live'
import { openControl, press, question } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const conflict = (message: string) => errorReply({ code: 409, type: 'conflict', message })

describe('Reabrir partido', () => {
  const finished = { ...liveMatch, status: 'finished', isLive: false } as const

  test('confirms with the consequences, and shows the board again', async () => {
    const { user, api, realtime } = await openControl({ match: finished })
    const reopened = { ...liveMatch, isLive: false, rev: 9 }
    api.respond(commands.reopen, () => {
      realtime.push(matchChannel(liveMatch.id), { match: reopened, events: [...liveEvents], applied: [] })
      return reopened
    })
    await user.click(press('Reabrir partido'))
    const dialog = await question('¿Reabrir el partido Promo 98 – Promo 05?')
    expect(dialog.getByText(/su resultado se descuenta de Posiciones y Goleadores/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Volver' }))
    expect(api.callsTo(commands.reopen)).toEqual([])
    await user.click(press('Reabrir partido'))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    expect(await screen.findByText('Partido reabierto')).toBeDefined()
    expect(press('Reanudar')).toBeDefined()
  })

  test('shows the reason of a rejection', async () => {
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

  test('replaces the retry of an action that was rejected because another person has finished the match', async () => {
    const { user, api, server, realtime } = await openControl()
    server.connection = 'down'
    realtime.goOffline()
    await user.click(press('Sumar gol a Promo 98'))
    server.actFromOtherPanel({ kind: 'finish' })
    server.connection = 'up'
    realtime.reconnect()
    const rejected = within(await screen.findByRole('list', { name: 'No se pudo guardar' }))
    realtime.push(matchChannel(liveMatch.id), server.state())
    expect(await rejected.findByText(/^El partido terminó antes de que llegara lo tuyo/)).toBeDefined()
    expect(rejected.queryByRole('button', { name: /^Reintentar/ })).toBeNull()
    expect(rejected.getByRole('button', { name: 'Descartar +1 a Promo 98' })).toBeDefined()
    api.respond(commands.reopen, () => {
      server.match = { ...server.match, status: 'live', isLive: false, rev: server.match.rev + 1 }
      realtime.push(matchChannel(liveMatch.id), server.state())
      return server.match
    })
    await user.click(rejected.getByRole('button', { name: 'Reabrir partido' }))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Reintentar +1 a Promo 98' }))
    await waitFor(() => expect(server.match.homeScore).toBe(3))
  })
})
