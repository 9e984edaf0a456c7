import { act, screen, within } from '@testing-library/react'
import { decisionEndpoints } from '@torneo/contracts/competition/decisions'
import { type MatchCall, matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import type { Match } from '@torneo/contracts/match/matches'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPanelApi, openPanel } from '../../testing/open-panel'
import { fieldsOfDay } from './fields-of-day'

// A match of midnight is late for twelve hours only.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 15, 11, 20) })
})
afterEach(() => {
  vi.useRealTimers()
})

const date = '2025-11-15'
const at = (id: string, time: string, fields: Partial<Match> = {}) =>
  aMatch({ id, date, time, location: 'Club', field: 'Cancha 1', status: 'scheduled', isLive: false, ...fields })

describe('the fields of today', () => {
  const now = { date, time: '11:20' }
  const listed = (matches: readonly Match[]) =>
    fieldsOfDay(matches, now).map(
      ({ name, current, late, next }) => `${name}: ${current?.id ?? '-'} ${late} ${next.map(({ id }) => id).join(' ')}`,
    )

  test('show the live match before a late one, and who comes next', () => {
    expect(
      listed([
        at('c', '13:00'),
        at('a', '10:50', { status: 'live' }),
        at('b', '11:05'),
        at('late', '11:05', { field: 'Cancha 2' }),
        at('then', '12:00', { field: 'Cancha 2' }),
        at('free', '11:30', { field: 'Cancha 10' }),
        at('tomorrow', '09:00', { date: '2100-01-01', field: 'Cancha 3' }),
        at('nofield', '12:00', { field: ' ' }),
      ]),
    ).toEqual(['Cancha 1: a 0 b c', 'Cancha 2: late 15 then', 'Cancha 10: - 0 free', 'Club: - 0 nofield'])
  })
})

const call: MatchCall = {
  id: 'c1',
  matchId: 'm1',
  kind: 'absent_team',
  text: 'Promo 15',
  by: 'Sofía',
  at: new Date().toISOString(),
  readBy: null,
  answer: null,
  closed: false,
}
const pending = async () => within(await screen.findByRole('region', { name: 'Por resolver' }))

async function openDay(role: 'admin_tournament' | 'admin_landing', calls: readonly MatchCall[] = []) {
  const realtime = new FakeRealtime()
  realtime.setSnapshot('matches', { items: [at('m1', '00:00', { status: 'live' }), at('m2', '23:59')] })
  let open = calls
  const api = aPanelApi(aUser({ role })).respond(matchCallEndpoints.list, () => ({
    total: open.length,
    items: [...open],
  }))
  return { api, realtime, setCalls: (next: readonly MatchCall[]) => (open = next) }
}

describe('a day with matches', () => {
  test('lists calls, lots and conflicts, the first with the main button, each with the way to it', async () => {
    const { api, realtime } = await openDay('admin_tournament', [call])
    api.respond(decisionEndpoints.list, {
      total: 2,
      items: [
        { sportId: 'padel', sport: 'Pádel', kind: 'conflict', place: 'Semifinal 1', teams: ['Promo 89'] },
        { sportId: 'pingpong', sport: 'Ping pong', kind: 'lots', place: 'Zona B', teams: ['Promo 07', 'Promo 11'] },
      ],
    })
    await openPanel('/', api, realtime)
    const rows = (await pending()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Cancha 1: no se presentó un equipoAviso de Sofía: «Promo 15»reciénResponder',
      'Ping pong, Zona B: falta un sorteoPromo 07 y Promo 11 están igualados en todoSortear',
      'Se corrigió un resultado: aquí debía jugar Promo 89Pádel, Semifinal 1, ya empezó con otro equipoVer cruce',
    ])
    expect((await pending()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tournament/live',
      '/tournament/competition?deporte=pingpong',
      '/tournament/competition?deporte=padel',
    ])
    const table = within(screen.getByRole('region', { name: 'Por cancha' }))
    expect(table.getByRole('row', { name: /Cancha 1 .*EN VIVO 23:59/ })).toBeDefined()
  })

  test('leads from a late field to its delay, and to the fields of the day', async () => {
    const { api, realtime } = await openDay('admin_tournament')
    realtime.setSnapshot('matches', { items: [at('m1', '00:00'), at('m2', '23:59')] })
    await openPanel('/', api, realtime)
    expect((await pending()).getByRole('link', { name: /^Atrasar: Cancha 1 viene/ }).getAttribute('href')).toBe(
      '/tournament/fixtures?vista=canchas&abrir=atrasar.m1',
    )
    expect(screen.getByRole('link', { name: 'Abrir Canchas' }).getAttribute('href')).toBe(
      '/tournament/fixtures?vista=canchas',
    )
  })

  test('says that all is well, and a call that arrives is shown at once', async () => {
    const { api, realtime, setCalls } = await openDay('admin_tournament')
    await openPanel('/', api, realtime)
    expect((await pending()).getByText('Todo en orden. Lo próximo: 23:59, Cancha 1')).toBeDefined()
    setCalls([call])
    act(() => void realtime.push('calls', { id: 'c1' }))
    expect(await (await pending()).findByText('Cancha 1: no se presentó un equipo')).toBeDefined()
  })

  test('is not for editors of the page, nor for days without matches', async () => {
    const { api, realtime } = await openDay('admin_landing')
    await openPanel('/', api, realtime)
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByRole('region', { name: 'Por resolver' })).toBeNull()
    expect(api.callsTo(decisionEndpoints.list)).toEqual([])
  })
})
