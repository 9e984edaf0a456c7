import { screen, waitFor, within } from '@testing-library/react'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { generalCupEndpoints } from '@torneo/contracts/competition/general-cup'
import { matchPlanEndpoints as plans } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { officialEndpoints } from '@torneo/contracts/match/officials'
import { pairingsOfMatches } from '@torneo/domain/schedule/pairings-of-competition'
import { planFixtures } from '@torneo/domain/schedule/plan-fixtures'
import { aTeam, aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../../dev/answer-competition'
import { serveTournament } from '../../../../dev/answer-tournament'
import { serveSports, someSports } from '../../../../dev/sports-fake'
import { playedOf } from '../../../data/played-of'
import { setWidth } from '../../../testing/tables-screen'
import RemakePage from './RemakePage'

const [{ id: football }] = someSports as [(typeof someSports)[number]]
const lateTeam = aTeam({ name: 'Promo 89', sportId: football, promotionId: 'p1989', promotionYear: 1989 })

const fields = ['Cancha 1', 'Cancha 2', 'Cancha 3']

const at = '2025-11-01T12:00:00.000Z'
const ana = { id: 'ana', name: 'Ana Ríos', role: 'referee', rev: 1, createdAt: at, updatedAt: at }

/** A planned fixture of two days and three fields, of which nothing was played; two matches at one hour have one official. */
function planned() {
  const { competition, matches } = playedCompetition()
  const unplayed = matches.map((match): Match => ({ ...match, status: 'scheduled', homeScore: 0, awayScore: 0 }))
  const plan = planFixtures({
    pairings: pairingsOfMatches(competition, unplayed.map(playedOf)),
    days: ['2025-11-15', '2025-11-16'].map((date) => ({ date, from: '09:00', to: '19:00', fields })),
    minutes: 40,
    turnover: 10,
    rest: 40,
    seed: 1,
  })
  const places = new Map(plan.matches.map(({ id, ...place }) => [id, place]))
  const sharing = plan.matches.flatMap((one, index) => {
    const next = plan.matches[index + 1]
    return next?.date === one.date && next.time === one.time ? [[one.id, next.id]] : []
  })
  return {
    competition,
    matches: unplayed.map((match): Match => {
      const referee = sharing[0]?.includes(match.id) ? ana.name : ''
      return { ...match, ...places.get(match.id), referee }
    }),
  }
}

function open(search = '', answer: (api: FakeApi) => void = () => undefined) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(
    api,
    someSports.map((sport) => ({ ...sport, rules: { ...sport.rules, matchDuration: 40 } })),
  )
  serveTournament(api)
  const server = serveCompetition(api, { ...planned(), teams: [...competitionTeams, lateTeam] })
  api.respond(officialEndpoints.list, { total: 0, items: [] })
  api.respond(plans.save, ({ body }) => ({
    batch: 'b1',
    made: [],
    changed: [],
    removed: body.remove.map(({ id }) => id),
  }))
  api.respond(plans.undo, () => undefined)
  answer(api)
  return { ...renderScreen(<RemakePage />, { path: `/tournament/competition/remake${search}`, as, api }), server }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const moved = async () => within(await screen.findByRole('region', { name: 'Se mueven' }))
const chip = async () => screen.findByText(/^Entran \d+ de \d+$/)

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 12, 21, 0) })
})
afterEach(() => {
  vi.useRealTimers()
  setWidth(1024)
})

test('a late team gets its matches, what moves is named, and one press writes it all', async () => {
  const { user, api, server } = open(`?cambio=late&equipo=${lateTeam.id}`)
  await user.selectOptions(await screen.findByLabelText('Zona'), 'Zona C')
  expect(await screen.findByText('Zona C pasa de 4 a 5 equipos: 4 partidos nuevos.')).toBeDefined()
  expect(screen.getByText('El 5.º de Zona C no pasa a ninguna llave: termina con sus 4 partidos.')).toBeDefined()
  expect((await chip()).textContent).toBe('Entran 34 de 34')
  const count = within(screen.getByRole('region', { name: 'Se mueven' })).queryAllByRole('listitem').length
  expect(count).toBeLessThanOrEqual(6)
  expect(api.callsTo(competitionEndpoints.save)).toEqual([])
  await user.click(await button('Guardar y avisar'))
  expect(await screen.findByText('Plan guardado')).toBeDefined()
  const [saved] = api.callsTo(plans.save)
  expect(saved?.body.make).toHaveLength(4)
  expect(saved?.body.make.every(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(lateTeam.id))).toBe(
    true,
  )
  expect(saved?.body.change).toHaveLength(count)
  const zones = (server.stored?.phases ?? []).flatMap((phase) => (phase.kind === 'league' ? phase.zones : []))
  expect(zones[2]?.teamIds).toContain(lateTeam.id)

  await user.click(await button(/^Deshacer/))
  expect(await screen.findByText('Volvió el plan anterior')).toBeDefined()
  expect(api.callsTo(plans.undo).map(({ params }) => params)).toEqual([{ batch: 'b1' }])
  const after = (server.stored?.phases ?? []).flatMap((phase) => (phase.kind === 'league' ? phase.zones : []))
  expect(after[2]?.teamIds).not.toContain(lateTeam.id)
})

test('a field that is lost moves its matches only, and a pinned one stays', async () => {
  const { user, api, server } = open()
  const lost = server.matches.filter(({ field }) => field === 'Cancha 3').length
  await user.click(await screen.findByRole('radio', { name: 'Cambia una cancha o un horario' }))
  expect((await chip()).textContent).toBe('Entran 30 de 30')
  expect(within(screen.getByRole('region', { name: 'Se mueven' })).getByText('Ninguno se mueve.')).toBeDefined()
  for (const box of screen.getAllByRole('checkbox', { name: 'Campo de deportes · Cancha 3' })) await user.click(box)
  const pinsOf = async () => (await moved()).findAllByRole('button', { name: /^Dejar donde estaba: / })
  const pins = await pinsOf()
  expect(pins.length).toBe(lost)
  await user.click(pins[0] as HTMLElement)
  expect(await screen.findByText('1 fijado a mano')).toBeDefined()
  await waitFor(async () => expect((await pinsOf()).length).toBe(lost - 1))
  await user.click(await button('Guardar y avisar'))
  expect(await screen.findByText('Plan guardado')).toBeDefined()
  const [saved] = api.callsTo(plans.save)
  expect(saved?.body.change).toHaveLength(lost - 1)
  expect(saved?.body.change.map(({ field }) => field)).not.toContain('Cancha 3')
})

test('an official of two matches at one hour leaves one of them another hour, unless the wish is off', async () => {
  const { user } = open('', (api) => api.respond(officialEndpoints.list, { total: 1, items: [ana] }))
  await user.click(await screen.findByRole('radio', { name: 'Cambia una cancha o un horario' }))
  await chip()
  await waitFor(async () => expect((await moved()).getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('switch', { name: 'Los árbitros, sin choques' }))
  expect(await screen.findByText('Ninguno se mueve.')).toBeDefined()
})

test('somebody who moved matches meanwhile is said, and what was chosen stays', async () => {
  let attempts = 0
  const { user } = open('', (api) =>
    api.respond(plans.save, () => {
      attempts += 1
      return attempts > 1
        ? { batch: 'b2', made: [], changed: [], removed: [] }
        : errorReply({ code: 409, type: 'stale', message: 'Otra persona guardó cambios antes que tú' })
    }),
  )
  await user.click(await screen.findByRole('radio', { name: 'Nada: ordenar mejor lo que falta' }))
  await chip()
  await user.click(await button('Guardar y avisar'))
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona movió partidos')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nada: ordenar mejor lo que falta' }).checked).toBe(true)
  await chip()
  await user.click(await button('Guardar y avisar'))
  expect(await screen.findByText('Plan guardado')).toBeDefined()
})

test('matches that no longer fit are named, and nothing is saved that would leave one without a place', async () => {
  const { user, api } = open()
  await user.click(await screen.findByRole('radio', { name: 'Cambia una cancha o un horario' }))
  await chip()
  for (const field of screen.getAllByLabelText('Hasta')) {
    await user.clear(field)
    await user.type(field, '10:00')
  }
  expect(await screen.findByText(/partidos del fixture no entran: dales lugar para guardar\.$/)).toBeDefined()
  await user.click(await button('Guardar y avisar'))
  expect(api.callsTo(plans.save)).toEqual([])
})

test('a withdrawal says how many matches it frees, and is written before the plan', async () => {
  const promotion = { id: competitionTeams[0]?.promotionId ?? '', name: 'Promo 98', year: 1998, color: '#1D4ED8' }
  const line = { from: { sportId: football }, name: 'Fútbol', place: 1, points: 0, now: 12, sure: false }
  const medals = { firsts: 0, seconds: 0, thirds: 0 }
  const { user, api } = open('', (one) =>
    one.respond(generalCupEndpoints.find, {
      ...{ rev: 1, name: 'Copa General', visible: true, contests: [], adjustments: [] },
      sports: [{ sportId: football, points: [12] }],
      table: [
        { position: 1, promotion: { ...promotion, category: 'Senior' }, points: 0, now: 12, lines: [line], ...medals },
      ],
      champions: { all: null, Senior: null, Junior: null, Master: null },
    }),
  )
  await user.click(await screen.findByRole('radio', { name: 'Se retira un equipo' }))
  await user.selectOptions(screen.getByLabelText('Equipo'), competitionTeams[0]?.name ?? '')
  await user.type(screen.getByLabelText('Motivo'), 'No llegó')
  expect(await screen.findByText('Se liberan 3 partidos de zona.')).toBeDefined()
  expect(
    await screen.findByText(/^En la Copa General sigue contando el lugar .+: hoy le da 12 puntos\.$/),
  ).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Resultados'), 'Se anulan')
  expect(screen.getByText(/^En la Copa General pierde el lugar .+: hoy le da 12 puntos\.$/)).toBeDefined()
  await chip()
  await user.click(await button('Guardar y avisar'))
  expect(await screen.findByText('Plan guardado')).toBeDefined()
  expect(api.callsTo(competitionEndpoints.withdraw).map(({ body }) => body.teamId)).toEqual([competitionTeams[0]?.id])
  await user.click(await button(/^Deshacer/))
  expect(await screen.findByText('Volvió el plan anterior')).toBeDefined()
  expect(api.callsTo(competitionEndpoints.removeWithdrawal)).toHaveLength(1)
})
