import { screen, within } from '@testing-library/react'
import type { PublicTournament } from '@torneo/contracts/site/public'
import { expect, it } from 'vitest'
import { aTournament, match, scorer, standing, football } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

const played = match(1998, 2005, { status: 'finished', homeScore: 2, awayScore: 1 })
const open = aTournament({ matches: [played] })
const { tournament } = open
const archived = (fields: Partial<PublicTournament> = {}): PublicTournament => ({
  ...open,
  tournament: tournament && { ...tournament, year: 2024, state: 'archived' },
  standings: { [football.id]: [standing(1, [1998, 'Senior'], 9, 4)] },
  scorers: { [football.id]: [scorer(1, 'Ana Sosa', 1998, 3)] },
  ...fields,
})

it('an archived edition is results and tables: nothing is live, waits, or opens a connection', async () => {
  const { realtime } = renderPage(archived(), { path: '/en-vivo?edicion=2024' })
  const results = within(await screen.findByRole('region', { name: 'Resultados' }))
  expect(results.getByText('Promo 98 2, Promo 05 1', { exact: false })).toBeDefined()
  expect(results.queryByRole('link')).toBeNull()
  expect(screen.getByText('Ana Sosa')).toBeDefined()
  expect(within(screen.getByRole('banner')).getByText('Archivada')).toBeDefined()
  expect(screen.queryByText('En vivo ahora')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Próximos partidos' })).toBeNull()
  expect(realtime.subscribed()).toEqual([])
  expect(screen.getByRole('link', { name: 'Ver la edición en curso' }).getAttribute('href')).toBe('/en-vivo')
})

it('a match that was never played says so, after the results', async () => {
  renderPage(archived({ matches: [played, match(1991, 2012, { id: 'otro' })] }), { path: '/en-vivo?edicion=2024' })
  expect(within(await screen.findByRole('region', { name: 'No se jugaron' })).getByText('Promo 91')).toBeDefined()
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.indexOf('No se jugaron')).toBe(titles.indexOf('Resultados') + 1)
})

it('the open edition leads to the champions and to the earlier ones', async () => {
  const earlier = [2024, 2023].map((year) => ({ name: 'Torneo', year }))
  renderPage({ ...open, earlier })
  const years = within(await screen.findByRole('navigation', { name: 'Ediciones anteriores' }))
  expect(years.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Todos los campeones', '/en-vivo/campeones'],
    ['Edición 2024', '/en-vivo?edicion=2024'],
    ['Edición 2023', '/en-vivo?edicion=2023'],
  ])
})
