import { screen, waitFor, within } from '@testing-library/react'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { board, openControl, press, question, sheet, team, timeline } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const scoreless = { ...liveMatch, homeScore: 0, awayScore: 0 }
const sport = { id: liveMatch.sportId, name: 'Otro', icon: '🏐' }

describe('a board of points (B13)', () => {
  const match = { ...scoreless, sport: { ...sport, scoring: 'points' as const } }

  test('counts a basket in one tap, whatever it is worth; whose it was is asked afterwards, and one tap undoes it', async () => {
    const { user, api, server } = await openControl({ match, events: [] })
    await user.click(press('Sumar 3 puntos a Promo 98'))
    await user.click(press('Sumar punto a Promo 05'))
    await user.click(press('Sumar 2 puntos a Promo 98'))
    expect([board(), screen.getAllByText('+2 a Promo 98')[0]]).toEqual([
      expect.stringContaining('Promo 98 5, Promo 05 1'),
      expect.anything(),
    ])
    await user.click(press('¿De quién fue?'))
    await user.click((await sheet('¿De quién fue?')).getByRole('button', { name: '10 Pablo Ríos' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 5'),
      expect.stringContaining('34′+2 · Pablo Ríos'),
    ])
    await waitFor(() =>
      expect(api.callsTo(matchEventEndpoints.register)[0]?.body).toMatchObject({ counted: true, points: 2 }),
    )
    await user.click(press('Deshacer'))
    await user.click(press('Deshacer'))
    await waitFor(() => expect([server.match.homeScore, server.match.awayScore]).toEqual([3, 1]))
  })

  test('offers worth and shirt, but no penalty or own goal', async () => {
    const { user, server } = await openControl({ match, events: [] })
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Puntos/ }))
    const form = await sheet('Registrar Puntos')
    expect(form.queryByRole('button', { name: 'De penal' })).toBeNull()
    await user.click(form.getByRole('button', { name: '+3' }))
    await user.click(form.getByRole('button', { name: '9 Martín Sosa' }))
    expect([board(), timeline()[0]]).toEqual([
      expect.stringContaining('Promo 98 3'),
      expect.stringContaining('34′+3 · Martín Sosa'),
    ])
    await waitFor(() => expect(server.match.homeScore).toBe(3))
  })
})

describe('a board asks what its sport has (B81, B87)', () => {
  test('rugby: its own steps, and bonus points that one tap undoes', async () => {
    const rugby = { ...sport, scoring: 'points' as const, steps: [5, 3, 2], usesBonus: true }
    const { user, server } = await openControl({ match: { ...scoreless, sport: rugby }, events: [] })
    expect(screen.queryByRole('button', { name: 'Sumar punto a Promo 98' })).toBeNull()
    await user.click(press('Sumar 5 puntos a Promo 98'))
    await user.click(press('Sumar 3 puntos a Promo 98'))
    await user.click(press('Restar 2 puntos a Promo 98'))
    expect(board()).toContain('Promo 98 6')
    await user.click(press('Sumar un bonus a Promo 05'))
    expect(screen.getByRole('group', { name: 'Puntos bonus de Promo 05' }).textContent).toContain('1')
    await waitFor(() => expect(server.match.bonus).toEqual({ home: 0, away: 1 }))
    await user.click(press('Deshacer'))
    await waitFor(() => expect(server.match.bonus ?? null).toBeNull())
  })

  test('handball: two minutes beside the shirt, no card that it lacks', async () => {
    const handball = { ...sport, cards: ['yellow' as const, 'two_minutes' as const] }
    const { user } = await openControl({ match: { ...scoreless, sport: handball }, events: [] })
    const home = team('Promo 98')
    expect(home.queryByRole('button', { name: /Roja/ })).toBeNull()
    await user.click(home.getByRole('button', { name: /^2 minutos/ }))
    await user.click((await sheet('2 minutos')).getByRole('button', { name: '9 Martín Sosa' }))
    expect((await screen.findByRole('list', { name: 'Afuera por dos minutos' })).textContent).toMatch(/^9[12]:\d\d$/)
  })

  test('football has neither', async () => {
    await openControl({ match: scoreless, events: [] })
    expect(screen.queryByText('Bonus')).toBeNull()
    expect(screen.queryByRole('button', { name: /2 minutos|Verde|Azul/ })).toBeNull()
  })
})

describe('a timeout', () => {
  const match = { ...scoreless, sport: { ...sport, scoring: 'points' as const } }

  test('is one press of its team: the clock stops, the timeline says whose it is, and one tap undoes it', async () => {
    const { user, api, server } = await openControl({ match, events: [] })
    await user.click(team('Promo 05').getByRole('button', { name: /^Tiempo muerto/ }))
    expect([timeline()[0], screen.getByRole('button', { name: 'Reanudar' })]).toEqual([
      expect.stringMatching(/Tiempo muerto.*Promo 05/),
      expect.anything(),
    ])
    expect(screen.getAllByText('Tiempo muerto de Promo 05')[0]).toBeDefined()
    // It has no player to name, and nothing to correct but its deletion.
    expect(screen.queryByRole('button', { name: /poner nombre|^Editar/ })).toBeNull()
    await waitFor(() => expect(api.callsTo(matchCommandEndpoints.timeout)[0]?.body).toEqual({ side: 'away' }))
    await waitFor(() => expect(server.events[0]).toMatchObject({ type: 'timeout', teamId: liveMatch.awayTeamId }))
    await user.click(press('Deshacer'))
    await waitFor(() => expect([server.events, server.match.isLive]).toEqual([[], true]))
  })

  test('is not offered in football', async () => {
    await openControl({ match: scoreless, events: [] })
    expect(screen.queryByRole('button', { name: /^Tiempo muerto/ })).toBeNull()
  })
})

describe('a board of sets (B13)', () => {
  const bySets = { ...sport, scoring: 'sets' as const, bestOf: 3, setPoints: 25, lastSetPoints: 15, setCap: 0 }
  const match = { ...scoreless, sport: bySets, homePoints: 24, awayPoints: 20 }

  test('proposes the end of a set once it is won; the next begins, and one tap undoes it', async () => {
    const { user, server } = await openControl({ match, events: [] })
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull()
    expect(team('Promo 98').queryByRole('button', { name: /Registrar/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Cerrar set/ })).toBeNull()
    await user.click(press('Sumar punto a Promo 98'))
    await user.click(press('Sumar punto a Promo 98'))
    expect(screen.getByText('El set ya terminó: ciérralo antes de seguir')).toBeDefined()
    await user.click(press('Cerrar set 25-20'))
    expect([board(), screen.getByText('Set 2')]).toEqual([
      expect.stringContaining('Promo 98 1, Promo 05 0. 0-0'),
      expect.anything(),
    ])
    await waitFor(() => expect(server.match.sets).toEqual([{ home: 25, away: 20 }]))
    await user.click(press('Deshacer'))
    await waitFor(() => expect(server.match).toMatchObject({ homeScore: 0, homePoints: 25, sets: [] }))
  })

  test('corrects typed sets; impossible ones are announced and not sent; a level match is not finished', async () => {
    const { user, server } = await openControl({
      match: {
        ...match,
        homeScore: 1,
        awayScore: 1,
        sets: [
          { home: 25, away: 20 },
          { home: 23, away: 25 },
        ],
      },
      events: [],
    })
    await user.click(press('Finalizar Partido'))
    expect(screen.getByText('Falta el set que decide: un partido por sets no termina empatado')).toBeDefined()
    await user.click(press('Corregir sets'))
    const form = await sheet('Corregir sets')
    const away = await form.findByLabelText(/Set 2 · Promo 05/)
    await user.clear(away)
    await user.type(away, '7')
    await user.click(form.getByRole('button', { name: 'Guardar sets' }))
    expect(form.getByText('El set 2 es a 25 con dos de ventaja: no puede terminar 23-7')).toBeDefined()
    const home = form.getByLabelText(/Set 2 · Promo 98/)
    await user.clear(home)
    await user.type(home, '25')
    await user.click(form.getByRole('button', { name: 'Guardar sets' }))
    await waitFor(() =>
      expect(server.match).toMatchObject({
        homeScore: 2,
        awayScore: 0,
        sets: [
          { home: 25, away: 20 },
          { home: 25, away: 7 },
        ],
        homePoints: 0,
      }),
    )
    await user.click(
      within(screen.getByRole('region', { name: /–/ })).getByRole('button', { name: 'Finalizar Partido' }),
    )
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    await waitFor(() => expect(server.match.status).toBe('finished'))
  })
})
