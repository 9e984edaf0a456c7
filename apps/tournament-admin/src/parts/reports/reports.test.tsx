import { screen, within } from '@testing-library/react'
import { type MatchReport, matchReportEndpoints as calls } from '@torneo/contracts/match/match-reports'
import { aUser } from '@torneo/testing/builders'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { someFixtures } from '../../../dev/answer-fixtures'
import { liveMatch } from '../../../dev/answer-live'
import { button, form, more, openFixtures, question, rowOf, rows } from '../../testing/fixtures-screen'
import { openControl, press } from '../../testing/live-screen'
// Load the lazy parts in advance.
import './MatchReports'

/** Waits for the form, which the modal shows once its code is loaded. */
async function reportForm() {
  await screen.findByLabelText('Qué pasó')
  return within(await form('Informe del partido'))
}

const { finished, clashing } = someFixtures
const pair = 'Promo 12 – Promo 87'

const aReport = (fields: Partial<MatchReport> = {}): MatchReport => ({
  id: 'i1',
  createdAt: '2025-11-15T14:05:00.000Z',
  updatedAt: '2025-11-15T14:05:00.000Z',
  rev: 1,
  matchId: finished.id,
  kind: 'conduct',
  text: 'Insultó al árbitro',
  by: 'Planillero: Ana',
  ...fields,
})

/** Simulates the service. */
function serve(...first: MatchReport[]) {
  let items = first
  return (api: FakeApi) => {
    api.respond(calls.list, ({ query }) => {
      const found = items.filter(({ matchId }) => !query['matchId'] || matchId === query['matchId'])
      return { total: found.length, items: found }
    })
    api.respond(calls.create, ({ params, body }) => {
      const report = aReport({ id: `i${items.length + 1}`, matchId: params.id, ...body, by: 'Marcos Ibarra' })
      items = [report, ...items]
      return report
    })
    api.respond(calls.remove, ({ params }) => void (items = items.filter(({ id }) => id !== params.id)))
  }
}

describe('staff', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 15, 9, 30) }))
  afterEach(() => vi.useRealTimers())

  test('see which matches have a report, list those alone, read one and delete it', async () => {
    const { user } = await openFixtures(undefined, undefined, serve(aReport()))
    expect(await rowOf(pair).findByText('1 informe')).toBeDefined()
    await user.click(button('Con informe (1)'))
    expect(rows()).toEqual([pair])
    await user.click(button(`Ver informes de ${pair}`))
    const modal = await reportForm()
    expect(await modal.findByText('Insultó al árbitro')).toBeDefined()
    expect(modal.getByText(/^Planillero: Ana · /)).toBeDefined()
    await user.click(modal.getByRole('button', { name: 'Eliminar el informe de Planillero: Ana' }))
    const asked = await question('¿Eliminar el informe de Planillero: Ana?')
    await user.click(asked.getByRole('button', { name: 'Eliminar informe' }))
    expect(await modal.findByText('Todavía no hay informes de este partido.')).toBeDefined()
    await expect.poll(() => screen.queryByRole('button', { name: /^Con informe/ })).toBeNull()
    expect(rows()).toContain(pair)
  })

  test('write one from the list, which needs words; a refusal keeps them, and says why', async () => {
    const { user, api } = await openFixtures(undefined, undefined, serve())
    await (await more(user, 'Promo 05 – Promo 12')).choose('Informe del partido')
    const modal = await reportForm()
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(modal.getByText('Cuenta qué pasó')).toBeDefined()
    await user.click(modal.getByRole('radio', { name: 'Lesión' }))
    await user.type(modal.getByLabelText('Qué pasó'), 'Se lesionó el arquero')
    const message = 'Este partido ya tiene 50 informes'
    api.respond(calls.create, () => errorReply({ code: 409, type: 'conflict', message }))
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect((await modal.findByRole('alert')).textContent).toContain(message)
    await user.clear(modal.getByLabelText('Qué pasó'))
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(modal.queryByText(message)).toBeNull()
    await user.type(modal.getByLabelText('Qué pasó'), 'Se lesionó el arquero')
    serve()(api)
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(await modal.findByText('Se lesionó el arquero', { selector: 'p' })).toBeDefined()
    expect(modal.getByLabelText<HTMLTextAreaElement>('Qué pasó').value).toBe('')
    const sent = api.callsTo(calls.create)
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual(
      [1, 2].map(() => [clashing.id, { kind: 'injury', text: 'Se lesionó el arquero' }]),
    )
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('read why the reports could not be loaded, and try again', async () => {
    const { user, api } = await openFixtures(undefined, undefined, serve(aReport()))
    api.respond(calls.list, networkFailure)
    await user.click(button(`Ver informes de ${pair}`))
    const modal = await reportForm()
    expect(await modal.findByText('No pudimos cargar los informes')).toBeDefined()
    serve(aReport())(api)
    await user.click(modal.getByRole('button', { name: 'Reintentar' }))
    expect(await modal.findByText('Insultó al árbitro')).toBeDefined()
  })
})

describe('a volunteer', () => {
  beforeEach(() => localStorage.clear())
  const volunteer = aUser({
    role: 'pass',
    name: 'Planillero: Ana',
    pass: { matchId: liveMatch.id, date: liveMatch.date, location: '', field: '', until: '2100-01-01T03:00:00.000Z' },
  })

  test('hands in a report from the board, sees it there, and cannot delete it', async () => {
    const { user } = await openControl({ as: volunteer, answer: serve() })
    await user.click(press('Informe del partido'))
    let modal = await reportForm()
    await user.type(modal.getByLabelText('Qué pasó'), 'Se cortó la luz')
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(await screen.findByText('Informe entregado')).toBeDefined()
    await user.click(press('Informe del partido'))
    modal = await reportForm()
    expect(await modal.findByText('Se cortó la luz')).toBeDefined()
    expect(modal.queryByRole('button', { name: /^Eliminar/ })).toBeNull()
  })

  test('keeps an offline report over a reload and delivers it once when reconnected', async () => {
    let isDown = true
    const answer = (api: FakeApi) => {
      serve()(api)
      api.respond(calls.create, () => (isDown ? networkFailure : aReport()))
    }
    const opened = await openControl({ as: volunteer, answer })
    opened.realtime.goOffline()
    await opened.user.click(press('Informe del partido'))
    const modal = await reportForm()
    await opened.user.type(modal.getByLabelText('Qué pasó'), 'Se cortó la luz')
    await opened.user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(await screen.findByText('Informe por entregar: sale al volver la conexión')).toBeDefined()
    await expect.poll(() => opened.api.callsTo(calls.create).length).toBeGreaterThan(0)
    opened.unmount()

    const again = await openControl({ as: volunteer, answer })
    expect(await screen.findByText('Incidente. Se cortó la luz')).toBeDefined()
    isDown = false
    again.realtime.reconnect()
    await expect.poll(() => screen.queryByText(/^Informe por entregar/)).toBeNull()
    const keys = [opened, again].flatMap(({ api }) =>
      api.callsTo(calls.create).map(({ headers }) => headers['idempotency-key']),
    )
    expect(new Set(keys).size).toBe(1)
  })

  test('reads why it was refused, and puts it away', async () => {
    const message = 'Este partido ya tiene 50 informes'
    const { user } = await openControl({
      as: volunteer,
      answer: (api) => void api.respond(calls.create, errorReply({ code: 409, type: 'conflict', message })),
    })
    await user.click(press('Informe del partido'))
    const modal = await reportForm()
    await user.type(modal.getByLabelText('Qué pasó'), 'x')
    await user.click(modal.getByRole('button', { name: 'Entregar informe' }))
    expect(await screen.findByText(message)).toBeDefined()
    await user.click(press('Entendido'))
    expect(screen.queryByText('No pudimos entregar tu informe')).toBeNull()
  })
})
