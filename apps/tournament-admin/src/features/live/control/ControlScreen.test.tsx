import { screen } from '@testing-library/react'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { networkFailure } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveEvents, liveMatch } from '../../../../dev/answer-live'
import { board, openControl, openLive, press } from '../../../testing/live-screen'

beforeEach(() => localStorage.clear())

describe('the screen of a match', () => {
  test('reports a deleted match and links to the list', async () => {
    const { user, address, realtime } = openLive({ path: '/tournament/live?partido=deleted' })
    realtime.rejectSubscription(matchChannel('deleted'), { code: 404, message: 'No existe o ya fue eliminado' })
    expect(await screen.findByText('Este partido ya no existe')).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: 'Cambiar partido' }).at(-1)!)
    expect(address()).toBe('/tournament/live')
  })

  test('shows the result once another person has finished the match', async () => {
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

  test('controls a match that only the socket delivers', async () => {
    const { user } = openLive({
      path: `/tournament/live?partido=${liveMatch.id}`,
      answer: (api) => void api.respond(matchEndpoints.find, () => networkFailure),
    })
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
    await user.click(press('Sumar gol a Promo 98'))
    expect(board()).toContain('Promo 98 3')
  })

  test('reports a match that cannot be read, and retries', async () => {
    const { user, server, realtime } = openLive({ path: `/tournament/live?partido=${liveMatch.id}` })
    server.connection = 'away'
    realtime.rejectSubscription(matchChannel(liveMatch.id), { code: 503, message: 'La base de datos no responde' })
    expect(await screen.findByText('No pudimos abrir el partido')).toBeDefined()
    server.connection = 'up'
    await user.click(press('Reintentar'))
    expect(await screen.findByRole('region', { name: 'Promo 98 – Promo 05' })).toBeDefined()
  })
})
