import { screen, within } from '@testing-library/react'
import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { afterEach, expect, it } from 'vitest'
import { aCompetition } from '../testing/a-competition'
import { aTournament, football, match } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

afterEach(() => void (document.cookie = 'siguiendo=; path=/en-vivo; max-age=0'))

const tiesOf = ({ phases }: PublicCompetition) =>
  phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))

/** Matches of the ties, two days after one another. */
const matchesOf = (competition: PublicCompetition): MatchRow[] =>
  tiesOf(competition).map(({ matchId, homeTeam, awayTeam, homeLabel, awayLabel, round, id }) =>
    match(1998, 2005, {
      id: matchId ?? '',
      phaseId: 'llave',
      tieId: id,
      homeTeam,
      awayTeam,
      homeLabel,
      awayLabel,
      date: `2099-11-1${round}`,
      time: '16:00',
    }),
  )

const open = (path: string, competition = aCompetition('zones'), following: readonly string[] = []) => {
  document.cookie = `siguiendo=${following.join('.')}; path=/en-vivo`
  return renderPage(
    aTournament({
      sports: [football],
      matches: matchesOf(competition),
      competitions: { [football.id]: competition },
      standings: {},
      scorers: {},
    }),
    { path, following },
  )
}

it('a link opens the bracket, and a choice changes the address', async () => {
  const { user } = open('/en-vivo?deporte=futbol&vista=llave')
  expect(await screen.findByRole('list', { name: 'Rondas de Llave' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Zonas' }))
  expect(location.search).toBe('?deporte=futbol&vista=zonas')
  expect(await screen.findByRole('table', { name: 'Posiciones de Zona A' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Partidos' }))
  expect(location.search).toBe('?deporte=futbol')
})

it("opens a followed promotion's path, with its zone, its next tie and who waits, and comes back", async () => {
  const { user } = open('/en-vivo', undefined, ['pt01'])
  await user.click(await screen.findByRole('link', { name: 'El camino de Equipo t01' }))
  expect(location.search).toBe('?deporte=futbol&vista=camino&equipo=t01')
  const path = within(await screen.findByRole('article'))
  expect(path.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Zona A',
    'Semifinal 1',
  ])
  expect(path.getByText('1.º con 9 puntos')).toBeDefined()
  expect(path.getByText('Pasó a Llave')).toBeDefined()
  expect(path.getByText(/^Si gana/).textContent).toBe(
    'Si gana, juega contra Ganador Semifinal 2 (Final, jue. 12/11/2099 a las 16:00)',
  )
  expect(path.getByText(/^Si pierde, juega contra Perdedor Semifinal 2/)).toBeDefined()
  await user.click(path.getByRole('link', { name: 'Volver a la llave' }))
  expect(await screen.findByRole('radiogroup', { name: 'Ver' })).toBeDefined()
})

it('a path that was shared follows its promotion and offers alerts', async () => {
  const { user } = open('/en-vivo?deporte=futbol&vista=camino&equipo=t08')
  expect(await screen.findByText('Terminó 4.º')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Avisarme cuando empiece' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Volver a la llave' }))
  expect(location.search).toBe('?deporte=futbol&vista=llave')
})

it('a team that is in no competition has an explanation', async () => {
  open('/en-vivo?deporte=futbol&vista=camino&equipo=nadie')
  expect(await screen.findByText('Este equipo no está en la competencia')).toBeDefined()
})

it("a tie's match says who waits for the winner and the loser", async () => {
  const competition = aCompetition('zones')
  const { user } = open('/en-vivo?deporte=futbol&vista=llave', competition)
  await user.click(await screen.findByRole('link', { name: /Ver el partido: Semifinal 1/ }))
  expect(await screen.findByText(/^El ganador juega contra/)).toBeDefined()
  expect(screen.getByText(/^El ganador/).textContent).toBe(
    'El ganador juega contra Ganador Semifinal 2, jue. 12/11/2099 a las 16:00',
  )
  expect(screen.getByText(/^El perdedor juega contra Perdedor Semifinal 2/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'El camino de Equipo t01' })).toBeDefined()
})
