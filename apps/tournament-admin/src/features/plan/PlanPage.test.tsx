import { screen, waitFor, within } from '@testing-library/react'
import { matchBatchEndpoints as batches } from '@torneo/contracts/match/match-batches'
import { matchEndpoints, type Match } from '@torneo/contracts/match/matches'
import { goldAndSilverTemplate } from '@torneo/domain/competition/setup/templates'
import { aMatch, aUser } from '@torneo/testing/builders'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { serveTournament } from '../../../dev/answer-tournament'
import { serveSports, someSports } from '../../../dev/sports-fake'
import { setWidth } from '../../testing/tables-screen'
import PlanPage from './PlanPage'

const [{ id: football }] = someSports as [(typeof someSports)[number]]
const teamIds = competitionTeams.map(({ id }) => id)
const drawn = () => ({ ...playedCompetition().competition, phases: goldAndSilverTemplate({ teamIds, zones: 3 }) })

function open(
  first: Parameters<typeof serveCompetition>[1] = { competition: drawn() },
  answer: (api: FakeApi) => void = () => undefined,
) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(
    api,
    someSports.map((sport) => ({ ...sport, rules: { ...sport.rules, matchDuration: 40 } })),
  )
  serveTournament(api)
  const server = serveCompetition(api, first)
  answer(api)
  return { ...renderScreen(<PlanPage />, { path: '/tournament/competition/fixture', as, api }), server }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const plan = async () => within(await screen.findByRole('region', { name: 'Así quedaría' }))
/** Adds three fields of a place that no match has had yet. */
async function addFields(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Lugar'), 'Campo de deportes')
  await user.click(await button('Una cancha más'))
  await user.click(await button('Agregar'))
}
const stored = (): Match =>
  aMatch({
    sportId: football,
    date: '2025-11-15',
    time: '09:00',
    location: 'Campo de deportes',
    field: 'Cancha 1',
    status: 'cancelled',
  })

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 12, 21, 0) })
})
afterEach(() => {
  vi.useRealTimers()
  setWidth(1024)
})

describe('a plan from a drawn competition that has no matches', () => {
  test('a place and its fields are enough for a plan of every match, final included, which one press creates', async () => {
    const { user, api, address } = open()
    expect(await screen.findByText('Di dónde se juega y aparece el fixture.')).toBeDefined()
    await addFields(user)
    expect(await (await plan()).findByText('Entran 30 de 30')).toBeDefined()
    const board = within(await (await plan()).findByRole('region', { name: 'Canchas del sábado 15 de noviembre' }))
    expect(board.getAllByRole('list').map((column) => column.getAttribute('aria-label'))).toEqual([
      'Campo de deportes · Cancha 1',
      'Campo de deportes · Cancha 2',
      'Campo de deportes · Cancha 3',
    ])
    expect(api.callsTo(batches.create)).toEqual([])
    await user.click(await button('Crear 30 partidos'))
    expect(await screen.findByText('30 partidos creados')).toBeDefined()
    expect(address()).toBe(`/tournament/fixtures?deporte=${football}`)
    const [sent] = api.callsTo(batches.create)
    expect(sent?.body.items).toHaveLength(30)
    const ties = sent!.body.items.filter(({ tieId }) => tieId)
    expect(ties.length).toBe(12)
    for (const { homeTeamId, awayTeamId } of ties) expect([homeTeamId, awayTeamId]).toEqual([undefined, undefined])
    const zones = sent!.body.items.filter(({ zoneId }) => zoneId)
    expect(new Set(zones.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].toSorted().join())).size).toBe(18)
  })

  test('deletes the created matches from the toast', async () => {
    const { user, api, server } = open()
    await addFields(user)
    await user.click(await button('Crear 30 partidos'))
    await user.click(await button(/^Deshacer/))
    expect(await screen.findByText('Partidos eliminados')).toBeDefined()
    expect(api.callsTo(batches.remove)).toHaveLength(1)
    expect(server.matches).toEqual([])
  })

  test('days and fields of the last matches are there from the start', async () => {
    open({ competition: drawn(), matches: [stored()] })
    expect(await (await plan()).findByText(/^Entran/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Día').value).toBe('2025-11-15')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Campo de deportes · Cancha 1' }).checked).toBe(true)
  })

  test('the next visit of this device finds the days, fields and minutes again', async () => {
    const first = open()
    await addFields(first.user)
    await first.user.clear(screen.getByLabelText('Partido'))
    await first.user.type(screen.getByLabelText('Partido'), '25')
    first.unmount()
    open()
    expect(await (await plan()).findByText('Entran 30 de 30')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Partido').value).toBe('25')
  })

  test('a wrong setting says what is wrong, and the button leads to it', async () => {
    const { user, api } = open({ competition: drawn(), matches: [stored()] })
    await user.clear(await screen.findByLabelText('Descanso del equipo'))
    expect(await screen.findByText('De 0 a 600 minutos')).toBeDefined()
    await user.click(await button(/^Crear/))
    expect(document.activeElement).toBe(screen.getByLabelText('Descanso del equipo'))
    expect(api.callsTo(batches.create)).toEqual([])
  })

  test('names the matches that do not fit with their reason, and creates those that do', async () => {
    const { user } = open({ competition: drawn(), matches: [stored()] })
    const to = await screen.findByLabelText('Hasta')
    await user.clear(to)
    await user.type(to, '12:00')
    expect(await (await plan()).findByText(/^Quedan \d+ afuera\.$/)).toBeDefined()
  })
})

test('what is preferred is planned: zones on one day, finals on their field, and a break', async () => {
  const { user, api } = open()
  await addFields(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Zonas: sáb. 15/11' }))
  await user.click(screen.getByRole('checkbox', { name: 'Finales en: Campo de deportes · Cancha 2' }))
  await user.click(await button('Agregar pausa'))
  const form = within(screen.getByLabelText('Hasta', { selector: 'form *' }).closest('form')!)
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect(await screen.findByText('Pausa el sáb. 15/11, de 13:00 a 14:00')).toBeDefined()
  await user.click(await button('Crear 30 partidos'))
  expect(await screen.findByText('30 partidos creados')).toBeDefined()
  const items = api.callsTo(batches.create)[0]?.body.items ?? []
  const zones = items.filter(({ zoneId }) => zoneId)
  expect(zones.map(({ date }) => date)).toEqual(zones.map(() => '2025-11-15'))
  expect(zones.filter(({ time }) => time > '12:20' && time < '14:00')).toEqual([])
  const finals = items.filter(({ tieId }) => /^(oro|plata)-3-/.test(tieId ?? ''))
  expect(finals.map(({ field }) => field)).toEqual(finals.map(() => 'Cancha 2'))
})

describe('a plan while other people edit the fixtures', () => {
  test('the rows that were rejected say why on their blocks, and no setting is lost', async () => {
    const { user, api } = open(undefined, (fake) =>
      fake.respond(batches.create, ({ body }) => {
        const at = body.items.findIndex(({ tieId }) => tieId)
        return errorReply({
          code: 400,
          type: 'validation',
          message: 'Revisa los campos marcados',
          details: [{ path: `items.${at}.tieId`, message: 'Ese cruce ya tiene un partido' }],
        })
      }),
    )
    await addFields(user)
    await user.click(await button('Crear 30 partidos'))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('No se creó ningún partido: 1 ya no es posible.')).toBeDefined()
    const tie = api.callsTo(batches.create)[0]?.body.items.find(({ tieId }) => tieId)
    await user.click(screen.getByRole('radio', { name: new RegExp(`${Number(tie?.date.slice(-2))}/11`) }))
    expect(screen.getByText('Ese cruce ya tiene un partido')).toBeDefined()
    const reads = api.callsTo(matchEndpoints.list).length
    await user.click(alert.getByRole('button', { name: 'Armar de nuevo' }))
    await waitFor(() => expect(api.callsTo(matchEndpoints.list).length).toBeGreaterThan(reads))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(0)
  })

  test('a repetition after a lost connection has the same key', async () => {
    let attempts = 0
    const { user, api } = open(undefined, (fake) => {
      fake.respond(batches.create, ({ body }) => {
        attempts += 1
        if (attempts === 1) return networkFailure
        return {
          batch: 'b',
          items: body.items.map((draft) => aMatch({ ...draft, round: draft.round ?? 1 } as Partial<Match>)),
        }
      })
    })
    await addFields(user)
    await user.click(await button('Crear 30 partidos'))
    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeDefined()
    await user.click(await button('Crear 30 partidos'))
    expect(await screen.findByText('30 partidos creados')).toBeDefined()
    const keys = api.callsTo(batches.create).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

test('a sport without a competition plays everybody once against everybody', async () => {
  const { user, api } = open({ teams: competitionTeams.slice(0, 4) })
  await addFields(user)
  await user.click(await button('Crear 6 partidos'))
  expect(await screen.findByText('6 partidos creados')).toBeDefined()
  const items = api.callsTo(batches.create)[0]?.body.items ?? []
  expect(items.every(({ phaseId, zoneId, tieId }) => [phaseId, zoneId, tieId].every((one) => one === undefined))).toBe(
    true,
  )
  expect(new Set(items.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].toSorted().join())).size).toBe(6)
})

test('says that all matches of a sport exist', async () => {
  open(playedCompetition())
  expect(await screen.findByText('Todos los partidos de Fútbol ya tienen día y hora')).toBeDefined()
})
