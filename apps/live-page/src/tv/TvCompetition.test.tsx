import { act, screen, within } from '@testing-library/react'
import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { drawZones } from '@torneo/domain/competition/setup/draw'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCompetition, aDrawnCompetition } from '../testing/a-competition'
import { aTournament, football, match } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

const noTables = { standings: [], scorers: [] }
const frame = (competition: PublicCompetition) => ({ ...noTables, competition })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(2025, 10, 15, 17, 5),
  })
})
afterEach(() => {
  vi.useRealTimers()
  setMotion('no-preference')
})

const setMotion = (prefersReducedMotion: 'reduce' | 'no-preference') => {
  const { settings } = (window as unknown as { happyDOM: { settings: { device: object } } }).happyDOM
  Object.assign(settings.device, { prefersReducedMotion })
}
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

async function openBoard(competition: PublicCompetition, matches: readonly MatchRow[] = []) {
  const realtime = new FakeRealtime().setSnapshot('standings:futbol', frame(competition))
  renderPage(aTournament({ sports: [football], matches: [...matches], competitions: { futbol: competition } }), {
    isBoard: true,
    realtime,
  })
  await expect.poll(() => realtime.subscribed()).toContain('standings:futbol')
  await screen.findByRole('main')
  return realtime
}

const finalMatch = (competition: PublicCompetition) => {
  const final = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : [])).at(-2)
  if (final?.name !== 'Final') throw new Error('The fixture has no final')
  const { homeTeam, awayTeam } = final
  return match(1998, 2005, { id: final.matchId ?? '', homeTeam, awayTeam, date: '2025-11-16', time: '17:00' })
}

it('shows the zones with the places that lead on, then the bracket with the final as a poster', async () => {
  const competition = aCompetition('zones')
  await openBoard(competition, [finalMatch(competition)])
  await expect
    .poll(() => {
      advance(2500)
      return title()
    })
    .toBe('⚽ Fútbol · Zonas')
  const zone = within(screen.getByRole('table', { name: 'Posiciones de Zona A' }))
  expect(zone.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Zona APJDGPts',
    expect.stringMatching(/^1.*Equipo t01.*9$/),
    expect.stringMatching(/^2.*Equipo t04/),
    expect.stringMatching(/^3.*Equipo t05/),
    expect.stringMatching(/^4.*Equipo t08/),
  ])
  expect(screen.getByText('Pasó a Llave')).toBeDefined()
  advance(15_000)
  expect(title()).toBe('⚽ Fútbol · Llave')
  const poster = screen.getByRole('heading', { name: 'La final' }).parentElement
  expect(poster?.textContent).toBe(
    'La finalGanador Semifinal 1vsGanador Semifinal 2mañana a las 17:00Campo de deportes · Cancha 1',
  )
})

it('a champion takes the screen when the final is decided, and stays in the rotation', async () => {
  const all = aCompetition('all')
  const realtime = await openBoard(aCompetition('zones'))
  await expect.poll(title).toContain('⚽')
  const played = { ...finalMatch(all), status: 'finished', homeScore: 2, awayScore: 1, rev: 3 } as const
  realtime.push('matches', { items: [played], removed: [] })
  realtime.push('standings:futbol', frame(all))
  const champion = await screen.findByText('Campeón de Fútbol · 2025')
  expect(screen.getByRole('heading', { level: 3, name: 'Equipo t01' })).toBeDefined()
  expect(champion.parentElement?.parentElement?.textContent).toContain('Final: Equipo t01 2 – 1 Equipo t02')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^2\.º.*Equipo t02$/),
    expect.stringMatching(/^3\.º.*Equipo t03$/),
  ])
  advance(20_000)
  expect(screen.queryByText('Campeón de Fútbol · 2025')).toBeNull()
  await expect
    .poll(() => {
      advance(5000)
      return screen.queryByText('Campeón de Fútbol · 2025')
    })
    .not.toBeNull()
})

it('a draw is revealed team by team in its order, then its zones stay for a while', async () => {
  const realtime = await openBoard(aCompetition('none'))
  await expect.poll(title).toContain('⚽')
  const drawn = aDrawnCompetition()
  realtime.push('standings:futbol', frame(drawn))
  await screen.findByText(/Sorteo en vivo/)
  const revealed: (string | null)[] = []
  for (let team = 0; team < 8; team += 1) {
    advance(2400)
    revealed.push(screen.getByRole('status').textContent)
  }
  const [league] = drawn.phases
  if (league?.kind !== 'league') throw new Error('No league')
  const teams = league.tables.flatMap(({ rows }) => rows.map(({ team }) => team))
  const order = drawZones({ teams, zones: 2, pots: [], seed: 7 })
  const zoneOf = (id: string) => league.zones.find(({ teamIds }) => teamIds.includes(id))?.name
  expect(revealed.slice(0, 7)).toEqual(
    (order.ok ? order.drawn : []).slice(0, 7).map(({ teamId }) => `98Equipo ${teamId}va a ${zoneOf(teamId)}`),
  )
  expect(revealed[7]).toBe('Así quedaron las zonas')
  expect(
    within(screen.getByRole('heading', { name: 'Zona A' }).parentElement as HTMLElement).getAllByRole('listitem'),
  ).toHaveLength(4)
  advance(20_000)
  expect(screen.queryByText(/Sorteo en vivo/)).toBeNull()
})

it('reduced motion reveals a draw at once', async () => {
  setMotion('reduce')
  const realtime = await openBoard(aCompetition('none'))
  await expect.poll(title).toContain('⚽')
  realtime.push('standings:futbol', frame(aDrawnCompetition()))
  expect(await screen.findByText('Así quedaron las zonas')).toBeDefined()
  expect(screen.getAllByText(/^Equipo t0/)).toHaveLength(16)
})

it.each([
  ['the page', 0],
  ['a board that was offline', 3_600_000],
])('%s that comes after the draw shows nothing of it', async (_, later) => {
  const drawn = aDrawnCompetition()
  const realtime = await openBoard(later === 0 ? drawn : aCompetition('none'))
  await expect.poll(title).toContain('⚽')
  vi.setSystemTime(Date.now() + later)
  realtime.push('standings:futbol', frame(drawn))
  advance(1000)
  expect(screen.queryByText(/Sorteo en vivo/)).toBeNull()
})
