import { act, screen } from '@testing-library/react'
import { realtimeLimits, standingsChannel } from '@torneo/contracts/realtime'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTournament, football, match, scorer, standing } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

const live = match(1998, 2005, { id: 'm1', status: 'live', isLive: true, homeScore: 2, awayScore: 1, currentMinute: 34, rev: 7 })
const tournament = aTournament({
  matches: [live, match(1991, 2012, { id: 'm2', date: '2025-11-15', time: '18:30' }), match(2001, 2007, { id: 'm3', date: '2025-11-14', status: 'finished', homeScore: 3 })],
  standings: { [football.id]: [standing(1, 1998, 'Senior', 13, 8)] },
  scorers: { [football.id]: [scorer(1, 'Ana Sosa', 1998, 7)] },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now: new Date(2025, 10, 15, 17, 5) })
})
afterEach(() => void vi.useRealTimers())

const title = () => screen.getByRole('heading', { level: 2 }).textContent
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('rotates by itself: live, upcoming, results, tables', async () => {
  renderPage(tournament, { isBoard: true })
  expect(await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })).toBeDefined()
  const seen = [title()]
  for (let turn = 0; turn < 7; turn += 1) {
    wait(15_000)
    seen.push(title())
  }
  const playing = 'EN VIVO'
  expect(seen).toEqual([playing, 'Próximos partidos', playing, 'Resultados', playing, 'Posiciones · ⚽ Fútbol', playing, 'Goleadores · ⚽ Fútbol'])
  expect(screen.getByRole('row', { name: '1 Ana Sosa Promo 98 5 7' })).toBeDefined()
})

it('says the time, what comes next, and offers nothing to press', async () => {
  renderPage(tournament, { isBoard: true })
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  expect(screen.getByText('17:05')).toBeDefined()
  expect(screen.getByText('Promo 91 – Promo 12').closest('p')?.textContent).toBe('A continuaciónPromo 91 – Promo 12 hoy a las 18:30')
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
})

it('switches to a goal immediately, and shows the live scores in the footer otherwise', async () => {
  const { realtime } = renderPage(tournament, { isBoard: true })
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  wait(15_000)
  expect(title()).toBe('Próximos partidos')
  expect(screen.getByText('EN VIVO 34′').parentElement?.textContent).toContain('Promo 98 2 – 1 Promo 05')
  realtime.push('matches', { items: [{ ...live, homeScore: 3, rev: 8 }], removed: [] })
  expect(await screen.findByRole('heading', { name: 'Promo 98 3, Promo 05 1' })).toBeDefined()
  expect(screen.getByText('+1')).toBeDefined()
})

it('updates its tables from the socket', async () => {
  const realtime = new FakeRealtime().setSnapshot('standings:futbol', { standings: tournament.standings.futbol ?? [], scorers: tournament.scorers.futbol ?? [] })
  renderPage(tournament, { isBoard: true, realtime })
  await expect.poll(() => realtime.subscribed()).toEqual(expect.arrayContaining(['matches', 'standings:futbol']))
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  for (let turn = 0; turn < 5; turn += 1) wait(15_000)
  expect(screen.getByRole('row', { name: '1 Promo 98 5 4 1 0 +8 13' })).toBeDefined()
  realtime.push('standings:futbol', { standings: [standing(1, 2005, 'Senior', 16, 9)], scorers: [scorer(1, 'Eva Paz', 2005, 8)] })
  expect(await screen.findByRole('row', { name: '1 Promo 05 5 4 1 0 +9 16' })).toBeDefined()
  wait(15_000)
  wait(15_000)
  expect(screen.getByRole('row', { name: '1 Eva Paz Promo 05 5 8' })).toBeDefined()
})

it('subscribes to no more tables than a socket may', async () => {
  const sports = Array.from({ length: 60 }, (_, place) => ({ ...football, id: `deporte${place}` }))
  const realtime = new FakeRealtime()
  for (const { id } of sports) realtime.setSnapshot(standingsChannel(id), { standings: [], scorers: [] })
  renderPage({ ...tournament, sports, standings: {}, scorers: {} }, { isBoard: true, realtime })
  await expect.poll(() => realtime.subscribed().length).toBe(realtimeLimits.channels)
  expect(realtime.subscribed()).toContain('matches')
})

it('shows the age of its data when the connection is lost', async () => {
  const { realtime } = renderPage(tournament, { isBoard: true })
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  realtime.cut()
  expect(await screen.findByText('Sin conexión')).toBeDefined()
})

it('has an idle state before the tournament begins', async () => {
  renderPage(aTournament(), { isBoard: true })
  expect(await screen.findByText('Ahora no se juega ningún partido')).toBeDefined()
})
