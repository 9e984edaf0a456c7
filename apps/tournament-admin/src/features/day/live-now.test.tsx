import { screen, within } from '@testing-library/react'
import { decisionEndpoints } from '@torneo/contracts/competition/decisions'
import { matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../testing/dashboard-slot'

const none = { total: 0, items: [] }
const open = (realtime: FakeRealtime) =>
  openDashboard(
    new FakeApi(aUser()).respond(decisionEndpoints.list, none).respond(matchCallEndpoints.list, none),
    realtime,
  )

describe('the live matches', () => {
  const team = (name: string) => ({
    id: name,
    name,
    color: '#E50914',
    logo: '',
    promotionId: 'p1',
    promotionYear: 1998,
    promotionColor: null,
  })
  const match = aMatch({
    id: 'm1',
    status: 'live',
    isLive: true,
    homeScore: 2,
    awayScore: 1,
    currentMinute: 34,
    sport: { id: 's1', name: 'Fútbol', icon: '⚽' },
    homeTeam: team('Promo 98'),
    awayTeam: team('Promo 05'),
  })
  const region = () => screen.findByRole('region', { name: 'En vivo' })

  it('are one tap away, and move by themselves', async () => {
    const realtime = new FakeRealtime().setSnapshot('matches', { items: [aMatch(), match] })
    open(realtime)
    const box = await region()
    expect(box.textContent).toContain('EN VIVOPromo 98 2 – 1 Promo 05Fútbol · 34′ · 1º Tiempo')
    const link = within(box).getByRole('link', { name: 'Abrir panel de Promo 98 – Promo 05' })
    expect(link.getAttribute('href')).toBe('/tournament/live?partido=m1')
    realtime.push('matches', { items: [{ ...match, rev: 2, homeScore: 3, isLive: false }], removed: [] })
    expect(await within(box).findByText('3 – 1')).toBeDefined()
    expect(within(box).getByText('Fútbol · 34′ · 1º Tiempo · Reloj detenido')).toBeDefined()
    const basketball = { id: 's2', name: 'Básquet', icon: '🏀', scoring: 'points', periods: 4 } as const
    realtime.push('matches', { items: [{ ...match, rev: 3, sport: basketball, currentHalf: 3 }], removed: [] })
    expect(await within(box).findByText('Básquet · 34′ · 3º Cuarto')).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 4, status: 'finished' }], removed: [] })
    await expect.poll(() => screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('lead to the others, with their number', async () => {
    const more = [
      match,
      aMatch({ id: 'm2', status: 'live', time: '18:00' }),
      aMatch({ id: 'm3', status: 'live', time: '19:00' }),
    ]
    open(new FakeRealtime().setSnapshot('matches', { items: more }))
    expect(
      within(await region())
        .getByRole('link', { name: '2 más en vivo' })
        .getAttribute('href'),
    ).toBe('/tournament/live')
  })

  it('show their age without connection', async () => {
    const realtime = new FakeRealtime().setSnapshot('matches', { items: [match] })
    open(realtime)
    const box = await region()
    realtime.goOffline()
    expect(await within(box).findByText(/^Datos de hace \d+ s$/)).toBeDefined()
    realtime.reconnect()
    await expect.poll(() => within(box).queryByText(/^Datos de hace/)).toBeNull()
  })

  it('have no box without any', async () => {
    open(new FakeRealtime().setSnapshot('matches', { items: [aMatch()] }))
    await screen.findByText('Lo demás')
    expect(screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('are followed by the matches of today, or the next one', async () => {
    const [day, later] = [new Intl.DateTimeFormat('sv').format(new Date()), '2999-01-05']
    const items = [
      match,
      aMatch({ id: 'm2', date: day, time: '23:59', field: 'Cancha 2' }),
      aMatch({ id: 'm3', date: later, time: '10:30', homeTeam: team('Promo 87'), awayTeam: team('Promo 91') }),
    ]
    const realtime = new FakeRealtime().setSnapshot('matches', { items })
    open(realtime)
    const banner = within(await screen.findByRole('region', { name: 'Bienvenida' }))
    expect(banner.getByText(/Hoy quedan 2 partidos en 2 canchas\.$/)).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 2, status: 'finished' }], removed: ['m2'] })
    expect(await banner.findByText(/Próximo partido: sáb\. 5\/1\/2999, 10:30: Promo 87 – Promo 91\.$/)).toBeDefined()
    realtime.push('matches', { items: [], removed: ['m3'] })
    expect(await banner.findByText(/Todo lo del torneo, en un solo lugar\.$/)).toBeDefined()
  })

  it('hold nothing back while the service does not respond', async () => {
    const realtime = new FakeRealtime()
    realtime.drop()
    open(realtime)
    expect(await screen.findByText('Lo demás')).toBeDefined()
  })
})
