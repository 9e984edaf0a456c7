import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  officialLinkEndpoints as calls,
  officialLinkMessages,
  type OfficialMatch,
  type OfficialPage,
} from '@torneo/contracts/match/official-links'
import { errorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const token = 'a'.repeat(43)
const match: OfficialMatch = {
  id: 'uno',
  date: '2025-11-15',
  time: '10:00',
  location: 'Campo',
  field: 'Cancha 1',
  status: 'scheduled',
  interruption: null,
  round: 'Zona A · Fecha 2',
  sport: { name: 'Fútbol', icon: '⚽' },
  home: 'Promo 98',
  away: '1.º Zona B',
  colleagues: ['Juan Paz', 'Zoe Vega'],
}
const page: OfficialPage = {
  name: 'Ana Ríos',
  role: 'referee',
  matches: [match, { ...match, id: 'dos', time: '12:00', status: 'finished', colleagues: [] }],
  version: 'v'.repeat(43),
  confirmedAt: null,
}

async function open(fields: Partial<OfficialPage> = {}, hash = token) {
  let confirmedAt: string | null = null
  const api = aPanelApi(null)
    .respond(calls.open, () => ({ ...page, confirmedAt, ...fields }))
    .respond(calls.confirm, () => {
      confirmedAt = fields.version === undefined ? '2025-11-14T16:05:00.000Z' : null
      return { ...page, ...fields, confirmedAt }
    })
  await openPanel(`/arbitro#${hash}`, api)
  return { api, user: userEvent.setup() }
}

test('shows hour, place, sides, round and colleagues; what is over comes last', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Ana Ríos' })).toBeDefined()
  const [day] = screen.getAllByRole('region', { name: /15 de noviembre/i })
  const [first] = within(day as HTMLElement).getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /10:00.*Promo 98 – 1\.º Zona B.*Campo · Cancha 1.*Fútbol · Zona A · Fecha 2.*Con Juan Paz y Zoe Vega/,
  )
  expect(screen.getByText('Ya pasaron (1)')).toBeDefined()
})

test("'Confirmo' sends what was read, and says since when", async () => {
  const { api, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Confirmo' }))
  expect(await screen.findByText(/^Confirmaste el .+ a las \d\d:\d\d/)).toBeDefined()
  expect(api.callsTo(calls.confirm).map(({ body }) => body)).toEqual([{ token, version: page.version }])
  expect(screen.queryByRole('button', { name: 'Confirmo' })).toBeNull()
})

test('a plan that changed while it was read is not confirmed', async () => {
  const { user } = await open({ version: 'w'.repeat(43) })
  await user.click(await screen.findByRole('button', { name: 'Confirmo' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Cambió mientras leías: míralo de nuevo y confirma.')
})

test('says that there are no matches yet, and what is not confirmed then', async () => {
  await open({ matches: [] })
  expect(await screen.findByText('Todavía no tienes partidos')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirmo' })).toBeNull()
})

test('a link that ended, or is cut off, says so', async () => {
  const gone = aPanelApi(null).respond(
    calls.open,
    errorReply({ code: 404, type: 'not_found', message: officialLinkMessages.gone }),
  )
  await openPanel(`/arbitro#${token}`, gone)
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined()
})

test('a link that is cut off asks nobody', async () => {
  const { api } = await open({}, 'corto')
  expect(await screen.findByRole('heading', { name: 'Este enlace está incompleto' })).toBeDefined()
  expect(api.callsTo(calls.open)).toEqual([])
})
