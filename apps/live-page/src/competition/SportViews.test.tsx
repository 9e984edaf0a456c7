import { screen, within } from '@testing-library/react'
import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aCompetition } from '../testing/a-competition'
import { aTournament, football, match, standing } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

const render = (
  competition: PublicCompetition | null,
  following: readonly string[] = [],
  realtime = new FakeRealtime(),
  matches: readonly MatchRow[] = [],
) =>
  renderPage(
    aTournament({
      matches: [match(1998, 2005, { date: '2099-11-15' }), ...matches],
      standings: { [football.id]: [standing(1, [1998, 'Senior'], 13, 8)] },
      competitions: competition ? { [football.id]: competition } : {},
    }),
    { following, realtime },
  )
const views = () =>
  within(screen.getByRole('radiogroup', { name: 'Ver' }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent)

describe('a sport with a competition', () => {
  it('shows one table and no choice when it has no competition', async () => {
    render(null)
    expect(await screen.findByRole('region', { name: 'Posiciones' })).toBeDefined()
    expect(screen.queryByRole('radiogroup', { name: 'Ver' })).toBeNull()
  })

  it('offers only the views that exist', async () => {
    const all = aCompetition('none')
    const bracketOnly = { ...all, phases: all.phases.filter(({ kind }) => kind === 'knockout') }
    const { unmount } = render(all)
    expect(await screen.findByRole('radiogroup', { name: 'Ver' })).toBeDefined()
    expect(views()).toEqual(['Partidos', 'Zonas', 'Llave'])
    expect(screen.queryByRole('region', { name: 'Posiciones' })).toBeNull()
    unmount()
    render(bracketOnly)
    expect(await screen.findByRole('region', { name: 'Posiciones' })).toBeDefined()
    expect(views()).toEqual(['Partidos', 'Llave'])
  })

  it('shows the zones with where their places lead, and marks the own promotion', async () => {
    document.cookie = 'siguiendo=pt04; path=/en-vivo'
    onTestFinished(() => void (document.cookie = 'siguiendo=; path=/en-vivo; max-age=0'))
    const { user } = render(aCompetition('zones'), ['pt04'])
    await user.click(await screen.findByRole('radio', { name: 'Zonas' }))
    const zone = await screen.findByRole('table', { name: 'Posiciones de Zona A' })
    const rows = within(zone).getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      expect.stringMatching(/Equipo t01.*Pasó a/),
      expect.stringMatching(/Equipo t04.*Pasó a/),
      expect.not.stringContaining('Pasó'),
      expect.not.stringContaining('Pasó'),
    ])
    expect(rows.map((row) => 'ours' in row.dataset)).toEqual([false, true, false, false])
    expect(screen.getByRole('table', { name: 'Posiciones de Zona B' })).toBeDefined()
  })

  it('says that no place leads on before a match of the zone was played', async () => {
    const { user } = render(aCompetition('none'))
    await user.click(await screen.findByRole('radio', { name: 'Zonas' }))
    await screen.findByRole('table', { name: 'Posiciones de Zona A' })
    expect(document.body.textContent).not.toMatch(/Pasa a|Puede pasar/)
  })

  it('renders the bracket by rounds, with a link to each match and the own promotion marked', async () => {
    document.cookie = 'siguiendo=pt01; path=/en-vivo'
    onTestFinished(() => void (document.cookie = 'siguiendo=; path=/en-vivo; max-age=0'))
    const competition = aCompetition('zones')
    const ties = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
    const semifinal = ties.find(({ homeTeam }) => homeTeam?.id === 't01')
    const { user } = render(competition, ['pt01'], new FakeRealtime(), [
      match(1998, 2005, {
        id: semifinal?.matchId ?? '',
        status: 'finished',
        homeScore: 2,
        awayScore: 1,
        homeTeam: semifinal?.homeTeam ?? null,
        awayTeam: semifinal?.awayTeam ?? null,
      }),
    ])
    await user.click(await screen.findByRole('radio', { name: 'Llave' }))
    const rounds = within(await screen.findByRole('list', { name: 'Rondas de Llave' }))
    expect(rounds.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Semifinales',
      'Final',
      'Tercer puesto',
    ])
    const tie = screen.getByText('Semifinal 1').closest('[data-tie]')
    expect(tie?.textContent).toMatch(/^Semifinal 1Final.*Equipo t01Tu promo: El camino de Equipo t012.*Equipo t031$/)
    expect(screen.getByText('Ganador Semifinal 1')).toBeDefined()
    await user.click(screen.getByRole('link', { name: /Ver qué pasó: Semifinal 1/ }))
    expect(location.pathname).toBe(`/en-vivo/partido/${semifinal?.matchId}`)
  })

  it('names why a level team is above another, a deduction and a missing draw', async () => {
    const competition = aCompetition('zones')
    const [league] = competition.phases
    if (league?.kind !== 'league') throw new Error('No league')
    const rows = league.tables[0]?.rows ?? []
    Object.assign(rows[1] ?? {}, { decidedBy: { rule: 'head_to_head', text: 'Por el resultado entre ellos: 2-1' } })
    Object.assign(rows[2] ?? {}, { decidedBy: { rule: 'points', text: 'Por puntos: 6 contra 3' }, deducted: 1 })
    Object.assign(rows[3] ?? {}, { lotsDue: true })
    const { user } = render(competition)
    await user.click(await screen.findByRole('radio', { name: 'Zonas' }))
    const zone = await screen.findByRole('table', { name: 'Posiciones de Zona A' })
    const names = within(zone)
      .getAllByRole('rowheader')
      .map((head) => head.textContent)
    expect(names[0]).toContain('Por el resultado entre ellos: 2-1')
    expect(names[1]).not.toContain('Por puntos')
    expect(names[2]).toContain('Descuento de 1 punto')
    expect(names[3]).toContain('Falta el sorteo')
  })

  it('says the champion, second and third once the final is played', async () => {
    const { unmount } = render(aCompetition('zones'))
    expect(await screen.findByRole('radiogroup', { name: 'Ver' })).toBeDefined()
    expect(screen.queryByText(/^Campeón/)).toBeNull()
    unmount()
    render(aCompetition('all'))
    expect(await screen.findByRole('heading', { name: 'Campeón: Equipo t01' })).toBeDefined()
    expect(screen.getByText('2.º Equipo t02')).toBeDefined()
    expect(screen.getByText('3.º Equipo t03')).toBeDefined()
  })

  it('follows the socket: a decided competition replaces the first one', async () => {
    const tables = { standings: [], scorers: [] }
    const realtime = new FakeRealtime().setSnapshot('standings:futbol', {
      ...tables,
      competition: aCompetition('zones'),
    })
    render(aCompetition('none'), [], realtime)
    expect(await screen.findByRole('radiogroup', { name: 'Ver' })).toBeDefined()
    realtime.push('standings:futbol', { ...tables, competition: aCompetition('all') })
    expect(await screen.findByRole('heading', { name: 'Campeón: Equipo t01' })).toBeDefined()
  })
})
