import { act, screen, waitFor } from '@testing-library/react'
import { boardChannel } from '@torneo/contracts/endpoint/realtime'
import { matchBoardEndpoints as boards } from '@torneo/contracts/match/match-boards'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints as calls } from '@torneo/contracts/match/match-events'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch, livePlayers } from '../../../../../dev/answer-live'
import { board, openControl, openLive, press, sheet, team, timeline } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const { id: matchId, homeTeamId } = liveMatch
const pablo = livePlayers.find(({ name }) => name === 'Pablo Ríos')!
const goalOfPablo = {
  kind: 'event',
  type: 'goal',
  teamId: homeTeamId,
  playerId: pablo.id,
  assistPlayerId: null,
  minute: 34,
  names: { playerName: pablo.name, playerNumber: pablo.number, assistPlayerName: null },
} as const
type Opened = Awaited<ReturnType<typeof openControl>>

async function registerGoalOfPablo({ user }: Opened) {
  await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
  await user.click((await sheet('Registrar Gol')).getByRole('button', { name: '10 Pablo Ríos' }))
}

describe('an event that another person registered a moment ago', () => {
  test('is asked about and does not count meanwhile; the same one is dropped, quietly', async () => {
    const opened = await openControl()
    const { user, server } = opened
    server.actFromOtherPanel(goalOfPablo, 'Diego')
    await registerGoalOfPablo(opened)
    await screen.findByText('¿Es el mismo gol?')
    expect(screen.getByRole('alert').textContent).toContain(
      'Diego registró: Gol de Pablo Ríos · 34′. Lo tuyo todavía no cuenta: Gol de Pablo Ríos · 34′.',
    )
    expect(board()).toContain('Promo 98 2')
    expect(screen.queryByText(/No se pudo guardar|Error al/)).toBeNull()
    await user.click(press(/^Es el mismo/))
    await waitFor(() => expect(screen.queryByText('¿Es el mismo gol?')).toBeNull())
    expect([server.match.homeScore, opened.api.callsTo(calls.register).length]).toEqual([3, 1])
  })

  test('holds up nothing behind it, is still asked after a reload, and counts where it is another one', async () => {
    const opened = await openControl()
    const { user, server, as, unmount } = opened
    server.actFromOtherPanel(
      { kind: 'event', type: 'yellow_card', teamId: homeTeamId, playerId: pablo.id, assistPlayerId: null, minute: 34 },
      'Diego',
    )
    await user.click(team('Promo 98').getByRole('button', { name: /^Tarjeta Amarilla/ }))
    await user.click((await sheet('Tarjeta Amarilla')).getByRole('button', { name: '9 Martín Sosa' }))
    await user.click(press('Sumar gol a Promo 05'))
    await screen.findByText('¿Es la misma tarjeta?')
    await waitFor(() => expect(server.match.awayScore).toBe(2))
    unmount()

    const again = await openControl({ as, match: server.match, events: server.events })
    await again.user.click(await screen.findByRole('button', { name: /^Es otra/ }))
    await waitFor(() => expect(again.api.callsTo(calls.register).map(({ body }) => body.isAnother)).toEqual([true]))
    await waitFor(() => expect(timeline()[0]).toContain('Martín Sosa'))
    expect(screen.queryByText('¿Es la misma tarjeta?')).toBeNull()
  })

  test("gives the goal's name to a score that another person raised", async () => {
    const opened = await openControl()
    const { user, server } = opened
    server.actFromOtherPanel({ kind: 'score', side: 'home', step: 1 }, 'Diego')
    await registerGoalOfPablo(opened)
    expect((await screen.findByRole('alert')).textContent).toContain('Diego ya lo sumó al marcador.')
    await user.click(press(/^Es el mismo/))
    await waitFor(() =>
      expect(opened.api.callsTo(calls.register).at(-1)?.body).toMatchObject({ counted: true, playerId: pablo.id }),
    )
    await waitFor(() => expect(timeline()[0]).toContain('Gol · Pablo Ríos'))
    expect(server.match.homeScore).toBe(3)
  })

  test('asks about the goal after a plus too', async () => {
    const { user, server, api } = await openControl()
    server.actFromOtherPanel(goalOfPablo, 'Diego')
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(await screen.findByRole('button', { name: /^Es otro/ }))
    await waitFor(() =>
      expect(api.callsTo(commands.score).map(({ body }) => body)).toEqual([
        { side: 'home', step: 1, isAnother: false },
        { side: 'home', step: 1, isAnother: true },
      ]),
    )
    await waitFor(() => expect(server.match.homeScore).toBe(4))
  })
})

describe('people at an open match', () => {
  test('says nothing while one is alone', async () => {
    const { realtime, as } = await openControl()
    act(() => void realtime.setSnapshot(boardChannel(matchId), { matchId, lead: as, here: [as] }))
    await waitFor(() => expect(realtime.subscribed()).toContain(boardChannel(matchId)))
    expect(screen.queryByRole('button', { name: 'Llevarlo yo' })).toBeNull()
    expect(screen.queryByText(/lleva este partido|abierto/)).toBeNull()
  })

  test('names the leader, the others, and a takeover; the former leader is notified', async () => {
    const { user, api, realtime, as } = await openControl()
    const [diego, carla] = [
      { id: 'd', name: 'Diego' },
      { id: 'c', name: 'Carla' },
    ]
    api.respond(boards.lead, () => ({ matchId, lead: as, here: [as, diego] }))
    act(() => void realtime.setSnapshot(boardChannel(matchId), { matchId, lead: diego, here: [carla, diego, as] }))
    await screen.findByText('Diego lleva este partido')
    screen.getByText('Carla también lo tiene abierto')
    await user.click(press('Llevarlo yo'))
    await waitFor(() => expect(api.callsTo(boards.lead)).toHaveLength(1))
    act(() => void realtime.push(boardChannel(matchId), { matchId, lead: as, here: [as, diego] }))
    await screen.findByText('Llevas este partido')
    expect(screen.queryByRole('button', { name: 'Llevarlo yo' })).toBeNull()
    act(() => void realtime.push(boardChannel(matchId), { matchId, lead: diego, here: [as, diego] }))
    await screen.findByText('Diego lleva ahora este partido')
  })

  test('stands in the list', async () => {
    const { realtime } = openLive()
    realtime.setSnapshot('boards', { items: [{ matchId, lead: { id: 'd', name: 'Diego' }, here: [] }] })
    expect(await screen.findByRole('link', { name: /Promo 98.*Lleva Diego/ })).toBeDefined()
  })
})
